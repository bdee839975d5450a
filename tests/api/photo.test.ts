import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, onTestFinished } from 'vitest'
import { MAX_READINGS } from '#server/features/convert/photos.ts'
import { closePhotoReaders } from '#server/features/convert/read/photo/reader-pool.ts'
import { errorSentence } from '#shared/errors.ts'
import { rest } from '../support/rest.ts'
import { aUser, startTestServer, type TestServer, test } from '../support/test-server.ts'

const CARD = readFileSync(new URL('../fixtures/photos/card-en.jpg', import.meta.url))
const dataUrl = (bytes: Buffer) => `data:image/jpeg;base64,${bytes.toString('base64')}`

async function readings(server: TestServer) {
  const [row] = await server
    .em()
    .execute<{ count: number }[]>('select count(*)::int as count from photo_reading')
  return row?.count
}

const drawing = (svg: string) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${svg}</svg>`),
  )
    .jpeg()
    .toBuffer()

const TILES = Array.from({ length: 48 }, (_, at) => {
  const [x, y] = [(at % 8) * 50, Math.floor(at / 8) * 50]
  return `<rect x="${x}" y="${y}" width="25" height="25" fill="#b97"/>`
}).join('')

const grey = (width: number, height: number, background = '#888') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

/** 60 megapixels in few bytes. */
const bomb = () => grey(10_000, 6_000)

async function moving(): Promise<Buffer> {
  const frames = [await grey(60, 40), await grey(60, 40, '#222')]
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}

/** Whether a worker has a user's photo in hand. */
async function isReading(server: TestServer, userId: string): Promise<boolean> {
  const jobs = await server.em().execute<object[]>(
    `select 1 from photo_reading join pgboss.job on data->>'readingId' = photo_reading.id::text
     where state = 'active' and user_id = ?`,
    [userId],
  )
  return jobs.length > 0
}

describe('a photo', () => {
  test('is refused at once where too many wait already', async ({ server }) => {
    const [crowd, user] = [await aUser(server), await aUser(server)]
    await server.em().execute(
      `insert into photo_reading (id, created_at, user_id, language, pages)
       select gen_random_uuid(), now(), ?, 'en', '{}' from generate_series(1, ?)`,
      [crowd.id, MAX_READINGS],
    )

    const refused = await rest(server, 'POST /api/ocr', {
      token: user.accessToken,
      body: { image: dataUrl(CARD) },
    })
    await server.em().execute('delete from photo_reading where user_id = ?', [crowd.id])

    expect(refused).toMatchObject({ status: 429, json: { error: errorSentence('TOO_BUSY') } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('that is one too many is not even opened', async ({ server }) => {
    const user = await aUser(server)
    await server.em().execute(
      `insert into photo_reading (id, created_at, user_id, language)
       select gen_random_uuid(), now(), ?, 'en' from generate_series(1, 3)`,
      [user.id],
    )
    const broken = dataUrl(CARD.subarray(0, CARD.length / 2))
    const read = () => server.callerFor(user).convert.fromPhoto({ images: [broken] })

    await expect(read()).rejects.toMatchObject({ cause: { code: 'RATE_LIMITED' } })
    // What a process has left behind that died meanwhile is nobody's place.
    await server
      .em()
      .execute(
        `update photo_reading set created_at = now() - interval '1 hour' where user_id = ?`,
        [user.id],
      )
    await expect(read()).rejects.toMatchObject({ cause: { code: 'PHOTO_BROKEN' } })
    await server.em().execute('delete from photo_reading where user_id = ?', [user.id])
  })

  test('becomes a draft that is converted like any text, and is not kept', async ({ server }) => {
    const user = await aUser(server)
    const token = user.accessToken

    const read = await rest(server, 'POST /api/ocr', { token, body: { image: dataUrl(CARD) } })

    expect(read.status).toBe(200)
    expect(Object.keys(read.json)).toEqual(['recipeId'])
    const draft = await server.callerFor(user).recipes.byId({ id: read.json.recipeId })
    expect(draft).toMatchObject({
      status: 'draft',
      recipeMetadata: { title: 'Spiced Pumpkin Loaf' },
      sourceUrl: null,
    })
    expect(draft.rawText).toContain('1½ cups plain flour')
    expect(await readings(server)).toBe(0)
    const body = { recipeId: read.json.recipeId, language: 'en' }
    const converted = await rest(server, 'POST /api/process-recipe-ai', { token, body })
    expect(converted.json.processedData.ingredients.length).toBeGreaterThan(5)
  })

  test('of several pages is one recipe, with each line and how sure it is', async ({ server }) => {
    const user = await aUser(server)
    const { width, height } = await sharp(CARD).metadata()
    const top = await sharp(CARD)
      .extract({ left: 0, top: 0, width, height: Math.floor(height / 2) })
      .jpeg()
      .toBuffer()

    const answer = await rest(server, 'POST /trpc/convert.fromPhoto', {
      token: user.accessToken,
      body: { images: [dataUrl(CARD), dataUrl(top)], language: 'en' },
    })

    const { recipeId, lines } = answer.json.result.data
    expect(lines.length).toBeGreaterThan(10)
    for (const { confidence, crop } of lines) {
      expect(confidence).toBeGreaterThanOrEqual(0)
      expect(confidence).toBeLessThanOrEqual(1)
      if (crop !== null) expect(crop).toMatch(/^data:image\/jpeg;base64,/)
    }
    const { rawText } = await server.callerFor(user).recipes.byId({ id: recipeId })
    expect(rawText.match(/Spiced Pumpkin Loaf/g)).toHaveLength(2)
  })

  test.for([
    ['a blank page', '<rect width="400" height="300" fill="#fff"/>'],
    ['a picture of a floor', TILES],
  ] as const)('of %s leaves nothing behind', async ([, picture], { server }) => {
    const user = await aUser(server)

    const read = await rest(server, 'POST /api/ocr', {
      token: user.accessToken,
      body: { image: dataUrl(await drawing(picture)) },
    })

    expect(read.status).toBe(422)
    expect(read.json.error).toBe(errorSentence('PHOTO_NO_TEXT'))
    expect((await server.callerFor(user).recipes.list({})).items).toEqual([])
    expect(await readings(server)).toBe(0)
  })

  test.for([
    [400, 'nothing', '', errorSentence('PHOTO_MISSING')],
    [400, 'no image at all', undefined, 'Please choose a photo of the recipe.'],
    [400, 'a data URL without bytes', dataUrl(Buffer.of()), errorSentence('PHOTO_MISSING')],
    [415, 'no data URL', 'data:image/png,%89PNG', errorSentence('PHOTO_TYPE_UNSUPPORTED')],
    [415, 'a page', dataUrl(Buffer.from('<html>')), errorSentence('PHOTO_TYPE_UNSUPPORTED')],
    [415, 'an SVG', dataUrl(Buffer.from('<svg/>')), errorSentence('PHOTO_TYPE_UNSUPPORTED')],
    [422, 'half a photo', dataUrl(CARD.subarray(0, 9_000)), errorSentence('PHOTO_BROKEN')],
    [422, 'moving', moving, errorSentence('PHOTO_ANIMATED')],
    [413, 'a bomb', bomb, errorSentence('PHOTO_TOO_MANY_PIXELS', { limit: 40 })],
    [
      413,
      'heavy',
      dataUrl(Buffer.alloc(12_500_000, 1)),
      errorSentence('PHOTO_TOO_LARGE', { limit: 12 }),
    ],
  ] as const)('is refused with %i when it is %s', async ([status, , given, words], { server }) => {
    const { accessToken: token } = await aUser(server)
    const image = typeof given === 'function' ? dataUrl(await given()) : given

    const answer = await rest(server, 'POST /api/ocr', { token, body: { image } })

    expect(answer.status, answer.text.slice(0, 200)).toBe(status)
    expect(answer.json.error).toBe(words)
    expect(await readings(server)).toBe(0)
  })

  test('whose reader is killed is read by another, once and free of charge', async ({ server }) => {
    const user = await aUser(server)
    const caller = server.callerFor(user)
    const before = await caller.credits.balance()
    const token = user.accessToken
    const reading = rest(server, 'POST /api/ocr', { token, body: { image: dataUrl(CARD) } })
    await expect.poll(() => isReading(server, user.id)).toBe(true)

    await closePhotoReaders()

    const { status, json } = await reading
    expect(status).toBe(200)
    const { items } = await server.callerFor(user).recipes.list({})
    expect(items).toMatchObject([{ id: json.recipeId, title: 'Spiced Pumpkin Loaf' }])
    expect(await server.callerFor(user).credits.balance()).toEqual(before)
  })

  test('whose tries are used up is told to whoever waits', async ({ server }) => {
    const user = await aUser(server)
    const id = crypto.randomUUID()
    await server.em().execute(
      `insert into photo_reading (id, created_at, user_id, language, pages)
       values (?, now(), ?, 'en', array['x'::bytea])`,
      [id, user.id],
    )
    await server
      .em()
      .execute(`insert into pgboss.job (name, data) values ('read-photo-given-up', ?::jsonb)`, [
        JSON.stringify({ readingId: id }),
      ])

    const ending = () =>
      server.em().execute('select error_code, pages from photo_reading where id = ?', [id])
    await expect.poll(ending).toEqual([{ error_code: 'PHOTO_TIMEOUT', pages: null }])
  })

  test('of a stranger is not looked at', async ({ server }) => {
    const answer = await rest(server, 'POST /api/ocr', { body: { image: dataUrl(CARD) } })
    expect(answer.status).toBe(401)
  })

  test('that nobody waits for any more is forgotten', async () => {
    const server = await startTestServer({ worker: false })
    onTestFinished(() => server.close())
    const user = await aUser(server)
    const gone = new AbortController()
    const waiting = fetch(`${server.url}/trpc/convert.fromPhoto`, {
      method: 'POST',
      signal: gone.signal,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${user.accessToken}`,
      },
      body: JSON.stringify({ images: [dataUrl(CARD)] }),
    })
    await expect.poll(() => readings(server)).toBe(1)

    gone.abort()

    await expect(waiting).rejects.toThrow()
    await expect.poll(() => readings(server)).toBe(0)
    expect((await server.callerFor(user).recipes.list({})).items).toEqual([])
  })
})

describe('the text of a draft', () => {
  test('can be mended until it is converted, by its owner', async ({ server }) => {
    const [user, other] = [await aUser(server), await aUser(server)]
    const caller = () => server.callerFor(user).convert
    const { recipeId } = await caller().fromText({ rawText: 'Soup\n\n1 onlon' })

    await caller().reviseText({ recipeId, rawText: 'Soup\n\n1 onion\n\nChop the onion.' })

    const draft = await server.callerFor(user).recipes.byId({ id: recipeId })
    expect(draft).toMatchObject({ rawText: 'Soup\n\n1 onion\n\nChop the onion.', version: 2 })
    await expect(caller().reviseText({ recipeId, rawText: ' ' })).rejects.toThrow()
    await expect(
      server.callerFor(other).convert.reviseText({ recipeId, rawText: 'mine' }),
    ).rejects.toThrow('Recipe not found.')
  })
})
