import { describe, expect } from 'vitest'
import { aUser, type TestServer, test } from '../support/test-server.ts'

type Person = Awaited<ReturnType<typeof aUser>>

async function anIdea(server: TestServer, user: Person, idea: string) {
  const { recipeId } = await server.callerFor(user).convert.fromIdea({ idea })
  return recipeId
}

const balance = async (server: TestServer, user: Person) =>
  (await server.callerFor(user).credits.balance()).credits

describe('a recipe from an idea', () => {
  test('is kept as a draft, free of charge', async ({ server }) => {
    const user = await aUser(server)

    const recipeId = await anIdea(server, user, 'carrot soup with ginger for 6')

    const draft = await server.callerFor(user).recipes.byId({ id: recipeId })
    expect(draft).toMatchObject({ status: 'draft', rawText: 'carrot soup with ginger for 6' })
    expect(draft.steps).toEqual([])
    expect(await balance(server, user)).toBe(5)
  })

  test('is written and converted for one credit', async ({ server }) => {
    const user = await aUser(server)
    const recipeId = await anIdea(server, user, 'carrot soup with ginger for 6')

    const { processedData } = await server
      .callerFor(user)
      .convert.process({ recipeId, language: 'en' })

    expect(processedData).toMatchObject({
      status: 'converted',
      recipeMetadata: { title: 'Carrot soup with ginger', servingsMin: 6 },
    })
    const names = processedData.ingredients.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['carrots', 'ginger']))
    expect(processedData.steps.some(({ type }) => type === 'OPERATE')).toBe(true)
    expect(await balance(server, user)).toBe(4)
  })

  test('is written in the language that is asked for', async ({ server }) => {
    const user = await aUser(server)
    const recipeId = await anIdea(server, user, 'zupa pomidorowa dla 4 osób')

    const { processedData } = await server
      .callerFor(user)
      .convert.process({ recipeId, language: 'pl' })

    expect(processedData.recipeMetadata.title).toBe('Zupa pomidorowa')
    expect(processedData.ingredients.map(({ name }) => name)).toContain('pomidorów')
  })

  test('that is refused gives the credit back and leaves no card', async ({ server }) => {
    const user = await aUser(server)
    const recipeId = await anIdea(server, user, 'chocolate risotto')

    const attempt = server.callerFor(user).convert.process({ recipeId, language: 'en' })

    await expect(attempt).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      message: expect.stringContaining('“chocolate”'),
    })
    const { items } = await server.callerFor(user).recipes.list({ sort: 'newest' })
    expect(items).toEqual([])
    expect(await balance(server, user)).toBe(5)
  })

  test('over REST is refused as 422', async ({ server }) => {
    const user = await aUser(server)
    const recipeId = await anIdea(server, user, 'a soup of stars')
    const response = await fetch(`${server.url}/api/process-recipe-ai`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${user.accessToken}` },
      body: JSON.stringify({ recipeId }),
    })

    expect(response.status).toBe(422)
    expect(JSON.stringify(await response.json())).toContain('stars')
  })

  test('needs words', async ({ server }) => {
    const user = await aUser(server)

    await expect(anIdea(server, user, ' \n ')).rejects.toThrow(
      'Please enter a dish or some ingredients.',
    )
  })
})
