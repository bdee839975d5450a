import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT_DIR } from '#server/client-build.ts'
import { launchBrowser, signedInPage } from '../support/browser.ts'
import { PATIENCE } from '../support/patience.ts'
import { anEditedRecipe, CARROT_SOUP } from '../support/recipes.ts'
import { aUser, startTestServer, type TestServer } from '../support/test-server.ts'

let browser: Browser
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ clientDir: CLIENT_DIR })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

async function openPage() {
  const person = await aUser(server)
  const page = await signedInPage(browser, { url: server.url, person, serviceWorkers: 'allow' })
  return { person, page, caller: server.callerFor(person) }
}

/** Until the worker keeps the app, and the recipe is kept with it. */
async function isKept(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  const kept = () =>
    page.evaluate(async () => {
      // Opened before the app has made it, it would be made here, and empty for good.
      const made = await indexedDB.databases()
      if (!made.some(({ name }) => name === 'thermoscribe')) return []
      const open = indexedDB.open('thermoscribe')
      await new Promise((resolve) => {
        open.onsuccess = resolve
      })
      const keys = open.result.transaction('answers').objectStore('answers').getAllKeys()
      await new Promise((resolve) => {
        keys.onsuccess = resolve
      })
      open.result.close()
      return keys.result.map((key) => String(key).split(' ')[1])
    })
  await expect
    .poll(kept)
    .toEqual(expect.arrayContaining(['auth.me', 'recipes.byId', 'recipes.list']))
  const isPageThere = () => page.evaluate(async () => (await caches.keys()).includes('shell'))
  await expect.poll(isPageThere).toBe(true)
  const isInCharge = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
  await expect.poll(isInCharge).toBe(true)
}

test('without a network the library, a recipe with its timer and the shopping list go on', async () => {
  const { page, caller } = await openPage()
  const { recipeId: id } = await caller.convert.fromText({ rawText: CARROT_SOUP })
  await caller.recipes.save({ id, ...anEditedRecipe() })
  const lemons = { name: 'Lemons', quantity: undefined, unit: undefined }
  await caller.recipes.shopping.sync({
    operations: [
      { id: randomUUID(), type: 'add', itemId: randomUUID(), item: lemons, language: 'en' },
    ],
  })
  // Nobody opens the recipe before the network goes.
  await page.goto(`${server.url}/#recipes`)
  await page.getByRole('link', { name: 'Warm milk', exact: true }).waitFor()
  await isKept(page)

  await page.context().setOffline(true)
  await page.reload()
  await page.getByText('You are offline').waitFor()
  await page.getByRole('link', { name: 'Warm milk', exact: true }).click()
  await page.getByRole('heading', { name: 'Step 1 of 1' }).waitFor()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Pause' }).waitFor()

  await page.goto(`${server.url}/#shopping`)
  await page.getByRole('checkbox', { name: 'Lemons' }).click()
  await page.reload()
  await expect.poll(() => page.getByRole('checkbox', { name: 'Lemons' }).isChecked()).toBe(true)

  // What needs the server says so, and loses nothing.
  await page.goto(`${server.url}/?entry=text#convert`)
  await page.getByLabel('Recipe text').fill(CARROT_SOUP)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('alert').getByText('There is no connection').waitFor()
  expect(await page.getByLabel('Recipe text').inputValue()).toBe(CARROT_SOUP)

  await page.context().setOffline(false)
  await page.getByText('You are offline').waitFor({ state: 'hidden' })
  const isBought = async () => {
    const { list } = await caller.recipes.shopping.sync({ operations: [] })
    return list.items.some(({ checked }) => checked)
  }
  await expect.poll(isBought).toBe(true)

  // At the edge of a network calls get no answer, not even a refusal.
  await page.clock.install()
  await page.route('**/trpc/**', () => {})
  await page.goto(`${server.url}/#recipes`)
  await page.reload()
  const isThere = async () => {
    await page.clock.fastForward('00:10')
    return page.getByRole('link', { name: 'Warm milk', exact: true }).isVisible()
  }
  await expect.poll(isThere).toBe(true)
  await page.getByText('You are offline').waitFor()
})

test('what is kept for one person is gone when they log out', async () => {
  const { page, caller } = await openPage()
  const { recipeId: id } = await caller.convert.fromText({ rawText: CARROT_SOUP })
  await caller.recipes.save({ id, ...anEditedRecipe() })
  await page.goto(`${server.url}/#settings`)
  await isKept(page)
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Log in' }).first().waitFor()

  await page.context().setOffline(true)
  await page.goto(`${server.url}/?recipe=${id}&mode=cook#recipes`)
  await page.getByText('Warm milk').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Log in or sign up' }).waitFor()
})

test('a shared text is converted, after signing in where that is needed', async () => {
  const { page, person } = await openPage()
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${server.url}/share?title=Carrot+soup&text=${encodeURIComponent(CARROT_SOUP)}`)
  const dialog = page.getByRole('dialog', { name: 'Login or Sign Up' })
  await dialog.getByLabel('Email').fill(person.username)
  await dialog.getByLabel('Password', { exact: true }).fill('secret-1')
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('heading', { name: 'Review your recipe' }).waitFor()
  expect(await page.getByLabel('Title').inputValue()).toBe('Carrot soup')
})

test('the bookmark hands a page over that only its reader can see', async () => {
  const { page, caller } = await openPage()
  const site = createServer((request, response) => {
    const isMember = request.headers.cookie?.includes('member=yes')
    response.setHeader('content-type', 'text/html')
    response.setHeader('content-security-policy', "default-src 'none'; form-action 'none'")
    response.end(`<title>Members</title>${isMember ? MEMBERS_PAGE : '<p>Please log in.'}`)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}/lentils`

  await page.goto(`${server.url}/#settings`)
  const link = page.getByRole('link', { name: 'Thermoscribe it' })
  const code = decodeURIComponent((await link.getAttribute('href')) ?? '').slice(11)
  await page.context().addCookies([{ name: 'member', value: 'yes', url: address }])
  await page.goto(address)
  const [opened] = await Promise.all([page.waitForEvent('popup'), page.evaluate(code)])
  opened.setDefaultTimeout(PATIENCE)

  await opened.getByRole('heading', { name: 'Convert this page?' }).waitFor()
  await opened.getByText('From 127.0.0.1').waitFor()
  // The page itself, not only its address, has come.
  await opened.getByText('Members').waitFor()
  expect((await caller.recipes.list({})).items).toEqual([])
  await opened.getByRole('button', { name: 'Convert', exact: true }).click()
  await opened.getByRole('heading', { name: 'Review your recipe' }).waitFor()
  expect(await opened.getByLabel('Title').inputValue()).toBe('Lentil pot')
  // From now on the site holds no window of ours.
  await expect.poll(() => opened.evaluate(() => window.opener)).toBeNull()
  const [recipe] = (await caller.recipes.list({})).items
  expect(recipe).toMatchObject({ title: 'Lentil pot', sourceUrl: address })
  site.close()
})

const MEMBERS_PAGE = `<h1>Lentil pot</h1>
  <h2>Ingredients</h2><ul><li>250 g red lentils<li>1 onion<li>700 ml water</ul>
  <h2>Method</h2><ol><li>Chop the onion.<li>Add lentils and water and simmer for 15 minutes.</ol>`
