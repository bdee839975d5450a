import { describe, expect } from 'vitest'
import type { Ingredient, RecipeMetadata } from '#shared/recipe.ts'
import { RECIPE_SORTS, type RecipeCursor, type RecipeSort } from '#shared/recipe-list.ts'
import { anEditedRecipe } from '../support/recipes.ts'
import { aUser, type TestServer, test } from '../support/test-server.ts'

type Person = Awaited<ReturnType<typeof aUser>>
type Wanted = Partial<Pick<RecipeMetadata, 'title' | 'tags'>> & { ingredients?: string[] }

async function aDraft(server: TestServer, user: Person, title = 'Pea soup') {
  const rawText = `${title}\n\n300 g peas\n500 ml stock\n\nSimmer for 10 minutes.`
  return (await server.callerFor(user).convert.fromText({ rawText })).recipeId
}

async function aRecipe(server: TestServer, user: Person, wanted: Wanted) {
  const id = await aDraft(server, user)
  const { ingredients: names = ['milk'], ...metadata } = wanted
  const edited = anEditedRecipe()
  await server.callerFor(user).recipes.save({
    ...edited,
    id,
    metadata: { ...edited.metadata, tags: [], ...metadata },
    ingredients: names.map((name, at) => ({ ingredientJsonId: at + 1, name }) as Ingredient),
  })
  return id
}

const titles = (page: { items: { title: string }[] }) => page.items.map(({ title }) => title)

