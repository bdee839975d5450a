import { type Browser, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import type { Tokens } from '#shared/auth.ts'

/** Starts the browser of the run; `more` are arguments for this start alone. */
export async function launchBrowser(more: string[] = []): Promise<Browser> {
  const { executablePath, args, env } = inject('chromium')
  return chromium.launch({
    executablePath,
    args: [...args, '--disable-background-networking', '--disable-component-update', ...more],
    env: { ...process.env, ...env },
    headless: true,
  })
}

/** A page of a browser of its own, as on a phone, in which the person is signed in. */
export async function signedInPage(
  browser: Browser,
  { url, person }: { url: string; person: Tokens },
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  page.setDefaultTimeout(10_000)
  await page.goto(`${url}/terms`)
  await page.evaluate(
    ([token, refreshToken]) => {
      localStorage.setItem('token', token)
      localStorage.setItem('refreshToken', refreshToken)
    },
    [person.accessToken, person.refreshToken] as const,
  )
  return page
}
