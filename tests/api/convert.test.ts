import { describe, expect, onTestFinished } from 'vitest'
import { failConversion } from '#server/features/convert/conversions.ts'
import { workConversions } from '#server/features/convert/convert.jobs.ts'
import type { Converter } from '#server/features/convert/structure/converter.ts'
import { createServiceContext } from '#server/plugins/request-context.ts'
import { converterThat } from '../support/converters.ts'
import { anEditedRecipe, CARROT_SOUP } from '../support/recipes.ts'
import { aUser, startTestServer, type TestServer, test } from '../support/test-server.ts'

type Person = Awaited<ReturnType<typeof aUser>>

async function aDraft(server: TestServer, user: Person, rawText = CARROT_SOUP) {
  const { recipeId } = await server.callerFor(user).convert.fromText({ rawText })
  return recipeId
}

const balance = async (server: TestServer, user: Person) =>
  (await server.callerFor(user).credits.balance()).credits

describe('from text', () => {
  test('keeps the text word for word, free of charge', async ({ server }) => {
    const user = await aUser(server)

    const recipeId = await aDraft(server, user, `  ${CARROT_SOUP}\n`)

    const draft = await server.callerFor(user).recipes.byId({ id: recipeId })
    expect(draft).toMatchObject({ status: 'draft', rawText: CARROT_SOUP, steps: [] })
    expect(draft.recipeMetadata.title).toBe('Carrot soup')
    expect(await balance(server, user)).toBe(5)
  })

  test('refuses blank text and more than 100 kB', async ({ server }) => {
    const user = await aUser(server)
    const create = (rawText: string) => server.callerFor(user).convert.fromText({ rawText })

    await expect(create(' \n\t ')).rejects.toThrow('Please enter or paste your recipe text.')
    await expect(create('ä'.repeat(50_001))).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
  })
})

describe('process', () => {
  test('makes steps for the appliance and takes one credit', async ({ server }) => {
    const user = await aUser(server)
    const recipeId = await aDraft(server, user)

    const { processedData } = await server
      .callerFor(user)
      .convert.process({ recipeId, language: 'en' })

    expect(processedData).toMatchObject({
      status: 'converted',
      convertedBy: 'builtin',
      version: 2,
      recipeMetadata: { title: 'Carrot soup', servingsMin: 4, servingsMax: 4 },
    })
    expect(processedData.ingredients).toHaveLength(6)
    const simmer = processedData.steps.find(({ durationSeconds }) => durationSeconds === 1200)
    expect(simmer).toMatchObject({ type: 'OPERATE', temperature: '100', notices: [] })
    expect(await balance(server, user)).toBe(4)
  })

  test('a double click is one conversion and one credit', async ({ server }) => {
    const user = await aUser(server)
    const recipeId = await aDraft(server, user)
    const click = () => server.callerFor(user).convert.process({ recipeId, language: 'en' })

    const [first, second] = await Promise.all([click(), click()])

    expect(second.processedData.steps).toEqual(first.processedData.steps)
    await click()
    expect(await balance(server, user)).toBe(4)
  })

  test('without credits it is refused and the draft stays', async ({ server }) => {
    const user = await aUser(server, { credits: 0 })
    const recipeId = await aDraft(server, user)

    const attempt = server.callerFor(user).convert.process({ recipeId, language: 'en' })

    await expect(attempt).rejects.toMatchObject({
      code: 'PAYMENT_REQUIRED',
      message: 'Insufficient conversions',
    })
    expect(await server.callerFor(user).recipes.byId({ id: recipeId })).toMatchObject({
      status: 'draft',
    })
  })

  test('many at once never spend more than there is', async ({ server }) => {
    const user = await aUser(server, { credits: 2 })
    const drafts = await Promise.all(Array.from({ length: 6 }, () => aDraft(server, user)))

    const results = await Promise.allSettled(
      drafts.map((recipeId) =>
        server.callerFor(user).convert.process({ recipeId, language: 'en' }),
      ),
    )

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await balance(server, user)).toBe(0)
  })

  test('says what is missing in a text without a recipe and gives the credit back', async ({
    server,
  }) => {
    const user = await aUser(server)
    const recipeId = await aDraft(server, user, 'Hello there, how was your weekend?')

    const attempt = server.callerFor(user).convert.process({ recipeId, language: 'en' })

    await expect(attempt).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      message: expect.stringContaining('No recipe was found'),
    })
    expect(await balance(server, user)).toBe(5)
  })

  test('of a text that was changed is a new conversion', async ({ server }) => {
    const user = await aUser(server)
    const recipeId = await aDraft(server, user)
    const convert = () => server.callerFor(user).convert.process({ recipeId, language: 'en' })
    await convert()
    const recipe = { sourceUrl: null, rawText: CARROT_SOUP.replaceAll('carrot', 'pumpkin') }
    await server.callerFor(user).recipes.save({ id: recipeId, ...anEditedRecipe({ recipe }) })

    const { processedData } = await convert()

    expect(processedData.ingredients.map(({ name }) => name)).toContain('pumpkins')
    expect(await balance(server, user)).toBe(3)
  })

  test('of a text made to take for ever ends, and holds up nobody', async ({ server }) => {
    const user = await aUser(server)
    const endless = `Soup\n\nIngredients\n1 egg\n\nMethod\n1. ${'stir and '.repeat(11_000)}`
    const recipeId = await aDraft(server, user, endless)

    const conversion = server.callerFor(user).convert.process({ recipeId, language: 'en' })
    const ended = conversion.then(
      () => 'converted',
      (error) => error.code,
    )
    const other = await aUser(server)
    const draft = await aDraft(server, other)
    const { processedData } = await server
      .callerFor(other)
      .convert.process({ recipeId: draft, language: 'en' })

    expect(processedData.status).toBe('converted')
    expect(['converted', 'GATEWAY_TIMEOUT']).toContain(await ended)
  })

  test("does not convert another user's draft", async ({ server }) => {
    const [owner, other] = [await aUser(server), await aUser(server)]
    const recipeId = await aDraft(server, owner)

    const attempt = server.callerFor(other).convert.process({ recipeId, language: 'en' })

    await expect(attempt).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await balance(server, other)).toBe(5)
  })
})

