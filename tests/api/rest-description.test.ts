import { expect, expectTypeOf } from 'vitest'
import * as api from '../generated/rest-client.ts'
import { API_DESCRIPTION } from '../support/described-api.ts'
import { CARROT_SOUP } from '../support/recipes.ts'
import { rest } from '../support/rest.ts'
import { aUser, test } from '../support/test-server.ts'

test('is served, with a page to read it', async ({ server }) => {
  const { json } = await rest(server, 'GET /api/openapi.json')
  const page = await rest(server, 'GET /api/docs/')

  expect(json).toEqual({ ...API_DESCRIPTION, servers: [{ url: json.servers[0].url }] })
  expect(page.status).toBe(200)
})

test('names every call and every schema, and leaves none open', () => {
  const calls = Object.values(API_DESCRIPTION.paths).flatMap(Object.values)
  const names = calls.map(({ operationId }) => operationId)
  expect(names.every((name) => /^[a-z]+[A-Za-z]+$/.test(name))).toBe(true)
  expect(new Set(names).size).toBe(names.length)
  expect(JSON.stringify(API_DESCRIPTION)).not.toMatch(/"(schema|items|anyOf|\w+)":\{\}[,}]/)
  expect(API_DESCRIPTION.components.schemas).toMatchObject({
    Recipe: {
      properties: {
        steps: { items: { $ref: '#/components/schemas/Step' } },
        notIncluded: { items: { required: ['from', 'to'] } },
      },
    },
    Ingredient: {
      required: ['ingredientJsonId', 'name'],
      properties: { quantity: { type: 'string' }, group: { type: 'string' } },
    },
    Step: {
      required: [
        'stepNumber',
        'type',
        'instructionText',
        'reverse',
        'ingredientRefs',
        'tools',
        'notices',
      ],
      properties: { durationSeconds: { type: 'integer' }, place: { enum: expect.any(Array) } },
    },
    RegisterRequest: { required: ['username', 'password', 'confirmPassword'] },
  })
})

test('says which statuses and parameters a call has', () => {
  const statusesOf = (path: string, method: string) =>
    Object.keys(API_DESCRIPTION.paths[path]?.[method]?.responses ?? {}).map(Number)
  const parametersOf = (path: string, method: string) =>
    (API_DESCRIPTION.paths[path]?.[method]?.parameters ?? []).map(({ name }) => name)

  expect(statusesOf('/api/auth/refresh', 'post')).toEqual([200, 400, 401, 413, 415, 429, 500, 503])
  expect(statusesOf('/api/recipes', 'get')).toEqual([200, 304, 400, 401, 500, 503])
  expect(parametersOf('/api/recipes', 'get')).toEqual(['limit', 'cursor', 'If-None-Match'])
  expect(parametersOf('/api/recipes/{id}', 'get')).toEqual(['id', 'If-None-Match'])
  expect(parametersOf('/api/recipes/{id}', 'put')).toEqual(['id', 'If-Match'])
})

test('the generated client leads from a text to an edited recipe', async ({ server }) => {
  const user = await aUser(server)
  const asUser = {
    baseUrl: server.url,
    headers: { authorization: `Bearer ${user.accessToken}` },
  }

  const draft = await api.createRecipeFromText({ rawText: CARROT_SOUP }, asUser)
  if (draft.status !== 200) throw new Error(draft.data.error)
  const { recipeId } = draft.data
  const done = await api.convertRecipe({ recipeId, language: 'en' }, asUser)
  if (done.status !== 200) throw new Error(done.data.error)
  const { recipeMetadata, ingredients, steps } = done.data.processedData
  expectTypeOf(steps).toEqualTypeOf<api.Step[]>()
  expectTypeOf(ingredients[0]?.quantity).toEqualTypeOf<string | undefined>()
  expectTypeOf(recipeMetadata.servingsMin).toEqualTypeOf<number | null>()

  const metadata = { ...recipeMetadata, title: 'Soup of carrots' }
  const edited = { metadata, ingredients, steps }
  const saved = await api.saveRecipe(recipeId, edited, { ifMatch: '"2"' }, asUser)
  const stale = await api.saveRecipe(recipeId, edited, { ifMatch: '"2"' }, asUser)
  const page = await api.listRecipes({ limit: 1 }, asUser)
  const known = await api.readRecipe(recipeId, { ifNoneMatch: '"3"' }, asUser)
  const gone = await api.deleteRecipe(recipeId, asUser)
  const missing = await api.readRecipe(recipeId, {}, asUser)

  expect(saved.status).toBe(200)
  expect(stale.status).toBe(409)
  expect(page.status === 200 && page.data.map((one) => one.recipeMetadata.title)).toEqual([
    'Soup of carrots',
  ])
  expect([known.status, gone.status]).toEqual([304, 204])
  expect(missing).toMatchObject({ status: 404, data: { error: 'Recipe not found.' } })
})
