import { describe, expect } from 'vitest'
import { anEditedRecipe, CARROT_SOUP } from '../support/recipes.ts'
import { aUser, type TestServer, test } from '../support/test-server.ts'

type Person = Awaited<ReturnType<typeof aUser>>

async function aDraft(server: TestServer, user: Person, rawText = CARROT_SOUP) {
  const { recipeId } = await server.callerFor(user).convert.fromText({ rawText })
  return recipeId
}

describe('list', () => {
  test('has the newest first, in pages', async ({ server }) => {
    const user = await aUser(server)
    const ids = [await aDraft(server, user), await aDraft(server, user), await aDraft(server, user)]

    const first = await server.callerFor(user).recipes.list({ limit: 2 })
    const cursor = first.nextCursor ?? undefined
    const second = await server.callerFor(user).recipes.list({ limit: 2, cursor })

    const seen = [...first.items, ...second.items].map(({ id }) => id)
    expect(seen).toEqual(ids.reverse())
    expect(second.nextCursor).toBeNull()
  })

  test("does not show another user's recipes", async ({ server }) => {
    const [owner, other] = [await aUser(server), await aUser(server)]
    await aDraft(server, owner)

    expect((await server.callerFor(other).recipes.list({})).items).toEqual([])
  })
})

describe('save', () => {
  test('keeps what was edited and counts the versions', async ({ server }) => {
    const user = await aUser(server)
    const id = await aDraft(server, user)

    const saved = await server.callerFor(user).recipes.save({ id, ...anEditedRecipe() })

    expect(saved).toMatchObject({ version: 2, status: 'converted', rawText: CARROT_SOUP })
    const read = await server.callerFor(user).recipes.byId({ id })
    expect(read).toEqual({ ...saved, updatedAt: read.updatedAt })
    expect(read.recipeMetadata).toMatchObject({ title: 'Warm milk', tags: ['drink'] })
  })

  test('keeps the group of an ingredient', async ({ server }) => {
    const user = await aUser(server)
    const id = await aDraft(server, user)
    const edited = anEditedRecipe()
    const ingredients = edited.ingredients.map((one) => ({ ...one, group: 'For the glass' }))

    await server.callerFor(user).recipes.save({ id, ...edited, ingredients })

    const read = await server.callerFor(user).recipes.byId({ id })
    expect(read.ingredients[0]?.group).toBe('For the glass')
  })

  test('marks what the appliance cannot do and changes none of it', async ({ server }) => {
    const user = await aUser(server)
    const id = await aDraft(server, user)
    const edited = anEditedRecipe()
    const step = { ...edited.steps[0], speed: '10' }

    const saved = await server
      .callerFor(user)
      .recipes.save({ id, ...edited, steps: [step as (typeof edited.steps)[0]] })

    expect(saved.steps[0]?.speed).toBe('10')
    expect(saved.steps[0]?.notices).toContainEqual(
      expect.objectContaining({ kind: 'warning', rule: 'S6' }),
    )
  })

  test('refuses a stale copy and keeps what was saved', async ({ server }) => {
    const user = await aUser(server)
    const id = await aDraft(server, user)
    await server.callerFor(user).recipes.save({ id, version: 1, ...anEditedRecipe() })

    const stale = server
      .callerFor(user)
      .recipes.save({ id, version: 1, ...anEditedRecipe({ steps: [] }) })

    await expect(stale).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await server.callerFor(user).recipes.byId({ id })).steps).toHaveLength(1)
  })

  test('of two at once that know the same version one is refused', async ({ server }) => {
    const user = await aUser(server)
    const id = await aDraft(server, user)
    const save = () => server.callerFor(user).recipes.save({ id, version: 1, ...anEditedRecipe() })

    const results = await Promise.allSettled([save(), save()])

    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('names the step that refers to no ingredient', async ({ server }) => {
    const user = await aUser(server)
    const id = await aDraft(server, user)

    const attempt = server
      .callerFor(user)
      .recipes.save({ id, ...anEditedRecipe({ ingredients: [] }) })

    await expect(attempt).rejects.toThrow('Step 1 names ingredient 1')
  })

  test('keeps what steps say of the kitchen, and nothing of what they do not', async ({
    server,
  }) => {
    const user = await aUser(server)
    const id = await aDraft(server, user)
    const [step] = anEditedRecipe().steps
    const told = {
      ...{ place: 'bowl' as const, adds: [{ ref: 1, part: 0.5 }], clears: ['bowl' as const] },
      source: [[0, 12] as [number, number]],
    }
    const rest = { stepNumber: 2, type: 'MANUAL' as const, place: 'bench' as const, takes: [1] }
    const steps = [
      { ...step, ...told },
      { ...step, ...rest, adds: [{ ref: 1 }] },
      { ...step, stepNumber: 3 },
    ]

    await server.callerFor(user).recipes.save({
      ...{ id, ...anEditedRecipe(), steps: steps as ReturnType<typeof anEditedRecipe>['steps'] },
    })

    const read = await server.callerFor(user).recipes.byId({ id })
    expect(read.steps[0]).toMatchObject(told)
    expect(read.steps[1]).toMatchObject({ place: 'bench', takes: [1], adds: [{ ref: 1 }] })
    expect(JSON.parse(JSON.stringify(read.steps[2]))).not.toHaveProperty('place')
  })

  test('names the step that takes from no earlier one', async ({ server }) => {
    const user = await aUser(server)
    const id = await aDraft(server, user)
    const steps = anEditedRecipe().steps.map((step) => ({ ...step, takes: [2] }))

    const attempt = server.callerFor(user).recipes.save({ id, ...anEditedRecipe({ steps }) })

    await expect(attempt).rejects.toThrow('Step 1 takes from step 2')
  })

  test('takes no link that would run a script', async ({ server }) => {
    const user = await aUser(server)
    const id = await aDraft(server, user)
    const recipe = { sourceUrl: 'javascript:alert(1)' }

    const attempt = server.callerFor(user).recipes.save({ id, ...anEditedRecipe({ recipe }) })

    await expect(attempt).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

test("another user's recipe cannot be read, saved or deleted", async ({ server }) => {
  const [owner, other] = [await aUser(server), await aUser(server)]
  const id = await aDraft(server, owner)
  const caller = () => server.callerFor(other).recipes

  const notFound = { code: 'NOT_FOUND' }
  await expect(caller().byId({ id })).rejects.toMatchObject(notFound)
  await expect(caller().save({ id, ...anEditedRecipe() })).rejects.toMatchObject(notFound)
  await expect(caller().delete({ id })).rejects.toMatchObject(notFound)
  expect(await server.callerFor(owner).recipes.byId({ id })).toMatchObject({ version: 1 })
})

test('a deleted recipe is gone', async ({ server }) => {
  const user = await aUser(server)
  const id = await aDraft(server, user)

  await server.callerFor(user).recipes.delete({ id })

  await expect(server.callerFor(user).recipes.byId({ id })).rejects.toThrow('Recipe not found')
})