describe('progress', () => {
  test('follows a conversion to its end, also for who asks late', async ({ server }) => {
    const user = await aUser(server)
    const recipeId = await aDraft(server, user)
    const { conversionId } = await server
      .callerFor(user)
      .convert.start({ recipeId, language: 'en' })
    const stages = async () => {
      const seen: string[] = []
      for await (const { stage } of await server
        .callerFor(user)
        .convert.progress({ conversionId })) {
        seen.push(stage)
      }
      return seen
    }

    expect((await stages()).at(-1)).toBe('done')
    expect(await stages()).toEqual(['done'])
  })

  test("another user's conversion is not there", async ({ server }) => {
    const [owner, other] = [await aUser(server), await aUser(server)]
    const recipeId = await aDraft(server, owner)
    const { conversionId } = await server
      .callerFor(owner)
      .convert.start({ recipeId, language: 'en' })

    const progress = await server.callerFor(other).convert.progress({ conversionId })

    await expect(progress[Symbol.asyncIterator]().next()).rejects.toThrow('Conversion not found')
  })
})

describe('cancelling', () => {
  test('stops the work, gives the credit back and keeps the draft', async () => {
    const server = await startTestServer({ worker: false })
    onTestFinished(() => server.close())
    const { promise: stopped, resolve: stop } = Promise.withResolvers<void>()
    const endless: Converter = {
      ...converterThat(async () => anEditedRecipe()),
      structure: (_, { signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            stop()
            reject(signal.reason)
          })
        }),
    }
    await workConversions(() => createServiceContext(server.runtime.services), endless)
    const user = await aUser(server)
    const caller = () => server.callerFor(user)
    const recipeId = await aDraft(server, user)
    const { conversionId } = await caller().convert.start({ recipeId, language: 'en' })
    const told = Array.fromAsync(await caller().convert.progress({ conversionId }))
    const stage = async () => (await caller().convert.active())[0]?.stage
    await expect.poll(stage).toBe('structuring')

    await caller().convert.cancel({ conversionId })

    expect((await told).at(-1)).toMatchObject({
      stage: 'failed',
      error: { appCode: 'CONVERSION_CANCELLED' },
    })
    await stopped
    expect(await balance(server, user)).toBe(5)
    expect(await caller().convert.active()).toEqual([])
    expect(await caller().recipes.byId({ id: recipeId })).toMatchObject({
      status: 'draft',
      rawText: CARROT_SOUP,
    })
  })

  test('what has ended changes nothing', async ({ server }) => {
    const user = await aUser(server)
    const caller = () => server.callerFor(user)
    const recipeId = await aDraft(server, user)
    const { conversionId } = await caller().convert.start({ recipeId, language: 'en' })
    await Array.fromAsync(await caller().convert.progress({ conversionId }))

    await caller().convert.cancel({ conversionId })

    expect(await caller().recipes.byId({ id: recipeId })).toMatchObject({ status: 'converted' })
    expect(await balance(server, user)).toBe(4)
  })

  test("what is another user's is not found, and goes on", async ({ server }) => {
    const [owner, other] = [await aUser(server), await aUser(server)]
    const recipeId = await aDraft(server, owner)
    const { conversionId } = await server
      .callerFor(owner)
      .convert.start({ recipeId, language: 'en' })

    const attempt = server.callerFor(other).convert.cancel({ conversionId })

    await expect(attempt).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const progress = await server.callerFor(owner).convert.progress({ conversionId })
    expect((await Array.fromAsync(progress)).at(-1)).toMatchObject({ stage: 'done' })
  })
})

