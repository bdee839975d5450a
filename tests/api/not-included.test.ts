import { expect, onTestFinished } from 'vitest'
import { workConversions } from '#server/features/convert/convert.jobs.ts'
import type { Converter } from '#server/features/convert/structure/converter.ts'
import { createServiceContext } from '#server/plugins/request-context.ts'
import type { NotIncluded } from '#shared/recipe.ts'
import { converterThat } from '../support/converters.ts'
import { anEditedRecipe } from '../support/recipes.ts'
import { rest } from '../support/rest.ts'
import { aUser, startTestServer, test } from '../support/test-server.ts'

const HONEY = '2 tbsp honey'
const RAW_TEXT = `Warm milk\n\n500 ml milk\n${HONEY}\n\nWarm the milk.`
const SPAN = { from: RAW_TEXT.indexOf(HONEY), to: RAW_TEXT.indexOf(HONEY) + HONEY.length }

/** Knows milk only, whatever it is asked. */
const milkman: Converter = {
  ...converterThat(async () => anEditedRecipe()),
  modify: async () => ({ content: anEditedRecipe(), model: 'TM6', by: 'builtin' }),
}

async function aConvertedRecipe() {
  const server = await startTestServer({ worker: false })
  onTestFinished(() => server.close())
  await workConversions(() => createServiceContext(server.runtime.services), milkman)
  const user = await aUser(server)
  const caller = () => server.callerFor(user)
  const { recipeId: id } = await caller().convert.fromText({ rawText: RAW_TEXT })
  const { processedData } = await caller().convert.process({ recipeId: id, language: 'en' })
  const save = (changes: { notIncluded?: NotIncluded[]; rawText?: string }) => {
    const { rawText = RAW_TEXT, ...parts } = changes
    const recipe = { sourceUrl: null, rawText }
    return caller().recipes.save({ id, ...anEditedRecipe(), recipe, ...parts })
  }
  return { server, caller, id, processedData, save, token: user.accessToken }
}

test('what a conversion leaves out is told by every way to the recipe', async () => {
  const { server, caller, id, processedData, token } = await aConvertedRecipe()

  expect(processedData.notIncluded).toEqual([SPAN])
  expect((await caller().recipes.byId({ id })).notIncluded).toEqual([SPAN])
  const one = await rest(server, `GET /api/recipes/${id}`, { token })
  const all = await rest(server, 'GET /api/recipes', { token })
  expect(one.json.notIncluded).toEqual([SPAN])
  expect(all.json[0].notIncluded).toEqual([SPAN])
})

test('a draft leaves nothing out', async ({ server }) => {
  const user = await aUser(server)
  const { recipeId } = await server.callerFor(user).convert.fromText({ rawText: RAW_TEXT })
  const token = user.accessToken

  expect((await rest(server, `GET /api/recipes/${recipeId}`, { token })).json.notIncluded).toEqual(
    [],
  )
  expect((await rest(server, 'GET /api/recipes', { token })).json[0].notIncluded).toEqual([])
})

test('a save says what is still left out; one that says nothing changes nothing', async () => {
  const { save } = await aConvertedRecipe()

  expect((await save({})).notIncluded).toEqual([SPAN])
  expect((await save({ notIncluded: [] })).notIncluded).toEqual([])
  expect((await save({})).notIncluded).toEqual([])
})

test('another text leaves nothing of the old one out', async () => {
  const { save } = await aConvertedRecipe()

  expect((await save({ rawText: 'Only milk' })).notIncluded).toEqual([])
})

test('a change of the recipe leaves it as it is, a new conversion looks again', async () => {
  const { caller, id, save } = await aConvertedRecipe()
  await save({ notIncluded: [] })

  const modificationText = 'for four'
  await caller().convert.modify({ recipeId: id, language: 'en', modificationText })
  expect((await caller().recipes.byId({ id })).notIncluded).toEqual([])
  const again = await caller().convert.process({ recipeId: id, language: 'gb' })
  expect(again.processedData.notIncluded).toEqual([SPAN])

  const { version } = again.processedData
  expect((await caller().convert.undo({ recipeId: id, version })).notIncluded).toEqual([])
})

test('spans that end before they begin are refused, and too many of them', async () => {
  const { server, id, token } = await aConvertedRecipe()
  const put = (notIncluded: unknown) =>
    rest(server, `PUT /api/recipes/${id}`, { token, body: { ...anEditedRecipe(), notIncluded } })

  expect((await put([{ from: 5, to: 2 }])).status).toBe(400)
  expect((await put([{ from: -1, to: 2 }])).status).toBe(400)
  expect((await put(Array(41).fill(SPAN))).status).toBe(400)
  expect(await put(null)).toMatchObject({ status: 200, json: { notIncluded: [SPAN] } })
})
