import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteForgotten } from '#server/features/auth/logins.ts'
import { deleteForgottenReadings } from '#server/features/convert/photos.ts'
import { deleteForgottenCheckouts, sweepCheckouts } from '#server/features/payments/sweep.ts'
import { createServiceContext } from '#server/plugins/request-context.ts'
import { appRouter } from '#server/router.ts'
import { anEditedRecipe, CARROT_SOUP } from '../support/recipes.ts'
import { type Query, recordQueries, tablesReadWhole } from '../support/recorded-queries.ts'
import {
  aUser,
  mailTo,
  startTestServer,
  type TestServer,
  verificationToken,
} from '../support/test-server.ts'

const PHOTO = readFileSync(new URL('../fixtures/photos/card-en.jpg', import.meta.url))
const PAGE = readFileSync(new URL('../fixtures/pages/blog-en.html', import.meta.url), 'utf8')

let server: TestServer
let sql: pg.Client
let queries: () => Query[]

beforeAll(async () => {
  server = await startTestServer()
  sql = new pg.Client({ connectionString: server.databaseUrl })
  await sql.connect()
  queries = await recordQueries(server.runtime.services.orm)
})

afterAll(async () => {
  await sql.end()
  await server.close()
})

type Caller = ReturnType<TestServer['callerFor']>
type Cook = Awaited<ReturnType<typeof aUser>>
type Scene = { caller: Caller; cook: Cook; recipeId: string; conversionId: string }

