import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { CLIENT_DIR } from '#server/client-build.ts'
import { launchBrowser, signedInPage } from '../support/browser.ts'
import { tabTo } from '../support/keyboard.ts'
import { PATIENCE } from '../support/patience.ts'
import { CARROT_SOUP } from '../support/recipes.ts'
import {
  aUser,
  mailTo,
  startTestServer,
  type TestServer,
  verificationToken,
} from '../support/test-server.ts'

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

/** A stranger's phone, with the errors that its pages report. */
async function aNewPhone(): Promise<{ page: Page; complaints: string[] }> {
  const complaints: string[] = []
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  })
  onTestFinished(() => page.close())
  page.setDefaultTimeout(PATIENCE)
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    // What the browser itself prints for an expected 401 is no mistake of ours.
    const isOurs = !/Failed to load resource/.test(message.text())
    if (message.type() === 'error' && isOurs) complaints.push(message.text())
  })
  return { page, complaints }
}

test('sign up, paste a text, see it converted, edit it, and find it again after a reload', async () => {
  const { page, complaints } = await aNewPhone()
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  // Another one for each attempt: nobody signs up twice.
  const username = `journey-${randomUUID()}@example.org`
  await page.goto(server.url)

  // A signed-out cook may type, then meets the dialog, and what was typed stays.
  await page.getByText('Type or paste text').click()
  await page.getByLabel('Recipe text').fill(CARROT_SOUP)
  await button('Continue').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Sign up' }).click()
  await dialog.getByLabel('Email').fill(username)
  await dialog.getByLabel('Password', { exact: true }).fill('secret-1')
  await dialog.getByLabel('Confirm password').fill('secret-1')
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Check your inbox').waitFor()

  // The link of the mail brings 5 conversions.
  const token = verificationToken(await mailTo(server, username))
  await page.goto(`${server.url}/verify?register=${token}`)
  await page.getByText('You have been awarded 5 conversions.', { exact: false }).first().waitFor()

  // Convert what was typed before.
  await page.getByText('Type or paste text').click()
  expect(await page.getByLabel('Recipe text').inputValue()).toBe(CARROT_SOUP)
  await button('Continue').click()
  await page.getByText('Review your recipe').waitFor()
  await page.getByText('20 min', { exact: true }).first().waitFor()

  // Edit and save.
  await page.getByLabel('Title').fill('Carrot soup of the house')
  await button('Save').click()
  await page.getByText('Recipe saved').first().waitFor()

  // Still there.
  await page.goto(`${server.url}/#recipes`)
  await page.reload()
  await page.getByRole('heading', { name: 'Carrot soup of the house' }).waitFor()
  await page.goto(`${server.url}/#credits`)
  await page.getByText('4', { exact: true }).first().waitFor()
  expect(complaints).toEqual([])
})

test('without a mouse: a text becomes a recipe, and its timer is started', async () => {
  const person = await aUser(server)
  const hands = await signedInPage(browser, { url: server.url, person })
  const press = (key: string) => hands.keyboard.press(key)
  await hands.goto(server.url)
  await tabTo(hands, hands.getByRole('link', { name: /^Type or paste text/ }))
  await press('Enter')
  await tabTo(hands, hands.getByLabel('Recipe text'))
  await hands.keyboard.insertText(CARROT_SOUP)
  await tabTo(hands, hands.getByRole('button', { name: 'Continue' }))
  await press('Enter')
  await hands.getByRole('heading', { name: 'Review your recipe' }).waitFor()
  await tabTo(hands, hands.getByRole('button', { name: 'Save' }))
  await press('Enter')

  await tabTo(hands, hands.getByRole('link', { name: 'Carrot soup', exact: true }))
  await press('Enter')
  await hands.getByRole('heading', { name: /^Step 1 of/ }).waitFor()
  const start = hands.getByRole('button', { name: 'Start', exact: true })
  while (!(await start.isVisible())) await press('ArrowRight')
  await tabTo(hands, start)
  await press('Enter')
  await hands.getByRole('button', { name: 'Pause' }).waitFor()
  await hands.close()
})
