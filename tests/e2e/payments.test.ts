import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { CLIENT_DIR } from '#server/client-build.ts'
import { launchBrowser, signedInPage } from '../support/browser.ts'
import { openPage } from '../support/payment-scene.ts'
import { freePort } from '../support/processes.ts'
import { startStripeServer } from '../support/stripe-server.ts'
import { aUser, startTestServer, type TestServer } from '../support/test-server.ts'

let browser: Browser
let server: TestServer

beforeAll(async () => {
  const port = await freePort()
  const env = { PUBLIC_URL: `http://127.0.0.1:${port}` }
  server = await startTestServer({ clientDir: CLIENT_DIR, env, port: Number(port) })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('credits are bought on the payment page, and nothing is loaded from anywhere else', async () => {
  const user = await aUser(server)
  const page = await signedInPage(browser, { url: server.url, person: user })
  const hosts = new Set<string>()
  const complaints: string[] = []
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.goto(`${server.url}/#credits`)

  // What is typed below the minimum cannot be bought, and becomes the minimum.
  const amount = page.getByLabel('Another amount')
  await amount.fill('3')
  expect(await button(page, 'Buy').last().isDisabled()).toBe(true)
  await amount.blur()
  expect(await amount.inputValue()).toBe('10')
  await amount.fill('12')
  await button(page, 'Buy for €0.60').waitFor()

  await button(page, 'Buy 20 conversions for €1.00').click()
  await button(page, 'Pay with a card that is declined').click()
  await page.getByText('Your card was declined.').waitFor()
  await button(page, 'Pay €1.00').click()

  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor()
  await page.getByText('Your credits have been added to your account.').waitFor()
  await page.getByText('25', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Go to Homepage' }).click()
  await page.goto(`${server.url}/#credits`)
  const history = page.getByRole('region', { name: 'History' })
  await history.getByText('Bought').waitFor()
  await history.getByText('+20').waitFor()
  expect([...hosts]).toEqual([new URL(server.url).host])
  expect(complaints).toEqual([])
  // Nothing stands wider than the phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('who turns back on the payment page is told that nothing was charged', async () => {
  const user = await aUser(server)
  const page = await signedInPage(browser, { url: server.url, person: user })
  await page.goto(`${server.url}/credits`)
  await button(page, 'Buy 10 conversions for €0.50').click()
  await button(page, 'Pay with a card that is declined').click()
  const declined = page.getByText('Your card was declined.')
  await declined.waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await button(page, 'Cancel').click()

  await page.getByText('Nothing was charged.', { exact: false }).waitFor()
  await page.getByText('5', { exact: true }).waitFor()
  expect(await button(page, 'Buy 10 conversions for €0.50').isEnabled()).toBe(true)
  // A page that a form was sent to would not come back without asking whether to send it again.
  await page.goBack()
  await declined.waitFor()
})

test('the page after the payment waits until the credits are there', async () => {
  const user = await aUser(server)
  const id = await openPage(server, user, 100)
  const page = await signedInPage(browser, { url: server.url, person: user })
  await page.goto(`${server.url}/payment-success?checkout=${id}`)
  await page.getByRole('heading', { name: 'Waiting for your payment' }).waitFor()

  await fetch(`${server.url}/dev/checkout/${id}/pay`, { method: 'POST', redirect: 'manual' })

  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor()
  await page.getByText('105', { exact: true }).waitFor()
})

test('a purchase of somebody else is not shown, and the plain page is public', async () => {
  const [buyer, other] = [await aUser(server), await aUser(server)]
  const id = await openPage(server, buyer)
  const page = await signedInPage(browser, { url: server.url, person: other })
  await page.goto(`${server.url}/payment-success?checkout=${id}`)
  await page.getByText('There is no such purchase.').waitFor()

  const visitor = await browser.newPage()
  await visitor.goto(`${server.url}/payment-success`)

  await visitor.getByRole('heading', { name: 'Payment Successful!' }).waitFor()
  await visitor.getByRole('link', { name: 'Go to Homepage' }).waitFor()
})

test('with a card provider the browser is sent to its page, and told when that cannot be', async () => {
  const stripe = await startStripeServer()
  const shop = await startTestServer({ clientDir: CLIENT_DIR, env: stripe.env })
  onTestFinished(async () => {
    await shop.close()
    await stripe.close()
  })
  const person = await aUser(shop)
  const page = await signedInPage(browser, { url: shop.url, person })
  await page.goto(`${shop.url}/credits`)
  stripe.setDown(true)
  await button(page, 'Buy 10 conversions for €0.50').click()
  await page.getByText('Purchase Failed').first().waitFor()
  await page.getByText('Could not initiate purchase.').first().waitFor()

  stripe.setDown(false)
  await button(page, 'Buy 10 conversions for €0.50').click()

  await page.getByRole('heading', { name: 'Card number' }).waitFor()
  expect(page.url()).toContain(stripe.env.STRIPE_API_BASE)
})
