import { describe, expect } from 'vitest'
import { PAGE_MEGABYTES } from '#shared/clip.ts'
import { PAGE_BODY_BYTES } from '#shared/convert.ts'
import { rest } from '../support/rest.ts'
import { aUser, test } from '../support/test-server.ts'

const LENTILS = `<html lang="en"><title>Lentil pot</title><h1>Lentil pot</h1>
  <h2>Ingredients</h2><ul><li>250 g red lentils<li>1 onion<li>700 ml water</ul>
  <h2>Method</h2><ol><li>Chop the onion.<li>Add lentils and water and simmer for 15 minutes.</ol>`
const FROM_PAGE = 'POST /trpc/convert.fromPage'

describe('a page as somebody sees it', () => {
  test('is read into a draft that names where it is from, and nobody else sees', async ({
    server,
  }) => {
    const user = await aUser(server)
    const sourceUrl = 'https://kitchen.example/members/lentils'

    const answer = await rest(server, FROM_PAGE, {
      token: user.accessToken,
      body: { sourceUrl, html: LENTILS },
    })

    const id = answer.json.result.data.recipeId
    expect(await server.callerFor(user).recipes.byId({ id })).toMatchObject({
      status: 'draft',
      sourceUrl,
      recipeMetadata: { title: 'Lentil pot' },
      rawText: expect.stringContaining('250 g red lentils'),
    })
    const other = server.callerFor(await aUser(server))
    await expect(other.recipes.byId({ id })).rejects.toThrow('Recipe not found')
  })

  test('may come from an address that the server itself would not read', async ({ server }) => {
    const caller = server.callerFor(await aUser(server))
    const sourceUrl = 'http://192.168.1.20/lentils'
    const { recipeId: id } = await caller.convert.fromPage({ sourceUrl, html: LENTILS })
    expect(await caller.recipes.byId({ id })).toMatchObject({ sourceUrl })
  })

  test('without a recipe is refused', async ({ server }) => {
    const caller = server.callerFor(await aUser(server))
    const html = '<html><title>Weather</title><p>It is going to rain, they say.'
    await expect(
      caller.convert.fromPage({ sourceUrl: 'https://weather.example/', html }),
    ).rejects.toThrow('No recipe was found on this page')
  })

  test.for(['javascript:alert(1)', 'file:///etc/hosts', 'https://me:secret@a.example/', 'soup'])(
    'is refused from %s',
    async (sourceUrl, { server }) => {
      const caller = server.callerFor(await aUser(server))
      await expect(caller.convert.fromPage({ sourceUrl, html: LENTILS })).rejects.toThrow(
        'valid recipe URL',
      )
    },
  )

  test('is refused when it is too large', async ({ server }) => {
    const { accessToken: token } = await aUser(server)
    const sourceUrl = 'https://kitchen.example/'
    const pageOf = (bytes: number) =>
      rest(server, FROM_PAGE, { token, body: { sourceUrl, html: 'x'.repeat(bytes) } })

    const large = await pageOf(PAGE_MEGABYTES * 1_000_000 + 1)
    expect(large.text).toContain('PAGE_TOO_LARGE')
    expect((await pageOf(PAGE_BODY_BYTES)).status).toBe(413)
  })

  test('is taken of nobody who is not signed in', async ({ server }) => {
    const body = { sourceUrl: 'https://kitchen.example/', html: LENTILS }
    expect((await rest(server, FROM_PAGE, { body })).status).toBe(401)
  })
})
