import type { Browser, BrowserContext, Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import type { Tokens } from '#shared/auth.ts'
import { startChromium } from './chromium.ts'
import { PATIENCE } from './patience.ts'
import { signIn } from './sign-in.ts'

/** Starts the browser of the run; `more` are arguments for this start alone. */
export async function launchBrowser(more: string[] = []): Promise<Browser> {
  return startChromium(inject('chromium'), more)
}

/** For a start: all pages of a browser context share what was compiled for one of them. */
export const ONE_PROCESS_A_CONTEXT = ['--process-per-site', '--renderer-process-limit=1']

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

/** A page of a browser of its own, for this test, as on a phone, in which the person is signed in. */
export async function signedInPage(
  browser: Browser,
  { url, person, serviceWorkers = 'block' }: Visit,
): Promise<Page> {
  const viewport = { width: 390, height: 844 }
  const page = await browser.newPage({ viewport, hasTouch: true, serviceWorkers })
  page.setDefaultTimeout(PATIENCE)
  onTestFinished(() => page.close())
  await signIn(page, { url, person })
  return page
}