describe('a conversion without a worker', () => {
  /** Held back until the test lets it go. */
  function aSlowConverter() {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const converter = converterThat(async () => {
      await released
      return anEditedRecipe()
    })
    return { converter, release }
  }

  async function aServer(converter: Converter) {
    const server = await startTestServer({ worker: false })
    await workConversions(() => createServiceContext(server.runtime.services), converter)
    const user = await aUser(server)
    const recipeId = await aDraft(server, user)
    const { conversionId } = await server
      .callerFor(user)
      .convert.start({ recipeId, language: 'en' })
    return { server, user, recipeId, conversionId }
  }

  test('is listed, so that a reloaded page picks it up', async () => {
    const { converter, release } = aSlowConverter()
    const { server, user, conversionId } = await aServer(converter)

    expect(await server.callerFor(user).convert.active()).toMatchObject([{ conversionId }])

    release()
    await expect.poll(() => server.callerFor(user).convert.active()).toEqual([])
    await server.close()
  })

  test('loses to what the user saved meanwhile, and is not charged', async () => {
    const { converter, release } = aSlowConverter()
    const { server, user, recipeId, conversionId } = await aServer(converter)
    await server.callerFor(user).recipes.save({
      id: recipeId,
      ...anEditedRecipe({ metadata: { ...anEditedRecipe().metadata, title: 'My own' } }),
    })

    release()

    const progress = await server.callerFor(user).convert.progress({ conversionId })
    const seen = await Array.fromAsync(progress)
    expect(seen.at(-1)).toMatchObject({ stage: 'failed', error: { appCode: 'RECIPE_CHANGED' } })
    const recipe = await server.callerFor(user).recipes.byId({ id: recipeId })
    expect(recipe.recipeMetadata.title).toBe('My own')
    expect(await balance(server, user)).toBe(5)
    await server.close()
  })

  test('of a recipe deleted meanwhile gives the credit back', async () => {
    const { converter, release } = aSlowConverter()
    const { server, user, recipeId, conversionId } = await aServer(converter)
    await server.callerFor(user).recipes.delete({ id: recipeId })

    release()

    const progress = await server.callerFor(user).convert.progress({ conversionId })
    expect((await Array.fromAsync(progress)).at(-1)).toMatchObject({ stage: 'failed' })
    expect(await balance(server, user)).toBe(5)
    await server.close()
  })

  test('that was ended meanwhile stays ended, and the recipe can be converted again', async () => {
    const { converter, release } = aSlowConverter()
    const { server, user, recipeId, conversionId } = await aServer(converter)
    const stage = async () => (await server.callerFor(user).convert.active())[0]?.stage
    await expect.poll(stage).toBe('structuring')
    const now = () => new Date()
    await failConversion({ em: server.em(), now }, conversionId, { code: 'CONVERSION_TIMEOUT' })

    release()

    const again = await server.callerFor(user).convert.process({ recipeId, language: 'en' })
    expect(again.processedData.recipeMetadata.title).toBe('Warm milk')
    expect(await balance(server, user)).toBe(4)
    await server.close()
  })

  test('whose result could not be read again is refused, and not charged', async () => {
    const { server, user, conversionId } = await aServer(
      converterThat(async () => {
        const recipe = anEditedRecipe()
        return { ...recipe, metadata: { ...recipe.metadata, title: 'x'.repeat(1_000) } }
      }),
    )

    const progress = await server.callerFor(user).convert.progress({ conversionId })
    expect((await Array.fromAsync(progress)).at(-1)).toMatchObject({
      stage: 'failed',
      error: { appCode: 'CONVERSION_FAILED' },
    })
    expect(await balance(server, user)).toBe(5)
    await server.close()
  })

  test('that crashes every time ends with the credit back', async () => {
    const crashing = converterThat(() => Promise.reject(new Error('a bug')))
    const { server, user, conversionId } = await aServer(crashing)

    const progress = await server.callerFor(user).convert.progress({ conversionId })
    expect((await Array.fromAsync(progress)).at(-1)).toMatchObject({
      stage: 'failed',
      error: { appCode: 'CONVERSION_FAILED' },
    })
    expect(await balance(server, user)).toBe(5)
    await server.close()
  })
})
