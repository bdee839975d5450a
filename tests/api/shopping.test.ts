import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import type { Ingredient } from '#shared/recipe.ts'
import type { ShoppingChange, ShoppingOperation } from '#shared/shopping.ts'
import { anEditedRecipe, CARROT_SOUP } from '../support/recipes.ts'
import { aUser, type TestServer, test } from '../support/test-server.ts'

type Person = Awaited<ReturnType<typeof aUser>>

const ingredient = (ingredientJsonId: number, name: string, quantity: string, unit?: string) =>
  ({ ingredientJsonId, name, quantity, unit }) as Ingredient

async function aRecipe(
  server: TestServer,
  user: Person,
  { title, ingredients }: { title: string; ingredients: Ingredient[] },
) {
  const { recipeId } = await server.callerFor(user).convert.fromText({ rawText: CARROT_SOUP })
  const edited = anEditedRecipe({ ingredients })
  const steps = edited.steps.map((step) => ({ ...step, ingredientRefs: [] }))
  await server
    .callerFor(user)
    .recipes.save({ ...edited, id: recipeId, steps, metadata: { ...edited.metadata, title } })
  return recipeId
}

const pancakes = {
  title: 'Pancakes',
  ingredients: [ingredient(1, 'flour', '200', 'g'), ingredient(2, 'eggs', '2')],
}

const operation = (change: ShoppingChange) => ({ id: randomUUID(), ...change }) as ShoppingOperation

function sync(server: TestServer, user: Person, ...changes: ShoppingChange[]) {
  const operations = changes.map(operation)
  return server.callerFor(user).recipes.shopping.sync({ operations })
}

const names = ({ list }: Awaited<ReturnType<typeof sync>>) => list.items.map(({ name }) => name)

describe('a recipe', () => {
  test('that is selected brings its ingredients, and takes them away again', async ({ server }) => {
    const user = await aUser(server)
    const recipeId = await aRecipe(server, user, pancakes)

    const selected = await sync(server, user, { type: 'selectRecipe', recipeId })
    expect(selected.list.recipes).toEqual([{ id: recipeId, title: 'Pancakes' }])
    expect(selected.list.items[0]).toMatchObject({
      ...{ ingredientId: 1, name: 'flour', quantity: '200', unit: 'g', checked: false },
      ...{ recipeId, recipeTitle: 'Pancakes' },
    })

    const without = await sync(server, user, { type: 'unselectRecipe', recipeId })
    expect(without.list).toEqual({ recipes: [], items: [] })
  })

  test('comes as it is now when the list is generated again; what was ticked stays so', async ({
    server,
  }) => {
    const user = await aUser(server)
    const recipeId = await aRecipe(server, user, pancakes)
    const { list } = await sync(server, user, { type: 'selectRecipe', recipeId })
    const eggs = list.items.find(({ name }) => name === 'eggs')
    await sync(server, user, { type: 'check', itemIds: [eggs?.id ?? ''], checked: true })
    const edited = anEditedRecipe({
      ingredients: [...pancakes.ingredients, ingredient(3, 'milk', '300', 'ml')],
    })
    await server.callerFor(user).recipes.save({ id: recipeId, ...edited })

    const other = await aRecipe(server, user, { title: 'Toast', ingredients: [] })
    const again = await sync(server, user, { type: 'selectRecipe', recipeId: other })

    const state = again.list.items.map(({ name, checked }) => [name, checked])
    expect(state).toEqual([
      ['flour', false],
      ['eggs', true],
      ['milk', false],
    ])
  })

  test('that is not converted is not offered and brings nothing', async ({ server }) => {
    const user = await aUser(server)
    const { recipeId } = await server.callerFor(user).convert.fromText({ rawText: CARROT_SOUP })

    expect(await server.callerFor(user).recipes.shopping.search({})).toEqual([])
    const after = await sync(server, user, { type: 'selectRecipe', recipeId })
    expect(after.list.recipes).toEqual([])
  })

  test('that is deleted leaves its items with its title', async ({ server }) => {
    const user = await aUser(server)
    const recipeId = await aRecipe(server, user, pancakes)
    await sync(server, user, { type: 'selectRecipe', recipeId })
    await server.callerFor(user).recipes.delete({ id: recipeId })

    const other = await aRecipe(server, user, { title: 'Toast', ingredients: [] })
    const { list } = await sync(server, user, { type: 'selectRecipe', recipeId: other })

    expect(list.items.map(({ recipeTitle }) => recipeTitle)).toEqual(['Pancakes', 'Pancakes'])
  })
})

