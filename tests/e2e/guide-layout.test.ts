import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { CLIENT_DIR } from '#server/client-build.ts'
import { keepWarm, launchBrowser } from '../support/browser.ts'
import { PATIENCE } from '../support/patience.ts'
import { anEditedRecipe, CARROT_SOUP } from '../support/recipes.ts'
import { fromTheStart } from '../support/screens.ts'
import { settle } from '../support/settle.ts'
import { signIn } from '../support/sign-in.ts'
import { aUser, startTestServer, type TestServer } from '../support/test-server.ts'

let browser: Browser
let server: TestServer
let context: BrowserContext
let recipeId: string

beforeAll(async () => {
  server = await startTestServer({ clientDir: CLIENT_DIR })
  browser = await launchBrowser()
  context = await browser.newContext({ hasTouch: true, serviceWorkers: 'block' })
  await keepWarm(context, server.url)
  const person = await aUser(server)
  const caller = server.callerFor(person)
  recipeId = (await caller.convert.fromText({ rawText: CARROT_SOUP })).recipeId
  const recipe = anEditedRecipe()
  await caller.recipes.save({ id: recipeId, ...recipe, ingredients: INGREDIENTS, steps: STEPS })
  const page = await context.newPage()
  await signIn(page, { url: server.url, person })
  await page.close()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const SIZES = {
  phone: { width: 390, height: 844 },
  'small phone': { width: 360, height: 780 },
  'phone on its side': { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
}

const LONG =
  'Stir in the spinach by hand with the spatula, working it in from the edge of the bowl to the middle, so that no lumps are left and the leaves wilt in the heat of the stew; add a splash of water where it is too thick to stir.'

const aStep = (stepNumber: number, instructionText: string, more: object = {}) => ({
  ...{ stepNumber, instructionText, type: 'MANUAL' as const, durationSeconds: undefined },
  ...{ speed: undefined, temperature: undefined, reverse: false, ingredientRefs: [], tools: [] },
  ...more,
})
const OPERATE = { type: 'OPERATE' as const, durationSeconds: 1080, temperature: '100', speed: '1' }
const STEPS = [
  aStep(1, 'Place 2 onions (halved) and 3 cloves garlic in the mixing bowl.', {
    ingredientRefs: [2, 1],
  }),
  aStep(2, 'Add 20 g olive oil and simmer 18 min/100°C/reverse/speed 1.', {
    ...{ ...OPERATE, reverse: true },
    ingredientRefs: [3],
  }),
  aStep(3, LONG),
  aStep(4, 'Season and serve.'),
]
const INGREDIENTS = [
  ['garlic', '3', 'cloves'],
  ['onions', '2', undefined],
  ['olive oil', '20', 'g'],
].map(([name = '', quantity, unit], at) => ({
  ...{ ingredientJsonId: at + 1, name, quantity, unit, notes: undefined },
}))

async function openGuide(viewport: { width: number; height: number }): Promise<Page> {
  const page = await context.newPage()
  onTestFinished(() => page.close())
  page.setDefaultTimeout(PATIENCE)
  await fromTheStart(page)
  await page.setViewportSize(viewport)
  await page.goto(`${server.url}/?recipe=${recipeId}&mode=cook#recipes`)
  await page.getByRole('heading', { name: 'Step 1 of 4' }).waitFor()
  await settle(page)
  return page
}

async function next(page: Page, number: number) {
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: `Step ${number} of 4` }).waitFor()
  await settle(page)
}

/** Runs in the page. */
function measure() {
  const px = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) =>
      Number.parseFloat(getComputedStyle(element).fontSize),
    )
  const isCut = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element) =>
    scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1
  const scrollers = [document.documentElement, ...document.querySelectorAll('#root *')].filter(
    (element) =>
      element === document.documentElement || getComputedStyle(element).overflowY === 'auto',
  )
  const outside = [...document.querySelectorAll('main *, nav *, header *')].filter((element) => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect()
    const isOut = left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1
    return width > 1 && isOut
  })
  return {
    text: px('main p[lang]')[0] ?? 0,
    labels: px('dt'),
    values: px('dd'),
    cut: scrollers.filter(isCut).length,
    outside: outside.map(({ outerHTML }) => outerHTML.slice(0, 80)),
  }
}

describe.each(Object.entries(SIZES))('the guide on a %s', (name, size) => {
  const isTablet = Math.min(size.width, size.height) >= 600

  // One visit for all of it: each takes longer to open than to look at.
  test('fills the screen with the text, cuts nothing off and keeps everything in its place', async () => {
    const page = await openGuide(size)
    const place = async (button: string) =>
      page.getByRole('button', { name: button, exact: true }).boundingBox()
    const first = await page.evaluate(measure)
    expect(first.text).toBeGreaterThanOrEqual(40)
    expect(first.text).toBeLessThanOrEqual(isTablet ? 72 : 56)
    expect(first).toMatchObject({ cut: 0, outside: [] })

    await next(page, 2)
    const settings = await page.evaluate(measure)
    expect(settings.text).toBe(isTablet ? 72 : 56)
    expect(Math.min(...settings.labels)).toBeGreaterThanOrEqual(20)
    expect(Math.min(...settings.values)).toBeGreaterThan(Math.max(...settings.labels))
    expect(settings).toMatchObject({ cut: 0, outside: [] })
    // The clock tells the time, the dials the rest, and the text none of it.
    const text = page.locator('main p[lang]').first()
    expect(await text.textContent()).toBe('Add 20\u00a0g olive oil and simmer.')

    // On a wide screen text and settings stand side by side, on a high one one above the other.
    const textBox = await text.boundingBox()
    const panel = await page.locator('[data-slot="step-panel"]').boundingBox()
    if (!textBox || !panel) throw new Error(`nothing is laid out on a ${name}`)
    if (size.width > size.height) expect(panel.x).toBeGreaterThanOrEqual(textBox.x + textBox.width)
    else expect(panel.y).toBeGreaterThanOrEqual(textBox.y + textBox.height)

    // While a timer runs nothing moves.
    const nextPlace = await place('Next')
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByRole('button', { name: '+1 min' }).waitFor()
    const running = await page.evaluate(measure)
    expect({ text: running.text, next: await place('Next') }).toEqual({
      text: settings.text,
      next: nextPlace,
    })
    expect(running).toMatchObject({ cut: 0, outside: [] })
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByRole('button', { name: 'Reset' }).click()

    await next(page, 3)
    const long = await page.evaluate(measure)
    expect(long.text).toBeGreaterThanOrEqual(24)
    expect(long).toMatchObject({ cut: 0, outside: [] })

    await next(page, 4)
    expect(await place('Finish')).toEqual(nextPlace)
  })
})
