import type { Browser, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT_DIR } from '#server/client-build.ts'
import type { SaveRecipe } from '#shared/recipe.ts'
import { launchBrowser, signedInPage } from '../support/browser.ts'
import { anEditedRecipe, CARROT_SOUP } from '../support/recipes.ts'
import { aUser, startTestServer, type TestServer } from '../support/test-server.ts'

let browser: Browser
let server: TestServer
type Person = Awaited<ReturnType<typeof aUser>>

beforeAll(async () => {
  server = await startTestServer({ clientDir: CLIENT_DIR })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const anIngredient = (ingredientJsonId: number, name: string) => ({
  ...{ id: undefined, ingredientJsonId, name },
  ...{ quantity: '100', unit: 'g', notes: undefined },
})
const aStep = (stepNumber: number, instructionText: string) => ({
  ...{ stepNumber, instructionText, type: 'MANUAL' as const, durationSeconds: undefined },
  ...{ speed: undefined, temperature: undefined, reverse: false, ingredientRefs: [], tools: [] },
})
const MUESLI: SaveRecipe = {
  ...anEditedRecipe(),
  ingredients: ['oats', 'nuts', 'raisins'].map((name, index) => anIngredient(index + 1, name)),
  steps: ['Toast the oats.', 'Add the nuts.', 'Mix in the raisins.'].map((text, index) =>
    aStep(index + 1, text),
  ),
}

async function aSavedRecipe(person: Person): Promise<string> {
  const caller = server.callerFor(person)
  const { recipeId: id } = await caller.convert.fromText({ rawText: CARROT_SOUP })
  await caller.recipes.save({ id, ...MUESLI })
  return id
}

async function openEditor(person: Person, id: string): Promise<Page> {
  const page = await signedInPage(browser, { url: server.url, person })
  await page.goto(`${server.url}/?recipe=${id}&mode=edit#recipes`)
  await page.getByRole('heading', { name: 'Edit recipe' }).waitFor()
  return page
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const moveHandle = (page: Page, name: string) =>
  page.getByRole('button', { name: `Move ${name}`, exact: true })
const steps = (page: Page) => page.getByRole('listitem').filter({ hasText: /^Step/ })
const order = (page: Page) =>
  page
    .getByRole('button', { name: /^Edit (oats|nuts|raisins)$/ })
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label')?.slice('Edit '.length)),
    )

type Point = { x: number; y: number }

async function middleOf(page: Page, name: string): Promise<Point> {
  const box = await moveHandle(page, name).boundingBox()
  if (!box) throw new Error(`no handle of ${name}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A finger that goes down at one point, moves to another in small steps and is lifted. */
async function dragByTouch(touch: CDPSession, from: Point, to: Point) {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [from])
  for (let part = 0.05; part <= 1; part += 0.05) {
    await send('touchMove', [
      { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
    ])
  }
  await send('touchEnd', [])
}

test('an ingredient is dragged by its handle; the page scrolls only elsewhere', async () => {
  const person = await aUser(server)
  const id = await aSavedRecipe(person)
  const page = await openEditor(person, id)
  const touch = await page.context().newCDPSession(page)
  const scrolled = () => page.evaluate(() => window.scrollY)
  const before = await scrolled()

  const [from, to] = [await middleOf(page, 'oats'), await middleOf(page, 'raisins')]
  await dragByTouch(touch, from, { x: to.x, y: to.y + 10 })
  await expect.poll(() => order(page)).toEqual(['nuts', 'raisins', 'oats'])
  expect(await scrolled()).toBe(before)

  // One drag is one entry to undo.
  await press(page, 'Undo')
  expect(await order(page)).toEqual(['oats', 'nuts', 'raisins'])
  await press(page, 'Redo')
  expect(await order(page)).toEqual(['nuts', 'raisins', 'oats'])

  await dragByTouch(touch, { x: 200, y: 600 }, { x: 200, y: 300 })
  await expect.poll(scrolled).toBeGreaterThan(before)

  // What stands in the line for new ingredients is saved too.
  await page.getByLabel('Add an ingredient').fill('2 tbsp honey')
  await press(page, 'Save')
  await page.getByText('Recipe saved').first().waitFor()
  const saved = await server.callerFor(person).recipes.byId({ id })
  expect(saved.ingredients.map(({ name }) => name)).toEqual(['nuts', 'raisins', 'oats', 'honey'])
})

test('a step is moved by the arrow keys and the focus goes with it', async () => {
  const person = await aUser(server)
  const page = await openEditor(person, await aSavedRecipe(person))
  await moveHandle(page, 'Step 1').focus()
  await page.keyboard.press('ArrowDown')
  await page.getByText('Step 1: now number 2 of 3').waitFor()
  expect(await steps(page).allTextContents()).toEqual([
    expect.stringContaining('Add the nuts.'),
    expect.stringContaining('Toast the oats.'),
    expect.stringContaining('Mix in the raisins.'),
  ])
  await page.keyboard.press('End')
  await expect.poll(() => steps(page).last().textContent()).toContain('Toast the oats.')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.ariaLabel))
    .toBe('Move Step 3')

  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect.poll(() => steps(page).first().textContent()).toContain('Toast the oats.')
})

test('unsaved changes are back after a reload and can be discarded', async () => {
  const person = await aUser(server)
  const page = await openEditor(person, await aSavedRecipe(person))
  await page.getByLabel('Add an ingredient').fill('2 tbsp honey')
  await page.getByLabel('Add an ingredient').press('Enter')
  await page.getByLabel('Title').fill('Muesli of the house')
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()

  await page.getByText(/^Unsaved changes from .+ restored$/).waitFor()
  expect(await page.getByLabel('Title').inputValue()).toBe('Muesli of the house')
  await page.getByRole('button', { name: 'Edit honey' }).waitFor()

  await press(page, 'Discard')
  expect(await page.getByLabel('Title').inputValue()).toBe('Warm milk')
  await page.reload()
  await page.getByRole('heading', { name: 'Edit recipe' }).waitFor()
  expect(await page.getByText(/^Unsaved changes/).count()).toBe(0)
  expect(await page.getByLabel('Title').inputValue()).toBe('Warm milk')
})

test('what is discarded, saved, or left by logging out is not kept', async () => {
  const person = await aUser(server)
  const id = await aSavedRecipe(person)
  const page = await openEditor(person, id)
  const kept = () => page.evaluate(() => localStorage.getItem('own-unsaved') ?? '')
  const type = async (title: string) => {
    await page.getByLabel('Title').fill(title)
    await expect.poll(kept).toContain(title)
  }
  await type('Discarded')
  await page.getByRole('link', { name: 'Settings' }).click()
  await press(page, 'Discard changes')
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  expect(await kept()).not.toContain('Discarded')

  await page.goto(`${server.url}/?recipe=${id}&mode=edit#recipes`)
  await type('Saved')
  await press(page, 'Save')
  await page.getByText('Recipe saved').first().waitFor()
  expect(await kept()).not.toContain('Saved')

  await page.goto(`${server.url}/?recipe=${id}&mode=edit#recipes`)
  await type('Left behind')
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto(`${server.url}/terms`)
  expect(await kept()).toContain('Left behind')
  await page.goto(`${server.url}/#settings`)
  await press(page, 'Log out')
  await page.getByRole('heading', { name: 'Settings' }).waitFor({ state: 'hidden' })
  expect(await kept()).not.toContain('Left behind')
})

test('changes made before somebody saved elsewhere are only offered', async () => {
  const person = await aUser(server)
  const id = await aSavedRecipe(person)
  const page = await openEditor(person, id)
  await page.getByLabel('Title').fill('Mine')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('own-unsaved')))
    .toContain('Mine')
  const metadata = { ...MUESLI.metadata, title: 'Theirs' }
  await server.callerFor(person).recipes.save({ id, ...MUESLI, metadata })
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()

  await page.getByText('There are unsaved changes from').waitFor()
  expect(await page.getByLabel('Title').inputValue()).toBe('Theirs')
  await press(page, 'Restore')
  expect(await page.getByLabel('Title').inputValue()).toBe('Mine')
})
