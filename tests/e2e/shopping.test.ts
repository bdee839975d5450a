import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CLIENT_DIR } from '#server/client-build.ts'
import type { Ingredient } from '#shared/recipe.ts'
import { launchBrowser } from '../support/browser.ts'
import { PATIENCE } from '../support/patience.ts'
import { anEditedRecipe, CARROT_SOUP } from '../support/recipes.ts'
import { aUser, startTestServer, type TestServer } from '../support/test-server.ts'

type Person = Awaited<ReturnType<typeof aUser>>

let browser: Browser
let server: TestServer
const complaints: string[] = []

beforeAll(async () => {
  server = await startTestServer({ clientDir: CLIENT_DIR })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

// A second attempt is not blamed for what the first has met.
beforeEach(() => {
  complaints.length = 0
})

async function aRecipe(user: Person, title: string, names: string[]) {
  const { recipeId } = await server.callerFor(user).convert.fromText({ rawText: CARROT_SOUP })
  const edited = anEditedRecipe()
  const ingredients = names.map((name, at) => ({ ingredientJsonId: at + 1, name }) as Ingredient)
  const metadata = { ...edited.metadata, title }
  await server.callerFor(user).recipes.save({ ...edited, id: recipeId, metadata, ingredients })
}

/** Another device of the same person; what it shares is kept in `window.shared`. */
async function aDevice(user: Person): Promise<{ context: BrowserContext; page: Page }> {
  const { accessToken, refreshToken } = await server
    .callerFor()
    .auth.login({ username: user.username, password: 'secret-1' })
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  })
  await context.addInitScript(
    ([token, refresh]) => {
      if (!localStorage.getItem('token')) {
        localStorage.setItem('token', token ?? '')
        localStorage.setItem('refreshToken', refresh ?? '')
      }
      navigator.share = async ({ text } = {}) => {
        Object.assign(window, { shared: text })
      }
    },
    [accessToken, refreshToken],
  )
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(`${server.url}/#shopping`)
  // On a phone the recipes may be folded away.
  await page.locator('input[type="search"]').waitFor({ state: 'attached' })
  return { context, page }
}

const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name }).first()

async function addItem(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add item' }).click()
  await page.getByLabel('What do you need?').fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

test('a list made on one device is shopped with another, also without a network', async () => {
  const user = await aUser(server)
  await aRecipe(user, 'Leek soup', ['leeks', 'potatoes', 'cream'])
  await aRecipe(user, 'Toast', ['bread'])
  const kitchen = await aDevice(user)

  // Found, ticked, and still there after a reload.
  await kitchen.page.getByRole('searchbox').fill('leek')
  await box(kitchen.page, /Toast/).waitFor({ state: 'detached' })
  await box(kitchen.page, /Leek soup/).click()
  await box(kitchen.page, /^potatoes/).waitFor()
  await kitchen.page.reload()
  await box(kitchen.page, /^potatoes/).waitFor()
  await kitchen.page.getByRole('button', { name: 'From your recipes' }).click()
  expect(await box(kitchen.page, /^Leek soup/).isChecked()).toBe(true)

  // In the shop there is no network: what is done there waits.
  const shop = await aDevice(user)
  await box(shop.page, /^leeks/).waitFor()
  await shop.context.setOffline(true)
  await box(shop.page, /^leeks/).click()
  await addItem(shop.page, 'flowers')
  await shop.page.getByText('Offline').waitFor()

  // Meanwhile somebody at home thinks of something.
  await addItem(kitchen.page, 'batteries')
  await box(kitchen.page, /^Toast/).click()
  await box(kitchen.page, /^bread/).waitFor()

  // The network is back: nothing is lost on either side.
  await shop.context.setOffline(false)
  await box(shop.page, /^batteries/).waitFor()
  await box(shop.page, /^bread/).waitFor()
  expect(await box(shop.page, /^leeks/).isChecked()).toBe(true)
  await kitchen.page.reload()
  await box(kitchen.page, /^flowers/).waitFor()
  expect(await box(kitchen.page, /^leeks/).isChecked()).toBe(true)

  // What is left to buy can be sent to somebody.
  await shop.page.getByRole('button', { name: 'Share as text' }).click()
  const shared = await shop.page.waitForFunction(() => (window as { shared?: string }).shared)
  expect(await shared.jsonValue()).toBe(
    'To buy\n\nFruit and vegetables\n- potatoes\n\nBakery\n- bread\n\nDairy and eggs\n- cream\n\nHousehold\n- batteries\n\nOther\n- flowers',
  )

  // The basket is emptied by the keyboard alone.
  await shop.page.getByRole('button', { name: 'Clear ticked' }).focus()
  await shop.page.keyboard.press('Enter')
  await box(shop.page, /^leeks/).waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})

test('what was done without a network is saved by the next visit', async () => {
  const user = await aUser(server)
  const shop = await aDevice(user)
  await addItem(shop.page, 'rice')
  await shop.context.setOffline(true)
  await box(shop.page, /^rice/).click()
  await addItem(shop.page, 'soap')
  await shop.page.getByText('Offline').waitFor()
  await shop.page.close()
  await shop.context.setOffline(false)

  // The changes are sent from whichever screen is open.
  const later = await shop.context.newPage()
  const sent = later.waitForResponse(/recipes\.shopping\.sync/)
  await later.goto(server.url)
  await sent
  const { list } = await server.callerFor(user).recipes.shopping.sync({ operations: [] })
  expect(list.items.map(({ name, checked }) => [name, checked])).toEqual([
    ['rice', true],
    ['soap', false],
  ])
})

test('the rows are large enough for a thumb and what is ticked sinks under it', async () => {
  const user = await aUser(server)
  await aRecipe(user, 'Salad', ['apples', 'carrots', 'spinach'])
  const { page } = await aDevice(user)
  await box(page, /^Salad/).click()
  const aisle = page.getByRole('region', { name: /^Fruit and vegetables/ })
  await aisle.getByRole('checkbox').first().waitFor()

  for (const row of await aisle.locator('label').all()) {
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(48)
  }
  await box(page, /^apples/).focus()
  await page.keyboard.press('Space')
  await aisle.getByText('2 left').waitFor()
  const rows = await aisle.locator('label').allInnerTexts()
  expect(rows.map((text) => text.split('\n')[0])).toEqual(['carrots', 'spinach', 'apples'])
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-checked'))).toBe(
    'true',
  )
  // Nothing stands wider than the phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('logging out takes the list off this device', async () => {
  const user = await aUser(server)
  const { page } = await aDevice(user)
  await addItem(page, 'soap')
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(/#convert$/)

  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('soap')
  await page.getByRole('link', { name: 'Shopping' }).click()
  await page.getByText('Log in to make a list', { exact: false }).waitFor()
})

test('on a phone the list is what one sees first, and the recipes are a press away', async () => {
  const user = await aUser(server)
  await aRecipe(user, 'Leek soup', ['leeks', 'potatoes', 'cream'])
  await aRecipe(user, 'Onion soup', ['onions', 'cream'])
  const { page, context } = await aDevice(user)
  // Nothing to buy yet: the recipes are open, and stay so while they are ticked.
  await box(page, /Leek soup/).click()
  await box(page, /Onion soup/).click()
  await box(page, /^leeks/).waitFor()

  await page.reload()
  const first = await box(page, /^leeks/).boundingBox()
  expect(first?.y).toBeLessThan(844 / 2)
  expect(await page.getByRole('searchbox').isVisible()).toBe(false)
  await page.getByRole('button', { name: 'From your recipes 2' }).click()
  await page.getByRole('searchbox').waitFor()
  await context.close()
})
