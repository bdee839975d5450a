import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect } from 'vitest'
import { rest } from '../support/rest.ts'
import { aUser, testWith } from '../support/test-server.ts'

const PAGES: Record<string, string> = {
  '/soup': `<html lang="en"><title>Pea soup</title><script type="application/ld+json">${JSON.stringify(
    {
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Pea soup',
      recipeYield: '4-6 servings',
      recipeIngredient: ['300 g peas', '1 onion', '800 ml water'],
      recipeInstructions: 'Chop the onion. Add the peas and water and simmer for 15 minutes.',
    },
  )}</script><h1>Pea soup</h1><ul><li>300 g peas<li>1 onion<li>800 ml water</ul>
    <p>Chop the onion. Add the peas and water and simmer for 15 minutes.</p>`,
  // Half an emoji, and a character that no database keeps.
  '/odd': `<title>Soup</title><script type="application/ld+json">{"@type":"Recipe","name":"Pea \\ud83c soup",
    "recipeIngredient":["300 g peas\\u0000","800 ml water"],
    "recipeInstructions":"Simmer the peas in the water\\udc00 for 15 minutes."}</script>`,
  '/news': '<html><title>News</title><p>Nothing to eat here, only words about the weather.',
  '/check': '<html><title>Just a moment...</title><body>Checking your browser',
}

const site = createServer((request, response) => {
  const page = PAGES[request.url ?? '']
  if (request.url === '/reset') request.socket.resetAndDestroy()
  else if (request.url === '/picture') response.setHeader('content-type', 'image/png').end('png')
  else if (page) response.setHeader('content-type', 'text/html').end(page)
  else response.writeHead(404).end('no')
})
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  site.close()
})

const host = `127.0.0.1:${(site.address() as AddressInfo).port}`
const origin = `http://${host}`
/** Nobody listens there. */
const closed = '127.0.0.1:1'
const test = testWith(() => ({ FETCH_ALLOW: `${host},${closed}` }))

describe('a recipe page', () => {
  test('is read into a draft that is then converted', async ({ server }) => {
    const { accessToken: token } = await aUser(server)

    const draft = await rest(server, 'POST /api/fetch-and-extract-recipe', {
      token,
      body: { sourceUrl: `${origin}/soup` },
    })
    const done = await rest(server, 'POST /api/process-recipe-ai', {
      token,
      body: { recipeId: draft.json.recipeId, language: 'en' },
    })

    expect(draft.status).toBe(200)
    expect(done.json.processedData).toMatchObject({
      sourceUrl: `${origin}/soup`,
      rawText: expect.stringContaining('300 g peas'),
      recipeMetadata: { title: 'Pea soup', servingsMin: 4, servingsMax: 6 },
    })
  })

  test('with characters that cannot be stored is read without them', async ({ server }) => {
    const { accessToken: token } = await aUser(server)
    const read = await rest(server, 'POST /api/fetch-and-extract-recipe', {
      token,
      body: { sourceUrl: `${origin}/odd` },
    })
    expect(read.status).toBe(200)
  })

  test.for([
    ['', 400, 'Please enter a recipe URL.'],
    ['   ', 400, 'Please enter a recipe URL.'],
    ['no address', 400, 'Please enter a valid recipe URL'],
    ['ftp://example.org/soup', 400, 'Please enter a valid recipe URL'],
    ['http://127.0.0.1:2/soup', 400, 'not on the public internet'],
    ['http://[::1]:1/soup', 400, 'not on the public internet'],
    ['http://localhost:1/', 400, 'not on the public internet'],
    ['SITE/nothing', 502, 'does not exist'],
    ['SITE/picture', 415, 'does not lead to a web page'],
    ['SITE/check', 502, 'check that you are human'],
    ['SITE/news', 422, 'No recipe was found on this page'],
    ['SITE/reset', 502, 'The site could not be reached'],
    [`http://${closed}/soup`, 502, 'The site could not be reached'],
    // No name server is asked for a label that is longer than any can be.
    [`http://${'mistyped'.repeat(8)}.example.org/`, 502, 'The site could not be reached'],
  ] as const)('%s is %i', async ([address, status, sentence], { server }) => {
    const { accessToken: token } = await aUser(server)

    const answer = await rest(server, 'POST /api/fetch-and-extract-recipe', {
      token,
      body: { sourceUrl: address.replace('SITE', origin) },
    })

    expect(answer).toMatchObject({ status, json: { error: expect.stringContaining(sentence) } })
  })
})
