import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT_DIR } from '#server/client-build.ts'
import { launchBrowser, signedInPage } from '../support/browser.ts'
import { anEditedRecipe, CARROT_SOUP } from '../support/recipes.ts'
import { aUser, startTestServer, type TestServer } from '../support/test-server.ts'

declare global {
  /** What the page has played, Hz. */
  var tones: number[]
  /** How often the page has asked to keep the screen on. */
  var wakeLocks: number
  /** What it has told outside itself; a browser without a desktop can only note it. */
  var notifications: string[]
}

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

const aStep = (stepNumber: number, instructionText: string, durationSeconds?: number) => ({
  ...{ stepNumber, instructionText, durationSeconds, type: 'MANUAL' as const },
  ...{ speed: undefined, temperature: undefined, reverse: false, ingredientRefs: [], tools: [] },
})
const STEPS = [
  aStep(1, 'Warm the milk.', 300),
  aStep(2, 'Stir in the honey.'),
  aStep(3, 'Let it stand.', 60),
]

/** The page of somebody who has opened “Warm milk” from the library, with a clock to set. */
async function openGuide(): Promise<Page> {
  const person = await aUser(server)
  const caller = server.callerFor(person)
  const { recipeId: id } = await caller.convert.fromText({ rawText: CARROT_SOUP })
  await caller.recipes.save({ id, ...anEditedRecipe(), steps: STEPS })

  const page = await signedInPage(browser, { url: server.url, person, serviceWorkers: 'allow' })
  await page.clock.install()
  await page.addInitScript(listenIn)
  await page.goto(`${server.url}/#recipes`)
  await page.getByRole('link', { name: 'Warm milk', exact: true }).click()
  await step(page, 1)
  return page
}

/** Runs in the page: notes what it plays and asks of the device. */
function listenIn() {
  globalThis.tones = []
  globalThis.wakeLocks = 0
  globalThis.notifications = []
  const { start } = OscillatorNode.prototype
  OscillatorNode.prototype.start = function (this: OscillatorNode, when) {
    globalThis.tones.push(this.frequency.value)
    start.call(this, when)
  }
  const wakeLock = {
    request: async () => {
      globalThis.wakeLocks += 1
      return Object.assign(new EventTarget(), { released: true, release: async () => {} })
    },
  }
  Object.defineProperty(navigator, 'wakeLock', { value: wakeLock })
  Object.defineProperty(Notification, 'permission', { value: 'granted' })
  Notification.requestPermission = async () => 'granted'
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
    globalThis.notifications.push(`${title}: ${options?.body}`)
  }
}

/** Hides the page from the person, or shows it again. */
async function setVisible(page: Page, isVisible: boolean) {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    isVisible ? 'visible' : 'hidden',
  )
}

const step = (page: Page, number: number) =>
  page.getByRole('heading', { name: `Step ${number} of 3` }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const chip = (page: Page) => page.getByRole('region', { name: 'Timers' }).getByRole('link')
const played = (page: Page) => page.evaluate(() => globalThis.tones)

test('a timer goes on over steps, screens and a reload, rings, and leads back to its step', async () => {
  const page = await openGuide()
  await press(page, 'Start')
  await press(page, 'Next')
  await step(page, 2)
  await page.clock.fastForward('02:00')
  await expect.poll(() => chip(page).textContent()).toMatch(/^0[23]:\d\d/)

  await press(page, 'Exit the guide')
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  await page.reload()
  await expect.poll(() => chip(page).textContent()).toMatch(/^0[23]:\d\d/)

  // The first touch after a reload is what lets the page sound again.
  await page.getByRole('heading', { name: 'Settings' }).click()
  expect(await played(page)).toEqual([])
  await page.clock.fastForward('03:00')
  const alarm = page.getByRole('alertdialog', { name: 'Time is up' })
  await alarm.waitFor()
  expect(await alarm.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  await expect.poll(() => played(page)).toEqual([440, 880, 1760])

  // It rings until it is touched, wherever that is.
  await page.clock.runFor(1500)
  await expect.poll(async () => (await played(page)).length).toBe(6)
  await page.getByRole('link', { name: 'Go to the step' }).click()
  await step(page, 1)
  await page.getByText('05:00').waitFor()
  await page.clock.runFor(6000)
  expect(await played(page)).toHaveLength(6)

  await press(page, 'Start')
  await page.clock.fastForward('05:01')
  await alarm.waitFor()
  await page.touchscreen.tap(195, 60)
  await alarm.waitFor({ state: 'detached' })
})

test('muted, a timer that ends is seen only', async () => {
  const page = await openGuide()
  await press(page, 'Mute the timers')
  await press(page, 'Start')
  await page.clock.fastForward('05:01')
  await page.getByText('Time is up', { exact: true }).first().waitFor()
  await page.clock.runFor(3000)
  expect(await played(page)).toEqual([])
  expect(await page.evaluate(() => globalThis.notifications)).toEqual([])
})

test('a page that is not seen sends a notification and asks for the screen when it is back', async () => {
  const page = await openGuide()
  await press(page, 'Start')
  const before = await page.evaluate(() => globalThis.wakeLocks)
  expect(before).toBeGreaterThan(0)

  await setVisible(page, false)
  await page.clock.fastForward('05:01')
  const told = () => page.evaluate(() => globalThis.notifications)
  await expect.poll(told).toEqual(['Time is up: Warm milk\nStep 1: Warm the milk.'])

  await setVisible(page, true)
  await expect.poll(() => page.evaluate(() => globalThis.wakeLocks)).toBe(before + 1)
})

test('a swipe turns the step, scrolling does not', async () => {
  const page = await openGuide()
  const touch = await page.context().newCDPSession(page)
  const drag = async (from: [number, number], to: [number, number]) => {
    const at = (part: number) => ({
      x: from[0] + (to[0] - from[0]) * part,
      y: from[1] + (to[1] - from[1]) * part,
    })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] })
    for (const part of [0.3, 0.6, 1]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(part)] })
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await drag([300, 400], [80, 410])
  await step(page, 2)
  await drag([200, 600], [180, 300])
  await drag([80, 400], [300, 390])
  await step(page, 1)
})

test('a draft opens as it is read; without steps there is nothing to cook', async () => {
  const person = await aUser(server)
  const { recipeId } = await server.callerFor(person).convert.fromText({ rawText: CARROT_SOUP })
  const page = await signedInPage(browser, { url: server.url, person })
  await page.goto(`${server.url}/#recipes`)
  await page.getByRole('link', { name: 'Carrot soup', exact: true }).click()
  await page.getByText('has been read but not converted yet').waitFor()

  await page.goto(`${server.url}/?recipe=${recipeId}&mode=cook#recipes`)
  await page.getByRole('heading', { name: 'No steps to cook' }).waitFor()
  await press(page, 'Back to recipes')
  await page.getByRole('heading', { name: 'Recipes' }).waitFor()
})

test('logging out forgets the timers and the places', async () => {
  const page = await openGuide()
  await press(page, 'Start')
  await press(page, 'Next')
  await press(page, 'Exit the guide')
  await chip(page).waitFor()
  await page.goto(`${server.url}/#settings`)
  await press(page, 'Log out')
  await chip(page).waitFor({ state: 'hidden' })
  const kept = await page.evaluate(() => Object.keys(localStorage))
  expect(kept.filter((key) => key.startsWith('own-'))).toEqual([])
})
