import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { rest } from '../support/rest.ts'
import { aUser, startTestServer, type TestServer, test } from '../support/test-server.ts'

const CARD = readFileSync(new URL('../fixtures/photos/card-en.jpg', import.meta.url))
const dataUrl = (bytes: Buffer, type = 'image/jpeg') =>
  `data:${type};base64,${bytes.toString('base64')}`

async function readings(server: TestServer) {
  const [row] = await server
    .em()
    .execute<{ count: number }[]>('select count(*)::int as count from photo_reading')
  return row?.count
}

describe('a photo', { timeout: 60_000 }, () => {
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

  test('without text leaves nothing behind', async ({ server }) => {
    const user = await aUser(server)
    const blank = await sharp({
      create: { width: 400, height: 300, channels: 3, background: '#ffffff' },
    })
      .jpeg()
      .toBuffer()

    const read = await rest(server, 'POST /api/ocr', {
      token: user.accessToken,
      body: { image: dataUrl(blank) },
    })

    expect(read.status).toBe(422)
    expect(read.json.error).toBe('No text was detected in the image or the text is empty.')
    expect((await server.callerFor(user).recipes.list({})).items).toEqual([])
    expect(await readings(server)).toBe(0)
  })

  test.for([
    [400, 'nothing', { image: '' }],
    [400, 'no image at all', {}],
    [415, 'a page dressed as a photo', { image: dataUrl(Buffer.from('<html>'), 'image/png') }],
    [422, 'half a photo', { image: dataUrl(CARD.subarray(0, 9_000)) }],
    [413, 'too large a photo', { image: dataUrl(Buffer.alloc(12_500_000, 1)) }],
  ] as const)('is refused with %i when it is %s', async ([status, , body], { server }) => {
    const { accessToken: token } = await aUser(server)

    const answer = await rest(server, 'POST /api/ocr', { token, body })

    expect(answer.status, answer.text.slice(0, 200)).toBe(status)
    expect(answer.json.error).toMatch(/photo|image/i)
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
    await vi.waitFor(async () => expect(await readings(server)).toBe(1), 10_000)

    gone.abort()

    await expect(waiting).rejects.toThrow()
    await vi.waitFor(async () => expect(await readings(server)).toBe(0), 10_000)
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
