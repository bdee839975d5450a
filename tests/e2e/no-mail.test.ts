import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT_DIR } from '#server/client-build.ts'
import { launchBrowser, signedInPage } from '../support/browser.ts'
import { PATIENCE } from '../support/patience.ts'
import { aUser, startTestServer, type TestServer } from '../support/test-server.ts'

const SUPPORT = 'help@recipes.example.org'
/** In production without a mail server. */
const env = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://recipes.example.org',
  SUPPORT_EMAIL: SUPPORT,
}

let browser: Browser
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ clientDir: CLIENT_DIR, env })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const CANNOT = 'This server cannot send mail'

test('who signs up is not told of a mail, but whom to write to', async () => {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  page.setDefaultTimeout(PATIENCE)
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Sign up' }).click()
  await dialog.getByLabel('Email').fill(`newcomer-${randomUUID()}@example.org`)
  await dialog.getByLabel('Password', { exact: true }).fill('secret-1')
  await dialog.getByLabel('Confirm password').fill('secret-1')
  await dialog.getByRole('button', { name: 'Create account' }).click()

  await page.getByRole('dialog', { name: 'You are signed up' }).getByText(CANNOT).waitFor()
  await dialog.getByText(SUPPORT).waitFor()
  expect(await page.getByText(/We sent|inbox/).count()).toBe(0)
  await page.close()
})

test('neither the balance nor the account speaks of a link', async () => {
  const person = await aUser(server)
  const page = await signedInPage(browser, { url: server.url, person })
  await page.goto(`${server.url}/#credits`)
  await page.getByText(CANNOT).waitFor()
  expect(await page.getByText('link we sent').count()).toBe(0)

  await page.goto(`${server.url}/account`)
  await page.getByText('to have it confirmed').waitFor()
  expect(await page.getByRole('button', { name: /mail/ }).count()).toBe(0)
})

test('a forgotten password has no form that would send nothing', async () => {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  page.setDefaultTimeout(PATIENCE)
  await page.goto(`${server.url}/reset`)
  await page.getByText(CANNOT).waitFor()
  await page.getByText(SUPPORT).waitFor()
  expect(await page.getByLabel('Email').count()).toBe(0)
  await page.close()
})
