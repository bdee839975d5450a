import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT_DIR } from '#server/client-build.ts'
import { launchBrowser, signedInPage } from '../support/browser.ts'
import { aUser, startTestServer, type TestServer } from '../support/test-server.ts'

const PAGE = `<title>Pear compote</title><h1>Pear compote</h1>
  <h2>Ingredients</h2><ul><li>600 g pears</li><li>200 ml water</li><li>40 g sugar</li></ul>
  <h2>Method</h2><ol><li>Cut the pears.</li><li>Simmer everything for 12 minutes.</li></ol>`

let site: Server
let browser: Browser
let server: TestServer

beforeAll(async () => {
  site = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  server = await startTestServer({ clientDir: CLIENT_DIR, env: { FETCH_ALLOW: siteHost() } })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  site?.close()
})

const siteHost = () => `127.0.0.1:${(site.address() as AddressInfo).port}`

test('the field of an entry, or of a dialog, is ready to be typed in', async () => {
  const page = await signedInPage(browser, { url: server.url, person: await aUser(server) })
  for (const [entry, label] of [
    ['url', 'Recipe address'],
    ['text', 'Recipe text'],
    ['idea', 'A dish, or what you have'],
  ] as const) {
    await page.goto(`${server.url}/?entry=${entry}#convert`)
    const field = page.getByLabel(label)
    await field.waitFor()
    expect(await field.evaluate((it) => it === document.activeElement), entry).toBe(true)
  }
  await page.goto(`${server.url}/#shopping`)
  await page.getByRole('button', { name: 'Add item' }).click()
  await page.keyboard.type('tea')
  expect(await page.getByLabel('What do you need?').inputValue()).toBe('tea')
})

test('an address that was imported before is offered as such, and imported again when wished', async () => {
  const person = await aUser(server)
  const page = await signedInPage(browser, { url: server.url, person })
  const importIt = async (address: string) => {
    await page.goto(`${server.url}/?entry=url#convert`)
    await page.getByLabel('Recipe address').fill(address)
    await page.getByRole('button', { name: 'Import recipe' }).click()
  }
  const review = page.getByRole('heading', { name: 'Review your recipe' })
  await importIt(`http://${siteHost()}/compote`)
  await review.waitFor()

  await importIt(`http://${siteHost()}/compote/?utm_source=mail`)
  await page.getByText('already (today): “Pear compote”').waitFor()
  await page.getByRole('link', { name: 'Open recipe' }).click()
  await page.getByRole('heading', { name: 'Pear compote', level: 1 }).waitFor()
  expect((await server.callerFor(person).recipes.list({ sort: 'newest' })).items).toHaveLength(1)

  await importIt(`http://${siteHost()}/compote`)
  await page.getByRole('button', { name: 'Import again' }).click()
  await review.waitFor()
  expect((await server.callerFor(person).recipes.list({ sort: 'newest' })).items).toHaveLength(2)
})
