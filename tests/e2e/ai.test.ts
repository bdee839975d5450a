import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT_DIR } from '#server/client-build.ts'
import { LENTIL_ANSWER, LENTIL_SOUP, lentilAnswer } from '../support/ai-recipes.ts'
import { aServerWithAi } from '../support/ai-scene.ts'
import { launchBrowser, signedInPage } from '../support/browser.ts'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

const WITH_BACON = lentilAnswer(({ metadata, ingredients }) => {
  metadata.title = 'Lentil soup with bacon'
  ingredients.push({ ingredientJsonId: 5, name: 'smoked bacon', quantity: '80', unit: 'g' })
})

test('a recipe appears while the AI writes it, over a reload, is changed and brought back', async () => {
  const { server, ai, user } = await aServerWithAi({ clientDir: CLIENT_DIR })
  const held = Promise.withResolvers<void>()
  ai.next(
    { answer: LENTIL_ANSWER, pause: { behind: '"Chop 5 sec/speed 5."', until: held.promise } },
    { answer: WITH_BACON },
  )
  const page = await signedInPage(browser, { url: server.url, person: user })
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await page.goto(server.url)
  await page.getByText('Type or paste text').click()
  await page.getByLabel('Recipe text').fill(LENTIL_SOUP)
  await button('Continue').click()
  await page.getByRole('heading', { name: 'Lentil soup' }).waitFor()
  await page.getByText('Place 1 onion, halved, into the mixing bowl.').waitFor()
  await page.reload()
  await page.getByText('Place 1 onion, halved, into the mixing bowl.').waitFor()
  held.resolve()
  await page.getByText('Review your recipe').waitFor()

  await page.goto(`${server.url}/#recipes`)
  await page.reload()
  await page.getByRole('link', { name: /^View/ }).first().click()
  await page.getByText('Converted with AI').waitFor()
  await button('Modify with AI').click()
  expect(await button('Reconvert').isDisabled()).toBe(true)
  await page.getByLabel('What should be different?').fill('heartier')
  await button('Reconvert').click()

  await page.getByRole('heading', { name: 'Lentil soup with bacon' }).waitFor()
  await page.getByText('Added by the converter').waitFor()
  await page.getByText('What changed').click()
  const changes = page.getByRole('region', { name: 'The last change' })
  await changes.getByText('80 g smoked bacon').waitFor()
  await button('Undo').click()
  await page.getByRole('heading', { name: 'Lentil soup', exact: true }).waitFor()
  await button('Redo').waitFor()
})

test('a provider that is down is told in plain words, and the draft is kept', async () => {
  const { server, ai, user } = await aServerWithAi({ clientDir: CLIENT_DIR })
  ai.always({ status: 529, type: 'overloaded_error' })
  const page = await signedInPage(browser, { url: server.url, person: user })

  await page.goto(server.url)
  await page.getByText('Type or paste text').click()
  await page.getByLabel('Recipe text').fill(LENTIL_SOUP)
  await page.getByRole('button', { name: 'Continue' }).click()

  await page.getByText('The AI is not available at the moment.').first().waitFor()
  expect(await page.getByLabel('Recipe text').inputValue()).toBe(LENTIL_SOUP)
  await page.goto(`${server.url}/#credits`)
  await page.getByText('5', { exact: true }).first().waitFor()
})
