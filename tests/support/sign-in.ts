import type { Page } from 'playwright-core'
import type { Tokens } from '#shared/auth.ts'

/** Signs a person in on a page, and with it in the page's whole browser context. */
export async function signIn(
  page: Page,
  { url, person }: { url: string; person: Tokens },
): Promise<void> {
  // An address of the same origin that loads nothing.
  await page.goto(`${url}/healthz`)
  await page.evaluate(
    ([token, refreshToken]) => {
      localStorage.setItem('token', token)
      localStorage.setItem('refreshToken', refreshToken)
    },
    [person.accessToken, person.refreshToken] as const,
  )
}
