import { describe, expect, onTestFinished, test } from 'vitest'
import { LENTIL_ANSWER, lentilAnswer } from '../support/ai-recipes.ts'
import {
  aDraft,
  aServerWithAi,
  balance,
  conversionRow,
  convert,
  expectFailure,
  KEY,
  MODEL,
} from '../support/ai-scene.ts'
import { rest } from '../support/rest.ts'
import { aUser, startTestServer } from '../support/test-server.ts'

const NOT_AVAILABLE = 'The AI is not available at the moment. You have not been charged.'

const never = new Promise<never>(() => {})

describe('a provider in trouble', () => {
  test.for([
    [429, 'rate_limit_error'],
    [529, 'overloaded_error'],
    [500, 'api_error'],
  ] as const)('that answers %d once is asked again when it says so', async ([status, type]) => {
    const scene = await aServerWithAi()
    scene.ai.next({ status, type, headers: { 'retry-after-ms': '40' } }, { answer: LENTIL_ANSWER })

    await convert(scene)

    expect(scene.ai.questions).toHaveLength(2)
    expect(await balance(scene)).toBe(4)
  })

  test('that is overloaded for ever is not available, and nothing is charged', async () => {
    const scene = await aServerWithAi()
    scene.ai.always({ status: 529, type: 'overloaded_error' })

    await expectFailure(scene, 'AI_UNAVAILABLE', NOT_AVAILABLE)

    expect(scene.ai.questions).toHaveLength(4)
  })

  test('that asks to wait longer than anybody would is not waited for', async () => {
    const scene = await aServerWithAi()
    scene.ai.always({ status: 429, type: 'rate_limit_error', headers: { 'retry-after': '600' } })

    await expectFailure(scene, 'AI_UNAVAILABLE', NOT_AVAILABLE)

    expect(scene.ai.questions).toHaveLength(1)
  })

  test('that fails in the middle of its answer is asked again', async () => {
    const scene = await aServerWithAi()
    scene.ai.next({ streamError: 'overloaded_error' }, { answer: LENTIL_ANSWER })

    await convert(scene)

    expect(await balance(scene)).toBe(4)
  })

  test('that is down is left alone after five failures, whoever asks', async () => {
    const scene = await aServerWithAi()
    scene.ai.always({ status: 503, type: 'api_error' })
    const attempt = () => convert(scene).catch((error: Error) => error.message)

    expect([await attempt(), await attempt(), await attempt()]).toEqual(
      Array(3).fill(NOT_AVAILABLE),
    )

    expect(scene.ai.questions).toHaveLength(5)
    expect(await balance(scene)).toBe(5)
  })

  test.for([
    [401, 'authentication_error'],
    [404, 'not_found_error'],
    [400, 'invalid_request_error'],
  ] as const)(
    'that answers %d, as to a wrong key or model, is told to the operator only',
    async ([status, type]) => {
      const scene = await aServerWithAi()
      scene.ai.always({ status, type })

      await expectFailure(scene, 'AI_UNAVAILABLE', NOT_AVAILABLE)

      expect(scene.ai.questions).toHaveLength(1)
      expect(scene.logged).toEqual([{ model: MODEL, status, failure: type, requestId: null }])
      const row = JSON.stringify([await conversionRow(scene), scene.logged])
      expect(row).not.toContain(KEY)
      expect(row).not.toContain('provider words')
    },
  )

  test('that is slow to the first word is asked again', async () => {
    // Far more than the second answer takes.
    const scene = await aServerWithAi({ tryMs: 4_000 })
    scene.ai.next({ answer: LENTIL_ANSWER, after: never }, { answer: LENTIL_ANSWER })

    await convert(scene)

    expect(scene.ai.questions).toHaveLength(2)
    expect(await balance(scene)).toBe(4)
  })

  test('that never says a word is given up at last', async () => {
    const scene = await aServerWithAi({ tryMs: 150, totalMs: 500 })
    scene.ai.always({ answer: LENTIL_ANSWER, after: never })

    const recipeId = await aDraft(scene)
    const late = scene.server.callerFor(scene.user).convert.process({ recipeId, language: 'en' })
    await expect(late).rejects.toThrow(/took too long|not available/)
    expect(await balance(scene)).toBe(5)
  })

  test('whose line breaks at any tenth of the answer is asked again', async () => {
    const scene = await aServerWithAi()
    for (let tenth = 0; tenth < 10; tenth++) {
      scene.ai.next({ answer: LENTIL_ANSWER, cutAt: tenth / 10 }, { answer: LENTIL_ANSWER })
    }
    const { server } = scene
    for (let tenth = 0; tenth < 10; tenth++) {
      const user = await aUser(server, { credits: 1 })
      const recipe = await convert({ server, user })
      expect(recipe.steps, `cut at ${tenth}/10`).toHaveLength(7)
      expect(await balance({ server, user })).toBe(0)
    }
    expect(scene.ai.questions).toHaveLength(20)
  })
})

