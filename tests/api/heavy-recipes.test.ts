import { describe, expect } from 'vitest'
import { checkRecipe } from '#server/features/recipes/check-recipe.ts'
import { markRecipe } from '#shared/appliance/check.ts'
import { RECIPE_LIMITS } from '#shared/recipe.ts'
import { aHeavyRecipe } from '../support/heavy-recipe.ts'
import { anEditedRecipe } from '../support/recipes.ts'
import { recordQueries } from '../support/recorded-queries.ts'
import { rest } from '../support/rest.ts'
import { aUser, type TestServer, test } from '../support/test-server.ts'

type Person = Awaited<ReturnType<typeof aUser>>

async function saved(server: TestServer, user: Person, content = aHeavyRecipe()) {
  const { recipeId: id } = await server.callerFor(user).convert.fromText({ rawText: 'soup' })
  return server.callerFor(user).recipes.save({ id, ...content })
}

/** How often something else could run while the work was done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  const beat = setInterval(() => {
    turns += 1
  }, 1)
  await work()
  clearInterval(beat)
  return turns
}

describe('a recipe larger than any', () => {
  test('is not saved, and its owner is told what fits', async ({ server }) => {
    const user = await aUser(server)
    const recipe = await saved(server, user, anEditedRecipe())
    const body = aHeavyRecipe(RECIPE_LIMITS.contentBytes * 1.1)

    const answer = await rest(server, `PUT /api/recipes/${recipe.id}`, {
      token: user.accessToken,
      body,
    })

    expect(answer).toMatchObject({
      status: 413,
      json: { error: expect.stringContaining('200 kB') },
    })
    const kept = await server.callerFor(user).recipes.byId({ id: recipe.id })
    expect(kept.steps).toEqual(recipe.steps)
  })
})

describe('the heaviest recipe', () => {
  test('is checked while others are served, and as thoroughly as any', async () => {
    const { ingredients, steps } = aHeavyRecipe()
    let checked: unknown
    const turns = await turnsDuring(async () => {
      checked = (await checkRecipe({ kind: 'mark', ingredients, steps, model: 'TM6' })).steps
    })
    expect(checked).toEqual(markRecipe({ ingredients, steps }, 'TM6').steps)
    expect(turns).toBeGreaterThan(5)
  })

  test('is read and checked once for each version and model', async ({ server }) => {
    const user = await aUser(server)
    const { id, ...recipe } = await saved(server, user)
    const read = async () => (await server.callerFor(user).recipes.byId({ id })).steps

    const [first, atOnce] = await Promise.all([read(), read()])
    expect(atOnce).toBe(first)
    expect(await read()).toBe(first)

    await server.callerFor(user).account.chooseAppliance({ applianceModel: 'TM31' })
    const other = await read()
    expect(other).not.toEqual(first)
    await server.callerFor(user).recipes.save({ id, ...recipe, metadata: recipe.recipeMetadata })
    expect(await read()).not.toBe(other)
    expect(await read()).toEqual(other)
  })

  test('reads as it was saved', async ({ server }) => {
    const user = await aUser(server)
    const recipe = await saved(server, user)
    const read = await server.callerFor(user).recipes.byId({ id: recipe.id })
    expect(read.steps).toEqual(recipe.steps)
    expect(recipe.steps.flatMap(({ notices }) => notices)).not.toEqual([])
  })

  test('is not even read for somebody who has it', async ({ server }) => {
    const user = await aUser(server)
    const { id, version } = await saved(server, user)
    const queries = await recordQueries(server.runtime.services.orm)

    const same = await rest(server, `GET /api/recipes/${id}`, {
      token: user.accessToken,
      headers: { 'if-none-match': `"1", "${version}"` },
    })

    expect(same).toMatchObject({ status: 304, text: '' })
    expect(same.headers.get('etag')).toBe(`"${version}"`)
    expect(queries().filter(({ text }) => /\bsteps\b/.test(text))).toEqual([])
    const older = await rest(server, `GET /api/recipes/${id}`, {
      token: user.accessToken,
      headers: { 'if-none-match': `"${version - 1}"` },
    })
    expect(older).toMatchObject({ status: 200, json: { id, version } })
    const other = await aUser(server)
    const theirs = await rest(server, `GET /api/recipes/${id}`, {
      token: other.accessToken,
      headers: { 'if-none-match': `"${version}"` },
    })
    expect(theirs.status).toBe(404)
  })
})
