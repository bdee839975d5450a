import { readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { LENTIL_ANSWER } from '../support/ai-recipes.ts'
import { aServerWithAi } from '../support/ai-scene.ts'
import { aUser, type TestServer, test } from '../support/test-server.ts'

const PAGE = readFileSync(new URL('../fixtures/pages/blog-en.html', import.meta.url), 'utf8')

type Person = Awaited<ReturnType<typeof aUser>>

const importPage = (server: TestServer, user: Person, sourceUrl: string, html = PAGE) =>
  server.callerFor(user).convert.fromPage({ sourceUrl, html })
const library = async (server: TestServer, user: Person) =>
  (await server.callerFor(user).recipes.list({ sort: 'newest' })).items

describe('an address', () => {
  test('that was imported before is known, however it is spelled', async ({ server }) => {
    const user = await aUser(server)
    const { recipeId } = await importPage(server, user, 'https://www.example.org/soup/')
    for (const sourceUrl of [
      'https://www.example.org/soup/',
      'http://example.org/soup',
      ' https://example.org/soup?utm_source=mail&fbclid=1#comments ',
    ]) {
      const known = await server.callerFor(user).convert.known({ sourceUrl })
      expect(known, sourceUrl).toMatchObject({ recipeId })
    }
  })

  test('is another one with another page or search', async ({ server }) => {
    const user = await aUser(server)
    await importPage(server, user, 'https://example.org/recipe?id=1')
    for (const sourceUrl of ['https://example.org/recipe?id=2', 'https://example.org/', 'soup']) {
      expect(await server.callerFor(user).convert.known({ sourceUrl }), sourceUrl).toBeNull()
    }
  })

  test('of another user is not known', async ({ server }) => {
    const [user, other] = [await aUser(server), await aUser(server)]
    await importPage(server, other, 'https://example.org/soup')
    const sourceUrl = 'https://example.org/soup'
    expect(await server.callerFor(user).convert.known({ sourceUrl })).toBeNull()
  })
})

describe('what turns out to be no recipe', () => {
  test('leaves no card when it was a page', async () => {
    const { ai, server, user } = await aServerWithAi()
    ai.always({ answer: { ...LENTIL_ANSWER, outcome: 'no_recipe', ingredients: [], steps: [] } })
    const { recipeId } = await importPage(server, user, 'https://example.org/spring')
    expect(await library(server, user)).toHaveLength(1)

    const attempt = server.callerFor(user).convert.process({ recipeId, language: 'en' })
    await expect(attempt).rejects.toThrow('No recipe was found in this text')
    expect(await library(server, user)).toEqual([])
  })

  test('stays when somebody typed it, word for word', async ({ server }) => {
    const user = await aUser(server)
    const { recipeId } = await server.callerFor(user).convert.fromText({ rawText: 'Dear diary' })
    const attempt = server.callerFor(user).convert.process({ recipeId, language: 'en' })
    await expect(attempt).rejects.toThrow('No recipe was found')
    expect(await library(server, user)).toMatchObject([{ id: recipeId, status: 'draft' }])
  })
})