describe('a usable answer', () => {
  const doubtful = lentilAnswer(({ ingredients }) => {
    ingredients.push({ ingredientJsonId: 5, name: 'smoked bacon', quantity: '75', unit: 'g' })
  })
  const noRecipe = { ...LENTIL_ANSWER, outcome: 'no_recipe', ingredients: [], steps: [] }

  test.for([
    ['an error', { status: 400, type: 'invalid_request_error' }],
    ['an endless overload', { status: 529, type: 'overloaded_error' }],
    ['a refusal', { answer: '', stopReason: 'refusal' }],
    ['an answer that is cut', { answer: '{"outcome":', stopReason: 'max_tokens' }],
    ['broken JSON', { answer: 'Here is your recipe!' }],
    ['an answer that there is no recipe', { answer: noRecipe }],
    ['broken lines', { answer: LENTIL_ANSWER, cutAt: 0.5 }],
  ] as const)('is kept when its correction is answered with %s', async ([, failure]) => {
    const scene = await aServerWithAi()
    scene.ai.next({ answer: doubtful })
    scene.ai.always(failure)

    const recipe = await convert(scene)

    expect(recipe.steps).toHaveLength(7)
    expect(recipe.ingredients.at(-1)).toMatchObject({ name: 'smoked bacon', added: 'ingredient' })
    expect(await balance(scene)).toBe(4)
  })

  test('is kept when its correction takes too long', async () => {
    const scene = await aServerWithAi({ totalMs: 8_000 })
    scene.ai.next({ answer: doubtful })
    scene.ai.always({ answer: LENTIL_ANSWER, after: never })

    const recipe = await convert(scene)

    expect(recipe.steps).toHaveLength(7)
    expect(await balance(scene)).toBe(4)
  })

  test('is not replaced by a worse one, which is told what to avoid', async () => {
    const scene = await aServerWithAi()
    const worse = lentilAnswer(({ ingredients }) => {
      ingredients.push({ ingredientJsonId: 5, name: 'ham', quantity: '75', unit: 'g' })
      ingredients.push({ ingredientJsonId: 6, name: 'cream', quantity: '80', unit: 'g' })
    })
    scene.ai.next({ answer: doubtful })
    scene.ai.always({ answer: worse })

    const recipe = await convert(scene)

    expect(recipe.ingredients.map(({ name }) => name)).toContain('smoked bacon')
    const [, second, mend] = scene.ai.questions[2]?.messages ?? []
    expect(second?.content).toContain('smoked bacon')
    expect(mend?.content).toMatch(/smoked bacon.*Do not make these mistakes.*ham.*cream/s)
  })

  test('that comes back with the same mistakes is not asked for a third time', async () => {
    const scene = await aServerWithAi()
    scene.ai.always({ answer: doubtful })

    await convert(scene)

    expect(scene.ai.questions).toHaveLength(2)
  })
})

describe('with the built-in rules to fall back on', () => {
  test('they finish the job, free of charge, and say so', async () => {
    const scene = await aServerWithAi({ fallback: true })
    scene.ai.always({ status: 529, type: 'overloaded_error' })
    const { server, user } = scene
    const recipeId = await aDraft(scene)
    const { conversionId } = await server
      .callerFor(user)
      .convert.start({ recipeId, language: 'en' })

    const told = await Array.fromAsync(
      await server.callerFor(user).convert.progress({ conversionId }),
    )

    expect(told.at(-1)).toMatchObject({ stage: 'done', converter: 'builtin', isFree: true })
    const saved = await server.callerFor(user).recipes.byId({ id: recipeId })
    expect(saved).toMatchObject({ status: 'converted', convertedBy: 'builtin' })
    expect(saved.steps.length).toBeGreaterThan(3)
    expect(await balance(scene)).toBe(5)
  })
})

describe('many at once', () => {
  test('are each converted and charged once', async () => {
    const scene = await aServerWithAi()
    scene.ai.always({ answer: LENTIL_ANSWER })
    const { server } = scene
    const people = await Promise.all(Array.from({ length: 4 }, () => aUser(server)))

    const recipes = await Promise.all(
      people.flatMap((user) => Array.from({ length: 5 }, () => convert({ server, user }))),
    )

    expect(new Set(recipes.map(({ id }) => id)).size).toBe(20)
    expect(recipes.every(({ steps }) => steps.length === 7)).toBe(true)
    for (const user of people) expect(await balance({ server, user })).toBe(0)
    expect(scene.ai.questions).toHaveLength(20)
  })

  test('of one person are refused beyond ten, and not charged', async () => {
    const server = await startTestServer({ worker: false })
    onTestFinished(() => server.close())
    const user = await aUser(server, { credits: 20 })
    const caller = server.callerFor(user)
    const start = async () =>
      server
        .callerFor(user)
        .convert.start({ recipeId: await aDraft({ server, user }), language: 'en' })
    for (let count = 0; count < 10; count++) await start()

    await expect(start()).rejects.toThrow('Conversions under way: 10.')
    const body = { recipeId: await aDraft({ server, user }) }
    const refused = await rest(server, 'POST /api/process-recipe-ai', {
      token: user.accessToken,
      body,
    })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('10')

    expect((await caller.credits.balance()).credits).toBe(10)
  })
})
