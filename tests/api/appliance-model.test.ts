import { describe, expect } from 'vitest'
import { anEditedRecipe, CARROT_SOUP } from '../support/recipes.ts'
import { aUser, type TestServer, test } from '../support/test-server.ts'

type Person = Awaited<ReturnType<typeof aUser>>

const choose = (server: TestServer, user: Person, applianceModel: 'TM31' | 'TM6') =>
  server.callerFor(user).account.chooseAppliance({ applianceModel })

/** A saved recipe that heats to 115 °C, which the oldest model cannot. */
async function aHotRecipe(server: TestServer, user: Person) {
  const caller = server.callerFor(user)
  const { recipeId: id } = await caller.convert.fromText({ rawText: CARROT_SOUP })
  const { steps, ...rest } = anEditedRecipe()
  return caller.recipes.save({
    id,
    ...rest,
    steps: steps.map((step) => ({ ...step, temperature: '115' })),
  })
}

const rulesOf = ({ steps }: { steps: { notices: { code: string }[] }[] }) =>
  steps.flatMap(({ notices }) => notices.map(({ code }) => code))

describe('the appliance of a user', () => {
  test('is the usual one until another is chosen, and is kept', async ({ server }) => {
    const user = await aUser(server)
    expect(await server.callerFor(user).auth.me()).toMatchObject({ applianceModel: 'TM6' })

    expect(await choose(server, user, 'TM31')).toMatchObject({ applianceModel: 'TM31' })

    const again = await server
      .callerFor()
      .auth.login({ username: user.username, password: 'secret-1' })
    expect(again.user.applianceModel).toBe('TM31')
    const other = await aUser(server)
    expect(await server.callerFor(other).auth.me()).toMatchObject({ applianceModel: 'TM6' })
  })

  test('has to be one whose limits are known', async ({ server }) => {
    const user = await aUser(server)
    const unknown = { applianceModel: 'TM99' as 'TM6' }
    await expect(server.callerFor(user).account.chooseAppliance(unknown)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  test('decides what is said of a recipe, saved before or after', async ({ server }) => {
    const user = await aUser(server)
    const before = await aHotRecipe(server, user)
    await choose(server, user, 'TM31')
    const caller = server.callerFor(user)

    const read = await caller.recipes.byId({ id: before.id })
    const after = await aHotRecipe(server, user)

    expect(rulesOf(after).filter((code) => !rulesOf(before).includes(code))).not.toEqual([])
    expect(rulesOf(read)).toEqual(rulesOf(after))
    await choose(server, user, 'TM6')
    expect(rulesOf(await caller.recipes.byId({ id: after.id }))).toEqual(rulesOf(before))
  })

  test('is the one that recipes are converted for', async ({ server }) => {
    const rawText = `Fried onions\n\n3 onions\n30 g oil\n\nFry the onions in the oil for 5 minutes.`
    const temperatures = async (user: Person) => {
      const caller = server.callerFor(user)
      const { recipeId } = await caller.convert.fromText({ rawText })
      const { processedData } = await caller.convert.process({ recipeId, language: 'en' })
      expect(processedData.recipeMetadata.ThermomixModel).toContain(
        (await caller.auth.me()).applianceModel,
      )
      return processedData.steps.flatMap(({ temperature }) => temperature ?? [])
    }
    const newer = await aUser(server)
    const older = await aUser(server)
    await choose(server, older, 'TM31')

    const hot = await temperatures(newer)
    expect(hot.some((degrees) => Number(degrees) > 100)).toBe(true)
    expect(await temperatures(older)).not.toEqual(hot)
  })
})
