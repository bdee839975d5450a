import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CLIENT_DIR } from '#server/client-build.ts'
import { launchBrowser, signedInPage } from '../support/browser.ts'
import { startGoogleIssuer } from '../support/google-issuer.ts'
import { PATIENCE } from '../support/patience.ts'
import { freePort } from '../support/processes.ts'
import { aUser, mailTo, startTestServer, type TestServer } from '../support/test-server.ts'

let browser: Browser
let issuer: Awaited<ReturnType<typeof startGoogleIssuer>>
let server: TestServer
let page: Page

beforeAll(async () => {
  issuer = await startGoogleIssuer()
  const port = await freePort()
  // The issuer leads back to the address that people know.
  const env = { ...issuer.env, PUBLIC_URL: `http://127.0.0.1:${port}` }
  server = await startTestServer({ clientDir: CLIENT_DIR, env, port: Number(port) })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  await issuer?.close()
})

beforeEach(async () => {
  page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  })
  page.setDefaultTimeout(PATIENCE)
  return () => page.close()
})

const button = (name: string) => page.getByRole('button', { name })

test('a forgotten password is replaced by the link of a mail', async () => {
  const { username } = await aUser(server, { credits: 0 })
  await mailTo(server, username)
  await page.goto(`${server.url}/auth`)
  await button('Continue with email').click()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // Until then the address would be typed into the form that is left.
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  await page.getByLabel('Email').fill(username)
  await button('Send the link').click()
  await page.getByText('a link is on its way').waitFor()

  await expect.poll(async () => (await mailTo(server, username)).text).toContain('/reset?token=')
  const { text } = await mailTo(server, username)
  await page.goto(text.match(/http\S+\/reset\?token=\S+/)?.[0] ?? '')
  await page.getByLabel('New password').fill('a-new-secret')
  await page.getByLabel('Confirm password').fill('a-new-secret')
  await button('Save the new password').click()
  await page.getByText('Your password is changed.').first().waitFor()

  await button('Continue with email').click()
  await page.getByLabel('Email').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('a-new-secret')
  await button('Log in').click()
  await page.getByText('Type or paste text').waitFor()
})

describe('signing in with Google', () => {
  test('asks Google nothing before its button is wanted, then signs in by it', async () => {
    // What a first attempt has asked does not count against a second.
    issuer.asked.length = 0
    issuer.become({ sub: 'e2e-1', email: 'button@gmail.example' })
    await page.goto(`${server.url}/auth`)
    await button('Continue with email').click()
    await button('Continue with Google').waitFor()
    expect(issuer.asked).not.toContain('/gsi/client')

    await button('Continue with Google').click()
    await button('Sign in with Google').click()

    await page.getByText('Type or paste text').waitFor()
    await page.goto(`${server.url}/account`)
    await page.getByText('button@gmail.example').waitFor()
    await page.getByText('You can sign in with Google.').waitFor()
  })

  test("goes over Google's page where the browser blocks the button", async () => {
    issuer.become({ sub: 'e2e-2', email: 'page@gmail.example' })
    issuer.blockScript()
    await page.goto(`${server.url}/auth`)
    await button('Continue with email').click()
    await button('Continue with Google').click()

    await page.getByText('Type or paste text').waitFor()
    await page.goto(`${server.url}/account`)
    await page.getByText('page@gmail.example').waitFor()
  })

  test('says in words when Google has sent nothing that is good', async () => {
    await page.goto(`${server.url}/auth/google?code=made-up&state=made-up`)

    await page.getByText('There was an error signing you in with Google.').waitFor()
    await page.getByRole('link', { name: 'Log in or sign up' }).click()
    await button('Continue with email').waitFor()
  })
})

test('the account screen: other devices, everything as a file, and leaving for good', async () => {
  const person = await aUser(server)
  await server.callerFor().auth.login({ username: person.username, password: 'secret-1' })
  page = await signedInPage(browser, { url: server.url, person })
  await page.goto(`${server.url}/settings`)
  await page.getByRole('link', { name: 'Manage account' }).click()

  await button('Sign out all other devices').click()
  await button('Sign out all other devices').waitFor({ state: 'detached' })
  expect(await server.callerFor(person).account.logins()).toHaveLength(1)

  await button('Send the mail again').click()
  await page.getByRole('button', { name: /^Send again in \d+ s$/ }).waitFor()

  const saving = page.waitForEvent('download')
  await button('Download my data').click()
  const file = await (await saving).path()
  expect(JSON.parse(await readFile(file, 'utf8')).tables.app_user).toMatchObject([
    { username: person.username },
  ])

  await button('Delete account').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Type /).fill(person.username)
  await dialog.getByLabel('Current password').fill('secret-1')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await page.getByText('Your account is deleted.').first().waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('token')
  await expect(
    server.callerFor().auth.login({ username: person.username, password: 'secret-1' }),
  ).rejects.toThrow('Invalid username or password')
})
