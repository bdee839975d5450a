import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CLIENT_DIR } from '#server/client-build.ts'
import { keepWarm, launchBrowser } from '../support/browser.ts'
import { tabTo } from '../support/keyboard.ts'
import { PATIENCE } from '../support/patience.ts'
import { fillKitchen, type Kitchen } from '../support/sample-kitchen.ts'
import { openScreen, SCREENS, type Screen } from '../support/screens.ts'
import { settle } from '../support/settle.ts'
import { signIn } from '../support/sign-in.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

/** Small, as each page compiles it anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let browser: Browser
let server: TestServer
let kitchen: Kitchen
const contexts = new Map<Screen['who'], BrowserContext>()

beforeAll(async () => {
  // Without a worker, what is on its way stays there.
  server = await startTestServer({ clientDir: CLIENT_DIR, worker: false })
  kitchen = await fillKitchen(server)
  browser = await launchBrowser([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ])
  for (const who of [undefined, 'cook', 'newcomer', 'waiting'] as const) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      reducedMotion: 'reduce',
      // It would answer from its cache what a screen wants refused.
      serviceWorkers: 'block',
    })
    contexts.set(who, context)
    await keepWarm(context, server.url)
    if (!who) continue
    const page = await context.newPage()
    await signIn(page, { url: server.url, person: kitchen[who] })
    await page.close()
  }
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/** Pages that stand open: opening one takes longer than all that is looked at on it. */
const visits = new Map<Screen['who'], Page>()

/** A screen on the page that its person has open, or on a new one that is prepared for it. */
async function visit(screen: Screen): Promise<Page> {
  const open = screen.before ? undefined : visits.get(screen.who)
  const page = open ?? (await pageOf(screen.who))
  // Whoever finds a fault there leaves a page that nobody goes on with.
  if (open) visits.delete(screen.who)
  await page.emulateMedia({ colorScheme: 'light' })
  if (!open) await openScreen(page, screen, { url: server.url, kitchen })
  else {
    // What stood there is gone before the next is waited for.
    await turnTo(page, '/nowhere')
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor()
    await turnTo(page, screen.path(kitchen))
    await screen.open(page)
  }
  return page
}

async function leave(page: Page, screen: Screen) {
  const isOver = screen.before || screen.isKept || visits.has(screen.who)
  if (isOver) return page.close()
  // The dialog to sign in would stay open wherever one goes.
  await page.keyboard.press('Escape')
  visits.set(screen.who, page)
}

/** To another place of the app, as by a link in it. */
const turnTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

async function pageOf(who: Screen['who']): Promise<Page> {
  const page = await contexts.get(who)?.newPage()
  if (!page) throw new Error(`nobody is called ${who}`)
  page.setDefaultTimeout(PATIENCE)
  return page
}

/** What axe finds, one line for each element. */
async function violationsOn(page: Page, options: RunOptions): Promise<string[]> {
  await settle(page)
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    (given) => (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, given),
    { ...options, resultTypes: ['violations'] },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}

/** Runs in the page: what is pressed with a finger and is smaller than one, by its size in pixels. */
function smallTargets(): string[] {
  const isBig = ({ width, height }: DOMRect) => width >= 47.5 && height >= 47.5
  return [...document.querySelectorAll('button, select, input, textarea, nav a')]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .map((target) => target.closest('label') ?? target)
    .filter((target) => !target.closest('p, [aria-hidden="true"]'))
    .filter((target) => !isBig(target.getBoundingClientRect()))
    .map((target) => {
      const { width, height } = target.getBoundingClientRect()
      return `${width}×${height}: ${target.outerHTML.slice(0, 150)}`
    })
}

/** Every default rule; the other theme changes colours alone. */
const ALL_RULES: RunOptions = { rules: { 'target-size': { enabled: true } } }
const COLOURS: RunOptions = { runOnly: ['color-contrast'] }

test.each(SCREENS)(
  '$name has nothing that axe objects to, light or dark, and is made for fingers',
  async (screen) => {
    const page = await visit(screen)
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
    const light = await violationsOn(page, ALL_RULES)
    await page.emulateMedia({ colorScheme: 'dark' })
    const dark = await violationsOn(page, COLOURS)
    const small = await page.evaluate(smallTargets)
    expect({ light, dark, small }).toEqual({ light: [], dark: [], small: [] })
    await leave(page, screen)
  },
)

describe('by keyboard', () => {
  test('a dialog keeps the focus until Escape gives it back', async () => {
    const page = await pageOf('cook')
    await page.goto(`${server.url}/?recipe=${kitchen.stewId}#recipes`)
    const opener = page.getByRole('button', { name: 'Change' })
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    for (let stop = 0; stop < 14; stop++) {
      await page.keyboard.press('Tab')
      expect(await dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => opener.evaluate((it) => it === document.activeElement)).toBe(true)
    await page.close()
  })

  test('the tabs of the sign-in dialog turn by arrow keys', async () => {
    const page = await pageOf(undefined)
    await page.goto(server.url)
    await tabTo(page, page.getByRole('button', { name: 'Log in' }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('tab', { name: 'Log in' }))
    await page.keyboard.press('ArrowRight')
    await page.getByRole('tab', { name: 'Sign up', selected: true }).waitFor()
    await page.getByLabel('Confirm password').waitFor()
    await page.close()
  })
})
