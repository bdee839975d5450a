import { expect, onTestFinished, test } from 'vitest'
import { isDatabaseAway } from '#server/db/connection-errors.ts'
import { createOrm } from '#server/db/orm.ts'
import { poolOptions } from '#server/db/pool.ts'
import { entities } from '#server/orm.config.ts'
import { behindSwitch } from '../support/switched-database.ts'
import { createDatabase } from '../support/test-server.ts'

const SILENCE_MS = 1_000
/** As many as the pool has. */
const TRANSACTIONS = 10

async function aPlace() {
  const database = await createDatabase()
  const switched = await behindSwitch(database.url)
  const orm = createOrm(switched.url, entities, poolOptions(SILENCE_MS))
  onTestFinished(async () => {
    await orm.close()
    await switched.close()
    await database.drop()
  })
  return { orm, switched, databaseUrl: database.url }
}

const expectAway = (asked: Promise<unknown>) => expect(asked).rejects.toSatisfy(isDatabaseAway)

test('a database that says nothing more counts as away; its successor is found', async () => {
  const { orm, switched, databaseUrl } = await aPlace()
  const ask = () => orm.em.fork().execute('select 1 as answer')
  await ask()
  switched.goSilent()
  await expectAway(ask())

  switched.leadTo(databaseUrl)
  expect(await ask()).toEqual([{ answer: 1 }])
})

test('transactions whose connections break leave room for the next ones', async () => {
  const { orm, switched, databaseUrl } = await aPlace()
  const begun = Array.from({ length: TRANSACTIONS }, () => Promise.withResolvers<void>())
  const gone = Promise.withResolvers<void>()
  const transactions = begun.map(({ resolve }) =>
    orm.em.fork().transactional(async (em) => {
      await em.execute('select 1')
      resolve()
      await gone.promise
      await em.execute('select 2')
    }),
  )
  await Promise.all(begun.map(({ promise }) => promise))
  switched.goSilent()
  const failures = Promise.all(transactions.map(expectAway))
  gone.resolve()
  await failures

  switched.leadTo(databaseUrl)
  const again = await orm.em.fork().transactional((em) => em.execute('select 3 as answer'))
  expect(again).toEqual([{ answer: 3 }])
})

test('a connection that breaks between the statements of a transaction counts as away', async () => {
  const { orm, switched } = await aPlace()
  const transaction = orm.em.fork().transactional(async (em) => {
    await em.execute('select 1')
    await switched.goAway()
    await em.execute('select 2')
  })
  await expectAway(transaction)
  await switched.comeBack()
})
