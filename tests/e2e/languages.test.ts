import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT_DIR } from '#server/client-build.ts'
import { LANGUAGES } from '#shared/language.ts'
import { launchBrowser, signedInPage } from '../support/browser.ts'
import { aUser, startTestServer, type TestServer } from '../support/test-server.ts'
import { browserLanguage, words } from '../support/words.ts'

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

test('every language is shown, by its name for browsers, and its tabs fit a phone', async () => {
  const page = await signedInPage(browser, { url: server.url, person: await aUser(server) })
  for (const code of LANGUAGES) {
    await page.goto(`${server.url}/?lng=${code}`)
    await page.getByRole('heading', { name: words(code).convert.title }).waitFor()

    expect(await page.locator('html').getAttribute('lang')).toBe(browserLanguage(code))
    // Until then the letters have another width.
    await page.evaluate(() => document.fonts.ready)
    const cut = await page
      .getByRole('navigation')
      .locator('span')
      .evaluateAll((labels) =>
        labels
          .filter((label) => label.scrollWidth > label.clientWidth + 1 && label.clientWidth > 1)
          .map((label) => label.textContent),
      )
    expect(cut, code).toEqual([])
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    expect(isWide, `${code} scrolls sideways`).toBe(false)
  }
})

test('a chosen language shows at once and is remembered', async () => {
  const page = await signedInPage(browser, { url: server.url, person: await aUser(server) })
  await page.goto(`${server.url}/#settings`)

  await page.getByLabel('Language').selectOption({ label: 'Polski' })

  await page
    .getByRole('heading', { name: words('pl').settings.title })
    .first()
    .waitFor()
  await page.goto(server.url)
  await page.reload()
  await page.getByRole('heading', { name: words('pl').convert.title }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('pl')
})
