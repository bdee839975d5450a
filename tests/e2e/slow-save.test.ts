import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT_DIR } from '#server/client-build.ts'
import { launchBrowser, signedInPage } from '../support/browser.ts'
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

/** A recipe called "Warm milk", and the library of whoever has it. */
async function aLibrary() {
  const person = await aUser(server)
  const caller = server.callerFor(person)
  const { recipeId: id } = await caller.convert.fromText({ rawText: CARROT_SOUP })
  await caller.recipes.save({ id, ...anEditedRecipe() })
  const page = await signedInPage(browser, { url: server.url, person })
  const savedTitle = async () => (await caller.recipes.byId({ id })).recipeMetadata.title
  return { id, page, savedTitle }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const goTo = (page: Page, tab: string) =>
  page.getByRole('navigation').getByRole('link', { name: tab }).click()

/** Reviews the recipe, as after a conversion. */
async function openReview(page: Page, id: string) {
  await page.goto(`${server.url}/?recipe=${id}&mode=edit#convert`)
  await heading(page, 'Review your recipe').waitFor()
}

/** Presses Save; the server has it, or not, only when the test says so. */
async function beginSaving(page: Page) {
  const { promise: isLetThrough, resolve } = Promise.withResolvers<boolean>()
  await page.route('**/trpc/*recipes.save*', async (route) =>
    (await isLetThrough) ? route.continue() : route.abort(),
  )
  const sent = page.waitForRequest(/recipes\.save/)
  await press(page, 'Save')
  await sent
  return { succeed: () => resolve(true), fail: () => resolve(false) }
}

/** Nothing moves, and nothing is asked. */
async function isHeld(page: Page, title: string) {
  await page.getByRole('button', { name: 'Save' }).and(page.locator('[aria-busy]')).waitFor()
  expect(await heading(page, title).isVisible()).toBe(true)
  expect(await page.getByRole('alertdialog').count()).toBe(0)
}

test('who goes elsewhere while an unchanged recipe is saved arrives there and stays', async () => {
  const { id, page } = await aLibrary()
  await openReview(page, id)
  const save = await beginSaving(page)
  await goTo(page, 'Recipes')
  await isHeld(page, 'Review your recipe')

  save.succeed()
  await page.getByText('Recipe saved').first().waitFor()
  await heading(page, 'Recipes').waitFor()
  await heading(page, 'Review your recipe').waitFor({ state: 'detached' })
  expect(new URL(page.url()).hash).toBe('#recipes')
})

test('who goes elsewhere while changes are saved is not asked about them', async () => {
  const { id, page, savedTitle } = await aLibrary()
  await openReview(page, id)
  await page.getByLabel('Title').fill('Warm oat milk')
  const save = await beginSaving(page)
  await goTo(page, 'Shopping')
  await goTo(page, 'Settings')
  await isHeld(page, 'Review your recipe')

  save.succeed()
  await heading(page, 'Settings').waitFor()
  expect(new URL(page.url()).hash).toBe('#settings')
  expect(await savedTitle()).toBe('Warm oat milk')
})

test('who came from the library is not led back into the form', async () => {
  const { page, savedTitle } = await aLibrary()
  await page.goto(`${server.url}/#recipes`)
  await page.getByRole('link', { name: 'Edit Warm milk' }).click()
  await heading(page, 'Edit recipe').waitFor()
  await page.getByLabel('Title').fill('Warm oat milk')
  const save = await beginSaving(page)
  await goTo(page, 'Settings')
  await isHeld(page, 'Edit recipe')

  save.succeed()
  await heading(page, 'Settings').waitFor()
  await heading(page, 'Edit recipe').waitFor({ state: 'detached' })
  expect(new URL(page.url()).hash).toBe('#settings')
  expect(await savedTitle()).toBe('Warm oat milk')

  await page.goBack()
  await page.goBack()
  await heading(page, 'Recipes').waitFor()
  await page.getByRole('link', { name: 'Edit Warm oat milk' }).waitFor()
})

test('what could not be saved is asked about, and discarded it is nowhere', async () => {
  const { id, page, savedTitle } = await aLibrary()
  await openReview(page, id)
  await page.getByLabel('Title').fill('Warm oat milk')
  const save = await beginSaving(page)
  await goTo(page, 'Settings')
  await isHeld(page, 'Review your recipe')

  save.fail()
  await page.getByRole('alertdialog').getByText('Leave without saving?').waitFor()
  await press(page, 'Discard changes')
  await heading(page, 'Settings').waitFor()
  expect(await page.getByText('Recipe saved').count()).toBe(0)
  expect(await savedTitle()).toBe('Warm milk')
  await page.goto(`${server.url}/?recipe=${id}&mode=edit#recipes`)
  await heading(page, 'Edit recipe').waitFor()
  expect(await page.getByLabel('Title').inputValue()).toBe('Warm milk')
})