describe('changes', () => {
  test('that come twice are applied once', async ({ server }) => {
    const user = await aUser(server)
    const item = { name: 'foil', quantity: undefined, unit: undefined }
    const add = operation({ type: 'add', itemId: randomUUID(), item, language: 'en' })
    const send = () => server.callerFor(user).recipes.shopping.sync({ operations: [add] })
    const first = await send()
    await sync(server, user, { type: 'remove', itemIds: [first.list.items[0]?.id ?? ''] })

    expect((await send()).list.items).toEqual([])
  })

  test('of two devices at once are all kept', async ({ server }) => {
    const user = await aUser(server)
    const add = (name: string) => {
      const item = { name, quantity: undefined, unit: undefined }
      return sync(server, user, { type: 'add', itemId: randomUUID(), item, language: 'en' })
    }
    await Promise.all(['rice', 'tea', 'salt', 'soap'].map(add))

    const answer = await sync(server, user)
    expect(names(answer).sort()).toEqual(['rice', 'salt', 'soap', 'tea'])
    expect(answer.version).toBe(4)
  })

  test('replayed late leave what another device has added since', async ({ server }) => {
    const user = await aUser(server)
    const recipeId = await aRecipe(server, user, pancakes)
    const seen = await sync(server, user, { type: 'selectRecipe', recipeId })
    const item = { name: 'coffee', quantity: undefined, unit: undefined }
    await sync(server, user, { type: 'add', itemId: randomUUID(), item, language: 'en' })

    const itemIds = seen.list.items.map(({ id }) => id)
    const after = await sync(server, user, { type: 'reset', recipeIds: [recipeId], itemIds })

    expect(names(after)).toEqual(['coffee'])
  })

  test('without a name are refused by the sentence of the form', async ({ server }) => {
    const user = await aUser(server)
    const item = { name: '  ', quantity: undefined, unit: undefined }
    const attempt = sync(server, user, { type: 'add', itemId: randomUUID(), item, language: 'en' })

    await expect(attempt).rejects.toThrow('Please enter a name for the item.')
  })
})

describe('the search', () => {
  test('finds the three newest whose title has all words, as they are written', async ({
    server,
  }) => {
    const user = await aUser(server)
    for (const title of ['Leek soup', 'Fish soup', 'Bean SOUP', 'Soup of leek', '50% rye bread']) {
      await aRecipe(server, user, { title, ingredients: [] })
    }
    const find = async (text: string) =>
      (await server.callerFor(user).recipes.shopping.search({ text })).map(({ title }) => title)

    expect(await find('')).toEqual(['50% rye bread', 'Soup of leek', 'Bean SOUP'])
    expect(await find('soup')).toEqual(['Soup of leek', 'Bean SOUP', 'Fish soup'])
    expect(await find(' soup  leek ')).toEqual(['Soup of leek', 'Leek soup'])
    expect(await find('%')).toEqual(['50% rye bread'])
  })
})

test("another user's recipes and list are out of reach", async ({ server }) => {
  const [owner, other] = [await aUser(server), await aUser(server)]
  const recipeId = await aRecipe(server, owner, pancakes)
  const mine = await sync(server, owner, { type: 'selectRecipe', recipeId })
  const itemIds = mine.list.items.map(({ id }) => id)

  const theirs = await sync(server, other, { type: 'selectRecipe', recipeId })
  await sync(server, other, { type: 'remove', itemIds })

  expect(theirs.list).toEqual({ recipes: [], items: [] })
  expect(await server.callerFor(other).recipes.shopping.search({})).toEqual([])
  expect(await sync(server, owner)).toEqual(mine)
})

test('nobody has a list without being signed in', async ({ server }) => {
  const attempt = server.callerFor().recipes.shopping.sync({ operations: [] })
  await expect(attempt).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

test('a deleted account takes its list along', async ({ server }) => {
  const user = await aUser(server)
  const item = { name: 'tea', quantity: undefined, unit: undefined }
  await sync(server, user, { type: 'add', itemId: randomUUID(), item, language: 'en' })

  await server.em().execute('delete from app_user where id = ?', [user.id])

  const [left] = await server
    .em()
    .execute<{ count: number }[]>(
      'select count(*)::int as count from shopping_list where user_id = ?',
      [user.id],
    )
  expect(left?.count).toBe(0)
})
