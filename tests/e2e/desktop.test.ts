import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { CLIENT_DIR } from '#server/client-build.ts'
import { launchBrowser } from '../support/browser.ts'
import { PATIENCE } from '../support/patience.ts'
import { CARROT_SOUP } from '../support/recipes.ts'
import { aUser, startTestServer, type TestServer } from '../support/test-server.ts'

const PAGE = `<title>Pear compote</title><h1>Pear compote</h1>
  <h2>Ingredients</h2><ul><li>600 g pears</li><li>200 ml water</li><li>40 g sugar</li></ul>
  <h2>Method</h2><ol><li>Cut the pears.</li><li>Simmer everything for 12 minutes.</li></ol>`

let site: Server
let browser: Browser
let server: TestServer
let page: Page
const complaints: string[] = []

beforeAll(async () => {
  site = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  server = await startTestServer({ clientDir: CLIENT_DIR, env: { FETCH_ALLOW: siteHost() } })
  browser = await launchBrowser()
})

// A second attempt has nothing of the first: neither its page nor its complaints.
beforeEach(async () => {
  complaints.length = 0
  page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  page.setDefaultTimeout(PATIENCE)
  page.on('pageerror', (error) => complaints.push(error.message))
})
afterEach(() => page?.close())

afterAll(async () => {
  await browser?.close()
  await server?.close()
  site?.close()
})

const siteHost = () => `127.0.0.1:${(site.address() as AddressInfo).port}`
const button = (name: string | RegExp) => page.getByRole('button', { name })
const tab = (name: string) => page.getByRole('navigation').getByRole('link', { name }).click()
const title = (name: string) => page.getByRole('heading', { name, exact: true }).first()

/** Nothing stands wider than the window. */
async function fits() {
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)
}

test('at a desk: from the wall at the start to the supper, the shopping and another language', async () => {
  // The wall: what was typed stays behind the dialog.
  const { username } = await aUser(server)
  await page.clock.install()
  await page.goto(server.url)
  await page.getByText('Type or paste text').click()
  await page.getByLabel('Recipe text').fill(CARROT_SOUP)
  await button('Continue').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(username)
  await dialog.getByLabel('Password', { exact: true }).fill('secret-1')
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await button('Continue').click()

  // From a text; edited and saved.
  await title('Review your recipe').waitFor()
  await page.getByLabel('Title').fill('Soup of the desk')
  await button('Save').click()
  await page.getByText('Recipe saved').first().waitFor()

  // From an address.
  await page.getByText('Import from a website').click()
  await page.getByLabel('Recipe address').fill(`http://${siteHost()}/compote`)
  await button('Import recipe').click()
  await title('Review your recipe').waitFor()
  expect(await page.getByLabel('Title').inputValue()).toBe('Pear compote')
  await button('Save').click()

  // The library has room for both, side by side.
  await tab('Recipes')
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading') })
  await title('Recipes').waitFor()
  // In one look: the page before, which has the same two, may be leaving.
  const tops = () => cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
  await expect
    .poll(async () => {
      const seen = await tops()
      return [seen.length, new Set(seen).size]
    })
    .toEqual([2, 1])
  await fits()

  // The guide, with the next step beside this one; a timer runs out.
  await page.getByRole('link', { name: 'Soup of the desk', exact: true }).click()
  await page.getByRole('heading', { name: /^Step 1 of/ }).waitFor()
  await page.getByRole('heading', { name: 'After this' }).waitFor()
  while (!(await button('Start').isVisible())) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await button('Pause').waitFor()
  await page.clock.fastForward('30:00')
  await page.getByRole('alertdialog', { name: 'Time is up' }).waitFor()
  await fits()
  await page.keyboard.press('Escape')
  await button('Exit the guide').click()

  await tab('Shopping')
  await page.getByRole('checkbox', { name: /^Pear compote/ }).click()
  await page.getByRole('checkbox', { name: /^pears/ }).click()
  await page.getByText('1 of 3 in the basket').waitFor()
  await fits()

  await tab('Settings')
  await page.getByLabel('Your appliance').selectOption({ label: 'TM31' })
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll('select')[1]?.value))
    .toBe('TM31')
  await page.getByLabel('Language').selectOption({ label: 'Deutsch' })
  await title('Einstellungen').waitFor()
  await page.getByLabel('Dein Gerät').waitFor()
  await fits()
  expect(complaints).toEqual([])
})
