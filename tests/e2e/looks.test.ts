import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { CLIENT_DIR } from '#server/client-build.ts'
import { LANGUAGES } from '#shared/language.ts'
import { keepWarm, launchBrowser } from '../support/browser.ts'
import { PATIENCE } from '../support/patience.ts'
import { freePort } from '../support/processes.ts'
import { fillKitchen, type Kitchen } from '../support/sample-kitchen.ts'
import { openScreen, SCREENS } from '../support/screens.ts'
import { settle } from '../support/settle.ts'
import { signIn } from '../support/sign-in.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'
import { browserLanguage, words } from '../support/words.ts'

let browser: Browser
let server: TestServer
let kitchen: Kitchen
let context: BrowserContext

beforeAll(async () => {
  const port = await freePort()
  const env = { PUBLIC_URL: `http://127.0.0.1:${port}` }
  server = await startTestServer({
    ...{ clientDir: CLIENT_DIR, worker: false, env, port: Number(port) },
  })
  kitchen = await fillKitchen(server)
  browser = await launchBrowser([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ])
  context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' })
  await keepWarm(context, server.url)
  const page = await context.newPage()
  await signIn(page, { url: server.url, person: kitchen.cook })
  await page.close()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const PHONE = { width: 390, height: 844 }
const SMALL = { width: 360, height: 780 }
const DESK = { width: 1440, height: 900 }

async function openPage(viewport = PHONE): Promise<Page> {
  const page = await context.newPage()
  onTestFinished(() => page.close())
  page.setDefaultTimeout(PATIENCE)
  await page.setViewportSize(viewport)
  return page
}

async function open(name: string, viewport = PHONE): Promise<Page> {
  const page = await openPage(viewport)
  const screen = SCREENS.find((one) => one.name === name)
  if (!screen) throw new Error(`no screen is called ${name}`)
  await openScreen(page, screen, { url: server.url, kitchen })
  await settle(page)
  return page
}

test('titles on cards show the tails of their letters, and long words are hyphenated', async () => {
  const page = await open('library')
  const titles = await page.locator('li h2').evaluateAll((all) =>
    all.map((title) => {
      const range = document.createRange()
      range.selectNodeContents(title)
      const seen = title.getBoundingClientRect()
      // Of what is told in more lines than there is room for, the last is not seen.
      const lines = [...range.getClientRects()].filter(({ top }) => top < seen.bottom - 8)
      return {
        tails: Math.max(...lines.map(({ bottom }) => bottom)) - seen.bottom,
        hyphens: getComputedStyle(title).hyphens,
      }
    }),
  )
  expect(titles.length).toBeGreaterThan(5)
  for (const { tails, hyphens } of titles) {
    expect(tails).toBeLessThan(0.5)
    expect(hyphens).toBe('auto')
  }
})

/** How often an endless word is seen to be broken with a hyphen. */
const brokenWith = (title: Locator): Promise<number> =>
  title.evaluate((element) => {
    const text = element.firstChild as Text
    const range = document.createRange()
    const widths = [...text.data].map((sign, at) => {
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return sign === '\u00ad' ? range.getBoundingClientRect().width : 0
    })
    return widths.filter((width) => width > 0).length
  })

test.each([PHONE, DESK])('an endless word is broken with a hyphen at $width px', async (size) => {
  const page = await open('library', size)
  expect(await brokenWith(page.getByRole('link', { name: /^Rind/ }).first())).toBe(1)
})

test('an endless word is broken with a hyphen where recipes are picked to buy for', async () => {
  const page = await open('shopping', SMALL)
  const title = page.locator('label span').filter({ hasText: /^Rind/ }).last()
  const search = page.locator('input[type="search"]')
  if (!(await search.isVisible()))
    await page.locator('main [aria-expanded="false"]').first().click()
  await search.fill('Rind')
  await title.waitFor()
  expect(await brokenWith(title)).toBeGreaterThan(0)
})

test.each([SMALL, PHONE])('the icons of the themes keep their shape at $width px', async (size) => {
  const page = await open('settings', size)
  const boxes = await page
    .locator('[role="radio"] svg')
    .evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().toJSON()))
  expect(boxes).toHaveLength(3)
  for (const { width, height } of boxes) expect([width, height]).toEqual([18, 18])
})

test('what stands in an empty search box is seen whole, in every language', async () => {
  const page = await openPage(SMALL)
  const cut: string[] = []
  // English, in which the other tests look for words, is the last.
  for (const language of LANGUAGES.toReversed()) {
    await page.goto(`${server.url}/#settings`)
    await page.locator(`select:has([value="${language}"])`).selectOption(language)
    await page.locator(`html[lang="${browserLanguage(language)}"]`).waitFor({ state: 'attached' })
    for (const tab of ['recipes', 'shopping'] as const) {
      await page.goto(`${server.url}/#${tab}`)
      await page.getByRole('heading', { name: words(language)[tab].title, level: 1 }).waitFor()
      const box = page.locator('input[type="search"]')
      await box.waitFor({ state: 'attached' })
      if (!(await box.isVisible())) await page.locator('main [aria-expanded]').first().click()
      const isWhole = await box.evaluate((input: HTMLInputElement) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(input)
        const canvas = document.createElement('canvas').getContext('2d')
        if (!canvas) return false
        canvas.font = font
        const room =
          input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        return canvas.measureText(input.placeholder).width <= room
      })
      if (!isWhole) cut.push(`${language} ${tab}`)
    }
  }
  expect(cut).toEqual([])
})

