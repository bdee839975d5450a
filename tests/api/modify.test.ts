import { describe, expect } from 'vitest'
import { CARROT_SOUP } from '../support/recipes.ts'
import { rest } from '../support/rest.ts'
import { aUser, type TestServer, test } from '../support/test-server.ts'

type Person = Awaited<ReturnType<typeof aUser>>

async function aDraft(server: TestServer, user: Person) {
  const { recipeId } = await server.callerFor(user).convert.fromText({ rawText: CARROT_SOUP })
  return recipeId
}

async function aConvertedRecipe(server: TestServer, user: Person) {
  const recipeId = await aDraft(server, user)
  await server.callerFor(user).convert.process({ recipeId, language: 'en' })
  return recipeId
}

const balance = async (server: TestServer, user: Person) =>
  (await server.callerFor(user).credits.balance()).credits

const modify = (server: TestServer, user: Person, recipeId: string, modificationText: string) =>
  server.callerFor(user).convert.modify({ recipeId, language: 'en', modificationText })

describe('modify', () => {
  test('saves the changed recipe and takes one credit', async ({ server }) => {
    const user = await aUser(server)
    const recipeId = await aConvertedRecipe(server, user)

    const changed = await modify(server, user, recipeId, 'vegan, for eight and without cumin')

    const saved = await server.callerFor(user).recipes.byId({ id: recipeId })
    expect(saved).toEqual(changed)
    expect(saved).toMatchObject({
      status: 'converted',
      version: 3,
      recipeMetadata: { title: 'Carrot soup', servingsMin: 8, servingsMax: 8, tags: ['vegan'] },
    })
    const list = saved.ingredients.map(({ quantity, unit, name }) => [quantity, unit, name])
    expect(list).toContainEqual(['1000', 'g', 'carrots'])
    expect(list).toContainEqual(['60', 'g', 'plant-based margarine'])
    const words = JSON.stringify([saved.ingredients, saved.steps])
    expect(words).not.toMatch(/cumin|butter\b/)
    expect(words).toContain('1000 g carrots')
    expect(await balance(server, user)).toBe(3)
  })

  test('for another appliance keeps to its limits', async ({ server }) => {
    const user = await aUser(server)
    const recipeId = await aConvertedRecipe(server, user)

    const { steps } = await modify(server, user, recipeId, 'for the TM31')

    const degrees = steps.map(({ temperature }) => Number(temperature)).filter(Number.isFinite)
    expect(Math.max(...degrees)).toBeLessThanOrEqual(100)
  })

  for (const [sentence, message] of [
    ['paint it purple', 'This change was not understood: “paint … purple”'],
    ['double, and without garlic', 'There is no “garlic” in this recipe.'],
  ] as const) {
    test(`that cannot do “${sentence}” changes nothing and costs nothing`, async ({ server }) => {
      const user = await aUser(server)
      const recipeId = await aConvertedRecipe(server, user)
      const before = await server.callerFor(user).recipes.byId({ id: recipeId })

      await expect(modify(server, user, recipeId, sentence)).rejects.toMatchObject({
        code: 'UNPROCESSABLE_CONTENT',
        message: expect.stringContaining(message),
      })

      expect(await server.callerFor(user).recipes.byId({ id: recipeId })).toEqual(before)
      expect(await balance(server, user)).toBe(4)
    })
  }

  test('answers 422 with its sentence over REST, and 409 for a draft', async ({ server }) => {
    const user = await aUser(server)
    const recipeId = await aConvertedRecipe(server, user)
    const draftId = await aDraft(server, user)
    const ask = (id: string, modificationText: string) =>
      rest(server, 'POST /api/reconvert-recipe-ai', {
        token: user.accessToken,
        body: { recipeId: id, language: 'en', modificationText },
      })

    const refused = await ask(recipeId, 'without garlic')
    const draft = await ask(draftId, 'double')

    expect(refused).toMatchObject({
      status: 422,
      json: { error: 'There is no “garlic” in this recipe.' },
    })
    expect(draft.status).toBe(409)
    expect(await balance(server, user)).toBe(4)
  })

  test("does not change another user's recipe", async ({ server }) => {
    const [owner, other] = [await aUser(server), await aUser(server)]
    const recipeId = await aConvertedRecipe(server, owner)

    await expect(modify(server, other, recipeId, 'double')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await balance(server, other)).toBe(5)
  })
})
