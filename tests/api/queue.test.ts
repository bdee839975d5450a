import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { MAX_WAITING } from '#server/features/convert/conversions.ts'
import { workConversions } from '#server/features/convert/convert.jobs.ts'
import type { Converter } from '#server/features/convert/structure/converter.ts'
import { createServiceContext } from '#server/plugins/request-context.ts'
import { MAX_IN_PROGRESS } from '#shared/convert.ts'
import { converterThat } from '../support/converters.ts'
import { anEditedRecipe } from '../support/recipes.ts'
import { rest } from '../support/rest.ts'
import { aUser, startTestServer, type TestServer } from '../support/test-server.ts'

type Person = Awaited<ReturnType<typeof aUser>>

let server: TestServer

beforeEach(async () => {
  server = await startTestServer({ worker: false })
  onTestFinished(server.close)
})

const aCook = () => aUser(server, { credits: MAX_IN_PROGRESS })

async function aDraft(person: Person, rawText = 'Warm milk') {
  const { recipeId } = await server.callerFor(person).convert.fromText({ rawText })
  return recipeId
}

async function start(person: Person, rawText: string) {
  const recipeId = await aDraft(person, rawText)
  await server.callerFor(person).convert.start({ recipeId, language: 'en' })
}

/** Works one conversion at a time; tells whose texts came in which order. */
async function workOneByOne(): Promise<string[]> {
  const worked: string[] = []
  const converter: Converter = {
    ...converterThat(async () => anEditedRecipe()),
    concurrency: 1,
    structure: async ({ rawText }) => {
      worked.push(rawText)
      return { content: anEditedRecipe(), model: 'TM6', by: 'builtin' }
    },
  }
  await workConversions(() => createServiceContext(server.runtime.services), converter)
  return worked
}

test("nobody waits for all of another person's conversions", async () => {
  const [busy, second, third] = [await aCook(), await aCook(), await aCook()]
  for (let count = 1; count <= MAX_IN_PROGRESS; count += 1) await start(busy, `busy ${count}`)
  await start(second, 'second 1')
  await start(second, 'second 2')
  await start(third, 'third 1')

  const worked = await workOneByOne()

  await expect.poll(() => worked.length).toBe(MAX_IN_PROGRESS + 3)
  expect(worked.slice(0, 6)).toEqual([
    'busy 1',
    'second 1',
    'third 1',
    'busy 2',
    'second 2',
    'busy 3',
  ])
})

test('when very many wait, the next is refused with when to come back, and not charged', async () => {
  const cook = await aCook()
  const crowd = await aUser(server)
  const recipeId = await aDraft(cook)
  const waiting = await aDraft(cook)
  await server.callerFor(cook).convert.start({ recipeId: waiting, language: 'en' })
  await server.em().execute(
    `insert into conversion (id, created_at, user_id, recipe_version, language, stage, credit)
     select gen_random_uuid(), now(), ?, 1, 'en', 'queued', 'reserved'
     from generate_series(2, ?)`,
    [crowd.id, MAX_WAITING],
  )
  const ask = (body: object) =>
    rest(server, 'POST /api/process-recipe-ai', { token: cook.accessToken, body })

  const refused = await ask({ recipeId })

  expect(refused).toMatchObject({ status: 429, json: { error: expect.stringMatching(/minute/) } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await server.callerFor(cook).credits.balance()).toEqual({ credits: MAX_IN_PROGRESS - 1 })
  // What waits already is not refused when it is asked for again.
  await server.callerFor(cook).convert.start({ recipeId: waiting, language: 'en' })

  await server.em().execute('delete from conversion where user_id = ?', [crowd.id])
  await workOneByOne()
  expect(await ask({ recipeId })).toMatchObject({ status: 200 })
})