test('the circles of the steps of a photo stand in one line', async () => {
  const page = await open('photo-reading')
  const tops = await page
    .locator('ol > li > span:first-child')
    .evaluateAll((all) => all.map((circle) => circle.getBoundingClientRect().top))
  expect(tops).toHaveLength(3)
  expect(new Set(tops).size).toBe(1)
})

test('what can be done with a step stays in one row, beside its number', async () => {
  const page = await open('edit', SMALL)
  const cards = await page.locator('ol > li').evaluateAll((all) =>
    all.map((card) => ({
      number: card.querySelector('h3')?.getBoundingClientRect().toJSON(),
      buttons: [...card.querySelectorAll('button')]
        .filter((button) => button.getAttribute('aria-label'))
        .map((button) => button.getBoundingClientRect().toJSON()),
    })),
  )
  expect(cards.length).toBeGreaterThan(2)
  for (const { number, buttons } of cards) {
    const middles = buttons.map(({ top, height }) => Math.round(top + height / 2))
    expect(new Set([...middles, Math.round(number.top + number.height / 2)]).size).toBe(1)
  }
})

test('at a desk the pages begin at one left edge', async () => {
  const page = await openPage(DESK)
  const edges: Record<string, number | undefined> = {}
  // What is written behind the mark changes within the page, so the forms come last.
  for (const [address, name] of [
    ['#convert', 'What are we cooking?'],
    ['#recipes', 'Recipes'],
    ['#shopping', 'Shopping'],
    ['#credits', 'Balance'],
    ['#settings', 'Settings'],
    ['?entry=url#convert', 'Import from a website'],
    ['?entry=text#convert', 'Type or paste a recipe'],
  ] as const) {
    await page.goto(`${server.url}/${address}`)
    const heading = page.getByRole('heading', { level: 1, name, exact: true })
    await heading.waitFor()
    edges[address] = (await heading.boundingBox())?.x
  }
  expect(new Set(Object.values(edges)).size, JSON.stringify(edges)).toBe(1)
})

test("the browser's tab says which page it is", async () => {
  const page = await openPage()
  await page.goto(`${server.url}/#recipes`)
  await expect.poll(() => page.title()).toBe('Recipes · Thermoscribe')
  await page.getByRole('link', { name: 'Tomato soup', exact: true }).click()
  await expect.poll(() => page.title()).toBe('Tomato soup · Thermoscribe')
  await page.getByRole('button', { name: 'Exit the guide' }).click()
  await expect.poll(() => page.title()).toBe('Recipes · Thermoscribe')
  await page.getByRole('link', { name: 'View Rindfleischetikettierungseintopf' }).click()
  await expect.poll(() => page.title()).toBe('Rindfleischetikettierungseintopf · Thermoscribe')
  await page.goBack()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect.poll(() => page.title()).toBe('Settings · Thermoscribe')
  await page.getByLabel('Language').selectOption({ label: 'Deutsch' })
  await expect.poll(() => page.title()).toBe('Einstellungen · Thermoscribe')
  await page.getByLabel('Sprache').selectOption({ label: 'English (US)' })
  await expect.poll(() => page.title()).toBe('Settings · Thermoscribe')
})

test('figures stand without gaps', async () => {
  const page = await open('credits')
  const spaced = await page
    .locator('main *')
    .evaluateAll((all) =>
      all
        .filter((element) => getComputedStyle(element).fontVariantNumeric !== 'normal')
        .map((element) => element.textContent),
    )
  expect(spaced).toEqual([])
})

test('the local payment page looks like one of the app, and so does what comes after it', async () => {
  const page = await open('credits')
  await page.getByRole('button', { name: 'Buy 20 conversions for €1.00' }).click()
  const pay = page.getByRole('button', { name: 'Pay €1.00' })
  await pay.waitFor()
  const look = await pay.evaluate((button) => {
    const { backgroundColor, borderRadius } = getComputedStyle(button)
    const { width, height } = button.getBoundingClientRect()
    const page = getComputedStyle(document.body).backgroundColor
    return { backgroundColor, borderRadius, isLarge: width > 250 && height >= 48, page }
  })
  expect(look).toEqual({
    backgroundColor: 'rgb(29, 79, 58)',
    borderRadius: '999px',
    isLarge: true,
    page: 'rgb(246, 243, 234)',
  })
  await pay.click()
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor()
  const card = page.locator('[data-slot="card"]').first()
  expect(await card.getByRole('status').locator('svg').count()).toBe(1)
})