/** Every procedure once with each kind of question that it answers by SQL, in an order that works. */
const CALLS: Record<string, (scene: Scene) => Promise<unknown>> = {
  'auth.register': () => aUser(server),
  'auth.login': ({ caller, cook: { username } }) =>
    caller.auth.login({ username, password: 'secret-1' }),
  // Nobody signs in with Google here; who it is would be looked up by two unique columns.
  'auth.google': ({ caller }) => expect(caller.auth.google({ token: 'none' })).rejects.toThrow(),
  'auth.refresh': ({ caller, cook: { refreshToken } }) => caller.auth.refresh({ refreshToken }),
  'auth.me': ({ caller }) => caller.auth.me(),
  'auth.options': ({ caller }) => caller.auth.options(),
  'auth.verifyEmail': async ({ caller, cook }) =>
    caller.auth.verifyEmail({ token: verificationToken(await mailTo(server, cook.username)) }),
  'auth.confirmAddress': ({ caller }) =>
    expect(caller.auth.confirmAddress({ token: 'none' })).rejects.toThrow(),
  'auth.forgotPassword': ({ caller, cook: { username } }) =>
    caller.auth.forgotPassword({ username }),
  'auth.resetPassword': ({ caller }) =>
    expect(
      caller.auth.resetPassword({
        token: 'none',
        password: 'secret-2',
        confirmPassword: 'secret-2',
      }),
    ).rejects.toThrow(),
  'convert.converter': ({ caller }) => caller.convert.converter(),
  'convert.fromText': ({ caller }) => caller.convert.fromText({ rawText: 'soup' }),
  'convert.fromUrl': ({ caller }) =>
    expect(caller.convert.fromUrl({ sourceUrl: 'http://127.0.0.1/' })).rejects.toThrow(),
  'convert.known': ({ caller }) => caller.convert.known({ sourceUrl: 'http://127.0.0.1/' }),
  'convert.fromPage': ({ caller }) =>
    caller.convert.fromPage({ sourceUrl: 'https://recipes.example/soup', html: PAGE }),
  'convert.fromPhoto': ({ caller }) =>
    caller.convert.fromPhoto({ images: [`data:image/jpeg;base64,${PHOTO.toString('base64')}`] }),
  'convert.fromIdea': ({ caller }) => caller.convert.fromIdea({ idea: 'tomato soup' }),
  'convert.reviseText': async ({ caller }) => {
    const { recipeId } = await caller.convert.fromText({ rawText: 'stew' })
    return caller.convert.reviseText({ recipeId, rawText: 'another stew' })
  },
  'convert.start': ({ caller, recipeId }) => caller.convert.start({ recipeId, language: 'en' }),
  'convert.progress': async ({ caller, conversionId }) => {
    for await (const _ of await caller.convert.progress({ conversionId }));
  },
  'convert.process': ({ caller, recipeId }) => caller.convert.process({ recipeId, language: 'en' }),
  'convert.active': ({ caller }) => caller.convert.active(),
  'convert.cancel': ({ caller, conversionId }) => caller.convert.cancel({ conversionId }),
  'convert.modify': ({ caller, recipeId }) =>
    caller.convert.modify({ recipeId, modificationText: 'vegan', language: 'en' }),
  'convert.lastChange': ({ caller, recipeId }) => caller.convert.lastChange({ recipeId }),
  'convert.undo': async ({ caller, recipeId }) => {
    const { version } = await caller.recipes.byId({ id: recipeId })
    return caller.convert.undo({ recipeId, version })
  },
  'recipes.list': async ({ caller }) => {
    for (const sort of ['newest', 'oldest', 'title', 'changed'] as const) {
      const first = await caller.recipes.list({ sort, limit: 1 })
      await caller.recipes.list({
        sort,
        limit: 1,
        ...(first.nextCursor && { cursor: first.nextCursor }),
      })
      await caller.recipes.list({ sort, text: 'soup' })
      await caller.recipes.list({ sort, tags: ['winter'], status: 'draft' })
    }
  },
  'recipes.overview': ({ caller }) => caller.recipes.overview(),
  'recipes.listAsJson': async ({ caller }) => {
    const { nextCursor } = await caller.recipes.listAsJson({ limit: 1 })
    await caller.recipes.listAsJson({ limit: 1, cursor: nextCursor ?? undefined })
  },
  'recipes.byId': ({ caller, recipeId }) => caller.recipes.byId({ id: recipeId }),
  'recipes.byIdAsJson': ({ caller, recipeId }) =>
    caller.recipes.byIdAsJson({ id: recipeId, known: [1] }),
  'recipes.save': ({ caller, recipeId }) =>
    caller.recipes.save({ id: recipeId, ...anEditedRecipe() }),
  'recipes.shopping.sync': ({ caller, recipeId }) =>
    caller.recipes.shopping.sync({
      operations: [{ id: crypto.randomUUID(), type: 'selectRecipe', recipeId }],
    }),
  'recipes.shopping.search': async ({ caller }) => {
    await caller.recipes.shopping.search({ text: '' })
    await caller.recipes.shopping.search({ text: 'soup' })
  },
  'recipes.delete': ({ caller, recipeId }) => caller.recipes.delete({ id: recipeId }),
  'credits.balance': ({ caller }) => caller.credits.balance(),
  'credits.history': ({ caller }) => caller.credits.history({}),
  'payments.offer': ({ caller }) => caller.payments.offer(),
  'payments.createCheckout': ({ caller }) => caller.payments.createCheckout({ amount: 100 }),
  'payments.checkout': async ({ caller }) => {
    const { id } = await caller.payments.createCheckout({ amount: 100 })
    return caller.payments.checkout({ id })
  },
  'account.read': ({ caller }) => caller.account.read(),
  'account.chooseAppliance': ({ caller }) =>
    caller.account.chooseAppliance({ applianceModel: 'TM5' }),
  'account.resendVerification': async () => {
    const { id, loginId } = await aUser(server)
    return server.callerFor({ id, loginId }).account.resendVerification()
  },
  'account.changePassword': ({ caller }) =>
    caller.account.changePassword({
      currentPassword: 'secret-1',
      password: 'secret-3',
      confirmPassword: 'secret-3',
    }),
  'account.changeAddress': ({ caller }) =>
    caller.account.changeAddress({ username: 'new@example.org', password: 'secret-3' }),
  'account.logins': ({ caller }) => caller.account.logins(),
  'account.endLogin': ({ caller, cook: { loginId } }) => caller.account.endLogin({ id: loginId }),
  'account.endLogins': ({ caller }) => caller.account.endLogins({ keepThis: true }),
  'account.export': ({ caller }) => caller.account.export(),
  'auth.logout': ({ caller }) => caller.auth.logout(),
  'account.delete': ({ caller, cook: { username } }) =>
    caller.account.delete({ username, password: 'secret-3' }),
}

/** What a worker does now and then. */
async function sweep() {
  const { services } = server.runtime
  const now = new Date()
  await deleteForgotten(server.em(), now)
  await deleteForgottenReadings(server.em(), now)
  await deleteForgottenCheckouts(createServiceContext(services))
  await sweepCheckouts(createServiceContext(services))
}

test('no call, no job and no sweep reads a table from end to end', async () => {
  expect(Object.keys(CALLS).sort()).toEqual(Object.keys(appRouter._def.procedures).sort())

  const cook = await aUser(server, { credits: 20 })
  const caller = server.callerFor({ id: cook.id, loginId: cook.loginId })
  const { recipeId } = await caller.convert.fromText({ rawText: CARROT_SOUP })
  const { conversionId } = await caller.convert.start({ recipeId, language: 'en' })
  for (const call of Object.values(CALLS)) await call({ caller, cook, recipeId, conversionId })
  await sweep()

  const statements = queries().filter(({ text }) =>
    /^\s*(select|update|delete|with|insert)\b/i.test(text),
  )
  expect(statements.length).toBeGreaterThan(80)
  const whole: string[] = []
  for (const query of statements) {
    const tables = await tablesReadWhole(sql, query)
    if (tables.length > 0) whole.push(`${tables.join()}: ${query.text.replace(/\s+/g, ' ')}`)
  }
  expect(whole).toEqual([])
})
