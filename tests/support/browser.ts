import type { Browser, BrowserContext, Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import type { Tokens } from '#shared/auth.ts'
import { startChromium } from './chromium.ts'
import { PATIENCE } from './patience.ts'
import { signIn } from './sign-in.ts'

/** All pages of a browser context share what was compiled for one of them. */
const ONE_PROCESS_A_CONTEXT = ['--process-per-site', '--renderer-process-limit=1']

/** Starts the browser of the run; `more` are arguments for this start alone. */
export async function launchBrowser(more: string[] = []): Promise<Browser> {
  return startChromium(inject('chromium'), [...ONE_PROCESS_A_CONTEXT, ...more])
}

/**
 * Keeps an empty page of a context open: its process, with all that it has compiled, then is there for
 * the pages that come after each other.
 */
export async function keepWarm(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${url}/healthz`)
}

type Visit = {
  url: string
  person: Tokens
  /** Keeping the whole app takes its time, so only who is about that allows it. */
  serviceWorkers?: 'allow' | 'block'
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** A page as on a phone, for this test, in which the person is signed in and nothing else is kept. */
export async function signedInPage(
  browser: Browser,
  { url, person, serviceWorkers = 'block' }: Visit,
): Promise<Page> {
  const isShared = serviceWorkers === 'block'
  const context = isShared
    ? await sharedContext(browser, url)
    : await browser.newContext({ ...PHONE, serviceWorkers })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  onTestFinished(() => (isShared ? page.close() : context.close()))
  if (isShared) await empty(page, url)
  await signIn(page, { url, person })
  return page
}

const contexts = new WeakMap<Browser, Promise<BrowserContext>>()

/** One for all tests of a browser: each of its own would load and compile the whole app anew. */
function sharedContext(browser: Browser, url: string): Promise<BrowserContext> {
  const making = contexts.get(browser) ?? makeWarm(browser, url)
  contexts.set(browser, making)
  return making
}

async function makeWarm(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  await keepWarm(context, url)
  return context
}

/** Takes away what tests before have left in the page's context. */
async function empty(page: Page, url: string): Promise<void> {
  await page.context().setOffline(false)
  await page.context().clearCookies()
  await page.goto(`${url}/healthz`)
  await page.evaluate(forgetAll)
}

/** Runs in the page. */
async function forgetAll() {
  localStorage.clear()
  for (const { name } of await indexedDB.databases()) {
    const deleting = indexedDB.deleteDatabase(name ?? '')
    await new Promise((resolve) => {
      deleting.onsuccess = resolve
    })
  }
}
