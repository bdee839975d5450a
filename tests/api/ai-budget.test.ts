import { describe, expect, test } from 'vitest'
import { MAX_FREE_FAILURES } from '#server/features/convert/free-failures.ts'
import { LENTIL_ANSWER } from '../support/ai-recipes.ts'
import {
  aDraft,
  aServerWithAi,
  balance,
  conversionRow,
  convert,
  type Scene,
} from '../support/ai-scene.ts'
import { rest } from '../support/rest.ts'

const LAST_STEP = LENTIL_ANSWER.steps.at(-1)?.instructionText ?? ''

/** Watches a conversion that the provider writes up to `behind`, until `steps` of it are shown. */
async function watchedUntil(
  scene: Awaited<ReturnType<typeof aServerWithAi>>,
  behind: string,
  steps: number,
) {
  const held = Promise.withResolvers<void>()
  scene.ai.next({ answer: LENTIL_ANSWER, pause: { behind, until: held.promise } })
  const recipeId = await aDraft(scene)
  const caller = scene.server.callerFor(scene.user)
  const { conversionId } = await caller.convert.start({ recipeId, language: 'en' })
  for await (const progress of await caller.convert.progress({ conversionId })) {
    if (progress.steps.length < steps) continue
    return { recipeId, conversionId, progress, go: held.resolve }
  }
  throw new Error('it ended before')
}

async function endOf({ server, user }: Scene, conversionId: string) {
  let last: unknown
  for await (const progress of await server.callerFor(user).convert.progress({ conversionId }))
    last = progress
  return last
}

describe('a conversion by AI of which most was shown', () => {
  test('is paid for when it is cancelled, as was told', async () => {
    const scene = await aServerWithAi()
    const shown = LENTIL_ANSWER.steps.length - 1
    const { conversionId, progress, go } = await watchedUntil(scene, LAST_STEP, shown)
    expect(progress).toMatchObject({ isMostlyShown: true })

    await scene.server.callerFor(scene.user).convert.cancel({ conversionId })
    go()

    expect(await endOf(scene, conversionId)).toMatchObject({
      stage: 'failed',
      error: {
        appCode: 'CONVERSION_CANCELLED_LATE',
        message: expect.stringContaining('has been charged'),
      },
    })
    expect(await balance(scene)).toBe(4)
    expect(await conversionRow(scene)).toMatchObject({ credit: 'settled' })
  })

  test.for([
    ['changing its recipe', 'RECIPE_CHANGED'],
    ['deleting its recipe', 'RECIPE_NOT_FOUND'],
  ] as const)('is paid for when it is ended by %s', async ([, code]) => {
    const scene = await aServerWithAi()
    const shown = LENTIL_ANSWER.steps.length - 1
    const { recipeId, conversionId, go } = await watchedUntil(scene, LAST_STEP, shown)
    const caller = scene.server.callerFor(scene.user)

    if (code === 'RECIPE_CHANGED') await caller.convert.reviseText({ recipeId, rawText: 'stew' })
    else await caller.recipes.delete({ id: recipeId })
    go()

    expect(await endOf(scene, conversionId)).toMatchObject({ error: { appCode: code } })
    expect(await balance(scene)).toBe(4)
  })

  test('does not stand for a result: asked for again it is converted', async () => {
    const scene = await aServerWithAi()
    const shown = LENTIL_ANSWER.steps.length - 1
    const { recipeId, conversionId, go } = await watchedUntil(scene, LAST_STEP, shown)
    const caller = scene.server.callerFor(scene.user)
    await caller.convert.cancel({ conversionId })
    go()
    scene.ai.always({ answer: LENTIL_ANSWER })

    const { processedData } = await caller.convert.process({ recipeId, language: 'en' })

    expect(processedData.status).toBe('converted')
    expect(await balance(scene)).toBe(3)
  })
})

test('a conversion by AI of which little was shown is cancelled free of charge', async () => {
  const scene = await aServerWithAi()
  const { conversionId, progress, go } = await watchedUntil(scene, '"Chop 5 sec/speed 5."', 1)
  expect(progress).toMatchObject({ isMostlyShown: false })

  await scene.server.callerFor(scene.user).convert.cancel({ conversionId })
  go()

  expect(await endOf(scene, conversionId)).toMatchObject({
    error: { appCode: 'CONVERSION_CANCELLED' },
  })
  expect(await balance(scene)).toBe(5)
})

describe('what fails free of charge', () => {
  test('is limited for each day, told with when to come back', async () => {
    const scene = await aServerWithAi()
    scene.ai.always({ answer: 'no JSON' })
    for (let time = 0; time < MAX_FREE_FAILURES; time++)
      await expect(convert(scene)).rejects.toThrow('not been charged')
    const asked = scene.ai.questions.length
    const recipeId = await aDraft(scene)
    const ask = () =>
      rest(scene.server, 'POST /api/process-recipe-ai', {
        token: scene.user.accessToken,
        body: { recipeId },
      })

    const refused = await ask()

    expect(refused).toMatchObject({ status: 429, json: { error: expect.stringContaining('24 h') } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000)
    expect(scene.ai.questions).toHaveLength(asked)
    expect(await balance(scene)).toBe(5)

    await scene.server
      .em()
      .execute(`update conversion set finished_at = finished_at - interval '25 hours'`)
    scene.ai.always({ answer: LENTIL_ANSWER })
    expect((await ask()).status).toBe(200)
  })

  test('is not passed by starting several in one moment', async () => {
    const scene = await aServerWithAi()
    scene.ai.always({ answer: 'no JSON' })
    for (let time = 1; time < MAX_FREE_FAILURES; time++)
      await expect(convert(scene)).rejects.toThrow('not been charged')
    const drafts = [await aDraft(scene), await aDraft(scene), await aDraft(scene)]
    const { convert: calls } = scene.server.callerFor(scene.user)

    const asked = await Promise.allSettled(
      drafts.map((recipeId) => calls.start({ recipeId, language: 'en' })),
    )

    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('does not count where the provider was away', async () => {
    const scene = await aServerWithAi()
    scene.ai.always({ status: 400, type: 'invalid_request_error' })
    for (let time = 0; time <= MAX_FREE_FAILURES; time++)
      await expect(convert(scene)).rejects.toThrow('not available')
  })

  test('asks so many questions and no more, however often it is tried', async () => {
    const scene = await aServerWithAi()
    // Each answer breaks off three times before it is whole, and then is none.
    for (let round = 0; round < 4; round++)
      scene.ai.next(...Array.from({ length: 3 }, () => ({ answer: LENTIL_ANSWER, cutAt: 0.5 })), {
        answer: 'no JSON',
      })
    await expect(convert(scene)).rejects.toThrow('not been charged')
    expect(scene.ai.questions).toHaveLength(8)
    expect(await conversionRow(scene)).toMatchObject({ stage: 'failed', credit: 'released' })
  })
})
