import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { promisify } from 'node:util'
import fastify from 'fastify'
import { describe, expect, onTestFinished, test as plain } from 'vitest'
import { registerUnread } from '#server/plugins/unread.ts'
import { RECIPE_LIMITS } from '#shared/recipe.ts'
import { LIBRARY_LIMITS } from '#shared/recipe-list.ts'
import { anEditedRecipe } from '../support/recipes.ts'
import { rest } from '../support/rest.ts'
import { aUser, type TestServer, test } from '../support/test-server.ts'

type Person = Awaited<ReturnType<typeof aUser>>

/** Gives a person many recipes by SQL, each of so many bytes of text. */
async function addRecipes(server: TestServer, { id }: Person, count: number, bytes: number) {
  await server.em().execute(
    `insert into recipe (id, created_at, updated_at, user_id, version, status, title, tags,
                         thermomix_models, ingredients, steps, raw_text, is_idea)
     select (lpad(to_hex(turn), 12, '0') || '7000' || '8' || substr(md5(random()::text), 1, 15))::uuid, now(), now(), ?, 1,
            'draft', 'Soup ' || turn, '{}', '{}', '[]', '[]', repeat('x', ?), false
     from generate_series(1, ?) as turn`,
    [id, bytes, count],
  )
}

/** A call whose answer nobody takes. */
async function anUnreadCall(url: string, path: string, token = ''): Promise<Socket> {
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.pause()
  socket.on('error', () => {})
  onTestFinished(() => {
    socket.destroy()
  })
  await once(socket, 'connect')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\n\r\n`)
  return socket
}

describe('a library is full', () => {
  test('when it has as many recipes as it may, and has room again without one', async ({
    server,
  }) => {
    const user = await aUser(server)
    await addRecipes(server, user, LIBRARY_LIMITS.recipes, 10)
    const caller = server.callerFor(user)

    const answer = await rest(server, 'POST /api/create-recipe-from-text', {
      token: user.accessToken,
      body: { rawText: 'soup' },
    })

    expect(answer).toMatchObject({
      status: 409,
      json: { error: expect.stringContaining('3000 recipes') },
    })
    const { use } = await caller.recipes.overview()
    expect(use.recipes).toBe(LIBRARY_LIMITS.recipes)
    const { items } = await caller.recipes.list({ limit: 1 })
    await caller.recipes.delete({ id: items[0]?.id ?? '' })
    const both = [
      caller.convert.fromIdea({ idea: 'soup' }),
      caller.convert.fromIdea({ idea: 'pie' }),
    ]
    const ends = await Promise.allSettled(both)
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('when its recipes are as large as they may be; then they can only become smaller', async ({
    server,
  }) => {
    const user = await aUser(server)
    const caller = server.callerFor(user)
    const { recipeId: id } = await caller.convert.fromText({ rawText: 'x'.repeat(90_000) })
    const left = LIBRARY_LIMITS.megabytes * 1_000_000 - 95_000
    await addRecipes(server, user, 300, Math.floor(left / 300))

    await expect(caller.convert.fromText({ rawText: 'x'.repeat(9_000) })).rejects.toThrow('30 MB')
    const larger = { sourceUrl: null, rawText: 'x'.repeat(RECIPE_LIMITS.rawTextBytes) }
    const recipe = anEditedRecipe()
    await expect(caller.recipes.save({ id, ...recipe, recipe: larger })).rejects.toThrow('30 MB')
    const smaller = { sourceUrl: null, rawText: 'x' }
    await caller.recipes.save({ id, ...recipe, recipe: smaller })
    const fitting = { sourceUrl: null, rawText: 'x'.repeat(60_000) }
    await caller.recipes.save({ id, ...recipe, recipe: fitting })
  })
})

describe('a library that is larger than a page', () => {
  test('is read whole, newest first, and not again while nothing has changed', async ({
    server,
  }) => {
    const user = await aUser(server)
    const token = user.accessToken
    await addRecipes(server, user, 150, 20_000)

    const all = await rest(server, 'GET /api/recipes', { token })
    const titles = all.json.map(
      (recipe: { recipeMetadata: { title: string } }) => recipe.recipeMetadata.title,
    )
    expect(titles).toEqual(Array.from({ length: 150 }, (_, at) => `Soup ${150 - at}`))
    expect(all.headers.get('link')).toBeNull()

    const headers = { 'if-none-match': all.headers.get('etag') ?? '' }
    expect((await rest(server, 'GET /api/recipes', { token, headers })).status).toBe(304)
    // The last one is on the last page.
    await server.em().execute(`update recipe set title = 'Stew' where title = 'Soup 1'`)
    const changed = await rest(server, 'GET /api/recipes', { token, headers })
    expect(changed.json.at(-1)).toMatchObject({ recipeMetadata: { title: 'Stew' } })
  })

  test('comes in pages of some size when pages are asked for', async ({ server }) => {
    const user = await aUser(server)
    const token = user.accessToken
    await addRecipes(server, user, 60, 20_000)

    const seen: string[] = []
    let next: string | undefined = '/api/recipes?limit=50'
    let pages = 0
    while (next) {
      const page = await rest(server, `GET ${next}`, { token })
      expect(page.text.length).toBeLessThan(600_000)
      for (const { id } of page.json) seen.push(id)
      next = page.headers.get('link')?.match(/^<(.+)>; rel="next"$/)?.[1]
      pages += 1
    }

    expect(new Set(seen).size).toBe(60)
    expect(seen).toHaveLength(60)
    expect(pages).toBe(3)
  })

  test('is read by its owner once at a time, whoever does not take it', async ({ server }) => {
    const user = await aUser(server)
    const other = await aUser(server)
    await addRecipes(server, user, 300, 90_000)
    await server.callerFor(other).convert.fromText({ rawText: 'soup' })
    const path = '/api/recipes'

    const unread = await anUnreadCall(server.url, path, user.accessToken)
    await new Promise((resolve) => unread.once('readable', resolve))
    let isAnswered = false
    const second = rest(server, `GET ${path}`, { token: user.accessToken }).then((answer) => {
      isAnswered = true
      return answer
    })
    // Others go on.
    for (let turn = 0; turn < 5; turn++) {
      const theirs = await rest(server, `GET ${path}`, { token: other.accessToken })
      expect(theirs.json).toHaveLength(1)
      await server.callerFor(user).recipes.list({ limit: 1 })
    }
    expect(isAnswered).toBe(false)
    unread.destroy()
    expect((await second).json).toHaveLength(300)
  })
})

plain('of answers that nobody takes the oldest are dropped where there are too many', async () => {
  const MEGABYTES = 20
  const app = fastify()
  onTestFinished(() => app.close())
  registerUnread(app, 2.5 * MEGABYTES * 1_000_000)
  app.get('/large', () => 'x'.repeat(MEGABYTES * 1_000_000))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const connections = promisify(app.server.getConnections.bind(app.server))

  for (let call = 0; call < 6; call++) {
    const socket = await anUnreadCall(url, '/large')
    await new Promise((resolve) => socket.once('readable', resolve))
  }

  await expect.poll(connections).toBe(2)
  const read = await fetch(`${url}/large`)
  expect((await read.text()).length).toBe(MEGABYTES * 1_000_000)
})
