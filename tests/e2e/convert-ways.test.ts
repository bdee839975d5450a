import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT_DIR } from '#server/client-build.ts'
import { launchBrowser, signedInPage } from '../support/browser.ts'
import { PATIENCE } from '../support/patience.ts'
import { CARROT_SOUP } from '../support/recipes.ts'
import { aUser, startTestServer, type TestServer } from '../support/test-server.ts'

declare global {
  /** What has stood on the page, one after the other. */
  var shown: string[]
  /** What the security policy has kept the page from. */
  var violations: string[]
}

const PAGE = `<title>Pear compote</title><h1>Pear compote</h1>
  <h2>Ingredients</h2><ul><li>600 g pears</li><li>200 ml water</li></ul>
  <h2>Method</h2><ol><li>Simmer everything for 12 minutes.</li></ol>`

/** What a conversion of a text is at, in words. */
const STAGES = [
  'Reading your text',
  'Getting ready',
  'Writing the steps',
  'Checking every setting',
  'Ready',
]

let browser: Browser
let server: TestServer
let site: Server
/** What the site does with the next request; it answers all others. */
let hold: (() => void) | null = null

beforeAll(async () => {
  site = createServer((_, response) => {
    const isHeld = hold
    hold = null
    if (isHeld) return isHeld()
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  server = await startTestServer({ clientDir: CLIENT_DIR, env: { FETCH_ALLOW: siteHost() } })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
  site?.closeAllConnections()
  site?.close()
})

const siteHost = () => `127.0.0.1:${(site.address() as AddressInfo).port}`
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).first().waitFor()

/** Runs in the page: notes its headings and stand-ins as they come. */
function noteShown() {
  globalThis.shown = []
  globalThis.violations = []
  document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) => {
    globalThis.violations.push(`${violatedDirective}: ${blockedURI}`)
  })
  const look = () => {
    const isWaiting = document.querySelector('main [data-slot=skeleton]') !== null
    const now = isWaiting ? 'a skeleton' : (document.querySelector('main h1')?.textContent ?? '')
    if (now && now !== globalThis.shown.at(-1)) globalThis.shown.push(now)
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
}

async function aPage(credits = 5) {
  const person = await aUser(server, { credits })
  const page = await signedInPage(browser, { url: server.url, person })
  await page.addInitScript(noteShown)
  return { person, page }
}

test('what was converted is shown at once, with nothing between', async () => {
  const { page } = await aPage()
  await page.goto(`${server.url}/?entry=text#convert`)
  await page.getByLabel('Recipe text').fill(CARROT_SOUP)
  await press(page, 'Continue')
  await heading(page, 'Review your recipe')

  const shown = await page.evaluate(() => globalThis.shown)
  const begun = shown.findIndex((heading) => STAGES.includes(heading))
  const after = shown.slice(begun).filter((heading) => !STAGES.includes(heading))
  expect(begun).toBeGreaterThan(0)
  expect(after).toEqual(['Review your recipe'])
  // It no longer runs: the next one can begin.
  await press(page, 'Save')
  await heading(page, 'What are we cooking?')
  await page.getByRole('img', { name: 'A conversion is running' }).waitFor({ state: 'detached' })
})

test('a reload while a page is read goes on with it, and it is read into one recipe', async () => {
  const { person, page } = await aPage()
  const { promise: asked, resolve } = Promise.withResolvers<void>()
  hold = resolve
  await page.goto(`${server.url}/?entry=url#convert`)
  await page.getByLabel('Recipe address').fill(`http://${siteHost()}/compote`)
  await press(page, 'Import recipe')
  await asked
  await heading(page, 'Reading the page')
  await page.reload()

  await heading(page, 'Review your recipe')
  expect(await page.getByLabel('Title').inputValue()).toBe('Pear compote')
  const { items } = await server.callerFor(person).recipes.list({})
  expect(items.map(({ title }) => title)).toEqual(['Pear compote'])
})

test('who signs in to see the balance sees it', async () => {
  const { username } = await aUser(server, { credits: 3 })
  const page = await browser.newPage({ serviceWorkers: 'block' })
  page.setDefaultTimeout(PATIENCE)
  await page.goto(server.url)
  await page.getByRole('navigation').getByRole('link', { name: 'Balance' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(username)
  await dialog.getByLabel('Password', { exact: true }).fill('secret-1')
  await dialog.getByRole('button', { name: 'Log in' }).click()

  await heading(page, 'Balance')
  await page.getByText('3', { exact: true }).first().waitFor()
  await page.close()
})

test('nothing on the way asks for what the security policy forbids', async () => {
  const { page } = await aPage()
  const seen: string[] = []
  for (const place of [
    '/?entry=text#convert',
    '/#recipes',
    '/#shopping',
    '/#credits',
    '/account',
  ]) {
    await page.goto(server.url + place)
    await page.getByRole('heading', { level: 1 }).waitFor()
    seen.push(...(await page.evaluate(() => globalThis.violations)))
  }
  await page.goto(`${server.url}/?entry=text#convert`)
  await page.getByLabel('Recipe text').fill(CARROT_SOUP)
  await press(page, 'Continue')
  await heading(page, 'Review your recipe')
  seen.push(...(await page.evaluate(() => globalThis.violations)))
  expect(seen).toEqual([])
})
