import { expect, onTestFinished } from 'vitest'
import { createAnthropicConverter } from '#server/features/convert/structure/anthropic/anthropic.ts'
import { withFallback } from '#server/features/convert/structure/with-fallback.ts'
import { createLanguageModel } from '#server/gateways/language-model.ts'
import { startWorker } from '#server/runtime.ts'
import { LENTIL_SOUP } from './ai-recipes.ts'
import { startAnthropicServer } from './anthropic-server.ts'
import { builtinConverter } from './converters.ts'
import { PATIENCE } from './patience.ts'
import { aUser, startTestServer, type TestServer } from './test-server.ts'

type Options = { fallback?: boolean; tryMs?: number; totalMs?: number; clientDir?: string }

export const KEY = 'sk-secret-key'
export const MODEL = 'claude-test'

/** A server whose worker asks a provider that answers as the test says. */
export async function aServerWithAi({
  fallback = false,
  tryMs = 2 * PATIENCE,
  totalMs = 2 * PATIENCE,
  ...served
}: Options = {}) {
  const ai = await startAnthropicServer()
  const env = { ANTHROPIC_API_KEY: KEY, ANTHROPIC_BASE_URL: ai.url }
  const server = await startTestServer({ worker: false, env, ...served })
  const logged: object[] = []
  const model = createLanguageModel(
    { apiKey: KEY, baseUrl: ai.url, model: MODEL, tryMs },
    { warn: () => {}, error: (details) => logged.push(details) },
  )
  const patience = { tries: 4, firstPauseMs: 5 }
  const converter = createAnthropicConverter(model, { totalMs, patience })
  await startWorker(
    server.runtime,
    fallback ? withFallback(converter, builtinConverter()) : converter,
  )
  onTestFinished(async () => {
    await server.close()
    await ai.close()
  })
  return { server, ai, logged, user: await aUser(server) }
}

type Person = Awaited<ReturnType<typeof aUser>>
export type Scene = { server: TestServer; user: Person }

export async function aDraft({ server, user }: Scene, rawText = LENTIL_SOUP) {
  const { recipeId } = await server.callerFor(user).convert.fromText({ rawText })
  return recipeId
}

export async function convert(scene: Scene, rawText = LENTIL_SOUP, language: 'en' | 'de' = 'en') {
  const recipeId = await aDraft(scene, rawText)
  const { processedData } = await scene.server
    .callerFor(scene.user)
    .convert.process({ recipeId, language })
  return processedData
}

export const balance = async ({ server, user }: Scene) =>
  (await server.callerFor(user).credits.balance()).credits

export async function conversionRow({ server, user }: Scene) {
  const [row] = await server
    .em()
    .execute<Record<string, unknown>[]>(
      'select * from conversion where user_id = ? order by id desc limit 1',
      [user.id],
    )
  return row
}

/** Fails with the code, gives the credit back and leaves the draft as it was. */
export async function expectFailure(scene: Scene, code: string, message: string | RegExp) {
  const recipeId = await aDraft(scene)
  await expect(
    scene.server.callerFor(scene.user).convert.process({ recipeId, language: 'en' }),
  ).rejects.toThrow(message)
  expect(await conversionRow(scene)).toMatchObject({
    stage: 'failed',
    credit: 'released',
    error_code: code,
  })
  expect(await balance(scene)).toBe(5)
  const saved = await scene.server.callerFor(scene.user).recipes.byId({ id: recipeId })
  expect(saved).toMatchObject({ status: 'draft', rawText: LENTIL_SOUP, steps: [] })
}
