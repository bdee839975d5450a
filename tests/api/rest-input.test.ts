import { describe, expect } from 'vitest'
import { anEditedRecipe } from '../support/recipes.ts'
import { rest } from '../support/rest.ts'
import { aUser, type TestServer, test as withServer } from '../support/test-server.ts'

/** A recipe of somebody, and how to send another one in its place. */
async function aSavedRecipe(server: TestServer) {
  const { accessToken: token } = await aUser(server)
  const draft = await rest(server, 'POST /api/create-recipe-from-text', {
    token,
    body: { rawText: 'milk' },
  })
  const put = (changes: object) =>
    rest(server, `PUT /api/recipes/${draft.json.recipeId}`, {
      token,
      body: { ...anEditedRecipe(), ...changes },
    })
  return { token, put }
}

type SavedRecipe = Awaited<ReturnType<typeof aSavedRecipe>>
const test = withServer.extend<{ saved: SavedRecipe }>({
  saved: [async ({ server }, use) => use(await aSavedRecipe(server)), { scope: 'file' }],
})

const step = { stepNumber: 1, type: 'MANUAL', instructionText: 'Warm it.' }
const milk = { ingredientJsonId: 1, name: 'milk' }

const fieldIn = (sentence: string) => sentence.match(/“(.+)”/)?.[1]

describe('what is wrong is told in our words, with the field', () => {
  test.for([
    ['refresh', 'auth/refresh', {}, 'The field “refreshToken” is missing.'],
    ['refresh', 'auth/refresh', { refreshToken: 7 }, 'The field “refreshToken” must be text.'],
    [
      'refresh',
      'auth/refresh',
      { refreshToken: '' },
      'The field “refreshToken” must not be empty.',
    ],
    ['verify', 'verify-email', { token: null }, 'The field “token” must be text.'],
    [
      'verify',
      'verify-email',
      { token: 'x'.repeat(201) },
      'The field “token” must have at most 200 characters.',
    ],
    ['google', 'auth/google', { token: 7 }, 'The field “token” must be text.'],
  ] as const)('of %s', async ([, path, body, sentence], { server }) => {
    const answer = await rest(server, `POST /api/${path}`, { body })

    const field = fieldIn(sentence)
    const issues = [{ path: field, message: sentence }]
    expect(answer).toMatchObject({ status: 400, json: { error: sentence, issues } })
  })

  test.for([
    [{ metadata: undefined }, 'The field “metadata” is missing.'],
    [{ ingredients: 'milk' }, 'The field “ingredients” must be a list.'],
    [{ ingredients: [{ name: 'milk' }] }, 'The field “ingredients.0.ingredientJsonId” is missing.'],
    [
      { ingredients: [{ ...milk, ingredientJsonId: 'one' }] },
      'The field “ingredients.0.ingredientJsonId” is not in the right form.',
    ],
    [
      { ingredients: [{ ...milk, ingredientJsonId: true }] },
      'The field “ingredients.0.ingredientJsonId” must be a number or text.',
    ],
    [
      { steps: [{ ...step, durationSeconds: 1.5 }] },
      'The field “steps.0.durationSeconds” must be a whole number.',
    ],
    [
      { steps: [{ ...step, durationSeconds: -1 }] },
      'The field “steps.0.durationSeconds” must be at least 0.',
    ],
    [
      { steps: [{ ...step, type: 'STIR' }] },
      'The field “steps.0.type” must be one of MANUAL, WEIGH, OPERATE, WAIT.',
    ],
    [
      { steps: [{ ...step, reverse: 'yes' }] },
      'The field “steps.0.reverse” must be true or false.',
    ],
    [{ steps: Array(301).fill(step) }, 'The field “steps” must have at most 300 entries.'],
  ])('of a recipe: %j', async ([changes, sentence], { saved }) => {
    const answer = await saved.put(changes as object)

    const field = fieldIn(sentence as string)
    expect(answer.status).toBe(400)
    expect(answer.json.issues).toContainEqual({ path: field, message: sentence })
  })

  test('of a page of recipes', async ({ server, saved }) => {
    const answer = await rest(server, 'GET /api/recipes?limit=many&cursor=there', saved)

    expect(answer.json.issues).toEqual([
      { path: 'limit', message: 'The field “limit” must be a number.' },
      { path: 'cursor', message: 'The field “cursor” must be a UUID.' },
    ])
  })

  test.for([
    ['create-recipe-from-text', { rawText: ' \n' }, 'rawText', 'enter or paste your recipe text'],
    ['fetch-and-extract-recipe', { sourceUrl: ' ' }, 'sourceUrl', 'enter a recipe URL'],
    ['fetch-and-extract-recipe', { sourceUrl: 'soup' }, 'sourceUrl', 'enter a valid recipe URL'],
    [
      'fetch-and-extract-recipe',
      { sourceUrl: 'http://10.0.0.1/' },
      'sourceUrl',
      'not on the public',
    ],
  ] as const)('of %s with %j', async ([path, body, field, words], { server, saved }) => {
    const { status, json } = await rest(server, `POST /api/${path}`, { token: saved.token, body })

    expect(status).toBe(400)
    expect(json.error).toContain(words)
    expect(json.issues).toEqual([{ path: field, message: json.error }])
  })
})

describe('a step refers to an ingredient', () => {
  const ingredients = [
    { ...milk, ingredientJsonId: 1, id: 'k3f9' },
    { ...milk, ingredientJsonId: 2, id: '1' },
    { ...milk, ingredientJsonId: 3, id: '77' },
  ]

  test.for([
    ['its number', [1, '2'], [1, 2]],
    ['its id', ['k3f9', 77, '77'], [1, 3, 3]],
    ['its number rather than the id of another', ['1', '01'], [1, 1]],
  ] as const)('by %s', async ([, ingredientRefs, numbers], { saved }) => {
    const { status, json } = await saved.put({ ingredients, steps: [{ ...step, ingredientRefs }] })

    expect(status).toBe(200)
    expect(json.steps[0].ingredientRefs).toEqual(numbers)
  })

  test('only if it is there', async ({ saved }) => {
    const { status, json } = await saved.put({
      ingredients,
      steps: [{ ...step, ingredientRefs: ['k3'] }],
    })

    expect(status).toBe(400)
    expect(json.error).toBe('Step 1 names ingredient k3, which is not in the list.')
  })
})