/** The titles of all pages of two. */
async function allPages(server: TestServer, user: Person, sort: RecipeSort) {
  const seen: string[] = []
  let cursor: RecipeCursor | undefined
  do {
    const page = await server.callerFor(user).recipes.list({ limit: 2, sort, cursor })
    seen.push(...titles(page))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return seen
}

describe('searching', () => {
  test('finds beginnings of words in titles, ingredients and tags', async ({ server }) => {
    const user = await aUser(server)
    await aRecipe(server, user, { title: 'Chocolate pudding' })
    await aRecipe(server, user, { title: 'Brownies', ingredients: ['dark chocolate', 'eggs'] })
    await aRecipe(server, user, { title: 'Babka', tags: ['chocolate', 'Sunday baking'] })
    await aRecipe(server, user, { title: 'Leek tart', ingredients: ['leeks', 'eggs'] })
    const found = async (text: string) =>
      titles(await server.callerFor(user).recipes.list({ text })).sort()

    expect(await found('choco')).toEqual(['Babka', 'Brownies', 'Chocolate pudding'])
    expect(await found('  EGGS dark ')).toEqual(['Brownies'])
    expect(await found('baking babka')).toEqual(['Babka'])
    expect(await found('colate')).toEqual([])
  })

  test('takes no notice of accents, special letters and apostrophes', async ({ server }) => {
    const user = await aUser(server)
    const pairs = [
      ['Zupa z łososia', 'lososia'],
      ['Weiße Soße', 'weisse sosse'],
      ['Bœuf braisé à l’ancienne', 'boeuf braise ancienne'],
      ['Plăcintă cu brânză', 'placinta branza'],
      ['Чай із м’ятою', 'мятою'],
      ['ÑOQUIS de calabaza', 'ñoquis'],
      ['Gnocchi al pesto', 'Gnócchi'],
    ] as const
    for (const [title] of pairs) await aRecipe(server, user, { title })

    for (const [title, text] of pairs) {
      expect(titles(await server.callerFor(user).recipes.list({ text }))).toEqual([title])
    }
  })

  test('takes whatever is typed as words, never as a language of its own', async ({ server }) => {
    const user = await aUser(server)
    await aRecipe(server, user, { title: "Nan's 1.5-hour salt/pepper ribs & co" })
    const found = async (text: string) =>
      (await server.callerFor(user).recipes.list({ text })).total

    expect(await found("nan's & | ! ( ribs:*")).toBe(1)
    expect(await found('pepper')).toBe(1)
    expect(await found('1.5')).toBe(1)
    expect(await found("'\\")).toBe(0)
    expect(await found('🍖')).toBe(0)
    expect(await found('\u0000ribs')).toBe(1)
  })

  test('goes by what was saved last', async ({ server }) => {
    const user = await aUser(server)
    const id = await aRecipe(server, user, { title: 'Rhubarb crumble' })
    await server.callerFor(user).recipes.save({ ...anEditedRecipe(), id })

    expect((await server.callerFor(user).recipes.list({ text: 'rhubarb' })).total).toBe(0)
    expect((await server.callerFor(user).recipes.list({ text: 'warm' })).total).toBe(1)
  })

  test("finds nothing among another user's recipes", async ({ server }) => {
    const [owner, other] = [await aUser(server), await aUser(server)]
    await aRecipe(server, owner, { title: 'Secret sauce', tags: ['secret'] })

    const page = await server.callerFor(other).recipes.list({ text: 'secret' })
    expect(page).toEqual({ items: [], nextCursor: null, total: 0 })
    expect(await server.callerFor(other).recipes.overview()).toMatchObject({
      drafts: 0,
      tags: [],
      use: { recipes: 0, bytes: 0 },
    })
  })

  test('is refused without a login and beyond its limits', async ({ server }) => {
    const user = await aUser(server)

    await expect(server.callerFor().recipes.list({ text: 'soup' })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    })
    await expect(server.callerFor().recipes.overview()).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    })
    await expect(
      server.callerFor(user).recipes.list({ text: 'x'.repeat(201) }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('the filters', () => {
  test('narrow by tags whatever their case, and by what is not converted yet', async ({
    server,
  }) => {
    const user = await aUser(server)
    await aRecipe(server, user, { title: 'Borscht', tags: ['Soup', 'winter'] })
    await aRecipe(server, user, { title: 'Gazpacho', tags: ['soup', 'summer'] })
    await aDraft(server, user, 'Ramen')
    const list = server.callerFor(user).recipes.list

    expect(titles(await list({ tags: ['SOUP'] }))).toEqual(['Gazpacho', 'Borscht'])
    expect(titles(await list({ tags: ['soup', 'winter'] }))).toEqual(['Borscht'])
    expect(titles(await list({ tags: ['soup', '{"a,b"}'] }))).toEqual([])
    expect(titles(await list({ status: 'draft' }))).toEqual(['Ramen'])
    expect(titles(await list({ status: 'converted', text: 'gaz' }))).toEqual(['Gazpacho'])
  })

  test('come with their numbers, the most frequent tag first', async ({ server }) => {
    const user = await aUser(server)
    await aRecipe(server, user, { tags: ['Soup', 'winter'] })
    await aRecipe(server, user, { tags: ['soup', 'summer'] })
    await aRecipe(server, user, { tags: ['soup'] })
    await aDraft(server, user)

    const { drafts, tags } = await server.callerFor(user).recipes.overview()

    expect(drafts).toBe(1)
    expect(tags).toEqual([
      { tag: 'soup', count: 3 },
      { tag: 'summer', count: 1 },
      { tag: 'winter', count: 1 },
    ])
  })
})

describe('the order', () => {
  const made = ['Żurek', 'apple cake', 'Éclairs', 'Zebra cake', '“Bread” of the day']

  test('is one of four, over all pages', async ({ server }) => {
    const user = await aUser(server)
    const ids = []
    for (const title of made) ids.push(await aRecipe(server, user, { title }))
    const [first = ''] = ids
    const edited = anEditedRecipe()
    const metadata = { ...edited.metadata, title: 'Żurek' }
    await server.callerFor(user).recipes.save({ ...edited, metadata, id: first })

    expect(await allPages(server, user, 'newest')).toEqual([...made].reverse())
    expect(await allPages(server, user, 'oldest')).toEqual(made)
    expect(await allPages(server, user, 'title')).toEqual([
      'apple cake',
      '“Bread” of the day',
      'Éclairs',
      'Zebra cake',
      'Żurek',
    ])
    expect(await allPages(server, user, 'changed')).toEqual(['Żurek', ...made.slice(1).reverse()])
  })

  test('misses and repeats nothing where many share a title and a moment', async ({ server }) => {
    const user = await aUser(server)
    const ids = []
    for (let count = 0; count < 5; count++) ids.push(await aRecipe(server, user, {}))
    await server
      .em()
      .execute(`update recipe set updated_at = '2026-01-02 03:04:05.678901+00' where user_id = ?`, [
        user.id,
      ])

    for (const sort of RECIPE_SORTS) {
      const list = server.callerFor(user).recipes.list
      const first = await list({ limit: 2, sort })
      // What the next page begins after may be gone by then.
      await server.callerFor(user).recipes.delete({ id: first.items[1]?.id ?? '' })
      const rest = await list({ sort, cursor: first.nextCursor ?? undefined })
      const seen = [...first.items, ...rest.items].map(({ id }) => id)
      expect(new Set(seen).size, sort).toBe(seen.length)
      expect(seen.toSorted(), sort).toEqual(ids.toSorted())

      ids.splice(ids.indexOf(first.items[1]?.id ?? ''), 1)
      ids.push(await aRecipe(server, user, {}))
      await server
        .em()
        .execute('update recipe set updated_at = (select min(updated_at) from recipe)')
    }
  })

  test('ends, without an error, behind a cursor of another order', async ({ server }) => {
    const user = await aUser(server)
    const id = await aRecipe(server, user, {})
    const list = server.callerFor(user).recipes.list

    for (const sort of RECIPE_SORTS)
      expect((await list({ sort, cursor: { id } })).items).toEqual([])
    const nonsense = { id: 'nonsense' }
    await expect(list({ cursor: nonsense })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

test('each recipe is listed with its language, once it has one', async ({ server }) => {
  const user = await aUser(server)
  const caller = server.callerFor(user)
  const id = await aDraft(server, user)
  const languages = async () => (await caller.recipes.list({})).items.map((item) => item.language)
  expect(await languages()).toEqual([null])
  await server.em().execute(`update recipe set language = 'uk' where id = ?`, [id])
  expect(await languages()).toEqual(['uk'])
})

test('the total is told once, with the first page', async ({ server }) => {
  const user = await aUser(server)
  for (const title of ['One', 'Two', 'Three']) await aDraft(server, user, title)
  const list = server.callerFor(user).recipes.list

  const first = await list({ limit: 2 })
  expect(first.total).toBe(3)
  const second = await list({ limit: 2, cursor: first.nextCursor ?? undefined })
  expect(second).toMatchObject({ total: null, nextCursor: null })
})
