import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CLIENT_DIR } from '#server/client-build.ts'
import { startWorker } from '#server/runtime.ts'
import { launchBrowser, signedInPage } from '../support/browser.ts'
import { builtinConverter } from '../support/converters.ts'
import { anEditedRecipe, CARROT_SOUP } from '../support/recipes.ts'
import { aUser, startTestServer, type TestServer } from '../support/test-server.ts'

type Person = Awaited<ReturnType<typeof aUser>>

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

const pageOf = (person: Person, { url } = server) => signedInPage(browser, { url, person })

async function convertText(page: Page, text: string, at = server) {
  await page.goto(`${at.url}/?entry=text#convert`)
  await page.getByLabel('Recipe text').fill(text)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** A saved recipe called “Warm milk”. */
async function aSavedRecipe(person: Person) {
  const caller = server.callerFor(person)
  const { recipeId: id } = await caller.convert.fromText({ rawText: CARROT_SOUP })
  return caller.recipes.save({ id, ...anEditedRecipe() })
}

async function openEditor(person: Person, recipeId: string) {
  const page = await pageOf(person)
  await page.goto(`${server.url}/?recipe=${recipeId}&mode=edit#recipes`)
  await page.getByLabel('Title').fill('Milk of the house')
  return page
}

const savedTitle = async (person: Person, id: string) =>
  (await server.callerFor(person).recipes.byId({ id })).recipeMetadata.title

describe('a conversion', () => {
  test('that fails leaves the typed text and says why', async () => {
    const page = await pageOf(await aUser(server))
    await convertText(page, 'Milk, bread and a newspaper')
    await page.getByRole('alert').getByText('No recipe was found in this text').waitFor()
    expect(await page.getByLabel('Recipe text').inputValue()).toBe('Milk, bread and a newspaper')
  })

  test('without conversions left leads to the balance and keeps the text', async () => {
    const page = await pageOf(await aUser(server, { credits: 0 }))
    await convertText(page, CARROT_SOUP)
    await page.getByText('Insufficient conversions').first().waitFor()
    await page.getByRole('heading', { name: 'Balance' }).waitFor()
    await page.goto(`${server.url}/?entry=text#convert`)
    expect(await page.getByLabel('Recipe text').inputValue()).toBe(CARROT_SOUP)
  })

  test('is picked up by a reload in the middle and then forgets the text', async () => {
    const idle = await startTestServer({ clientDir: CLIENT_DIR, worker: false })
    const page = await pageOf(await aUser(idle), idle)
    await convertText(page, CARROT_SOUP, idle)
    await page.getByRole('heading', { name: 'Getting ready' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Getting ready' }).waitFor()

    await startWorker(idle.runtime, builtinConverter())
    await page.getByRole('heading', { name: 'Review your recipe' }).waitFor()
    await page.goto(`${idle.url}/?entry=text#convert`)
    expect(await page.getByLabel('Recipe text').inputValue()).toBe('')
    await page.goto('about:blank')
    await idle.close()
  })
})

describe('an edited recipe', () => {
  test('is not left without asking', async () => {
    const person = await aUser(server)
    const { id } = await aSavedRecipe(person)
    const page = await openEditor(person, id)

    await page.getByRole('link', { name: 'Settings' }).click()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await question.waitFor({ state: 'hidden' })
    expect(await page.getByLabel('Title').inputValue()).toBe('Milk of the house')

    await page.getByRole('link', { name: 'Settings' }).click()
    await question.getByRole('button', { name: 'Discard changes' }).click()
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    expect(await savedTitle(person, id)).toBe('Warm milk')
  })

  test('that was saved elsewhere meanwhile is offered anew', async () => {
    const person = await aUser(server)
    const { id } = await aSavedRecipe(person)
    const page = await openEditor(person, id)
    const { metadata, ...rest } = anEditedRecipe()
    const elsewhere = { ...metadata, title: 'Cold milk' }
    await server.callerFor(person).recipes.save({ id, ...rest, metadata: elsewhere })

    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Reload recipe' }).click()
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Cold milk')
  })

  test('survives the end of its login', async () => {
    const person = await aUser(server)
    const { id } = await aSavedRecipe(person)
    const page = await openEditor(person, id)
    await server.em().execute('delete from login where id = ?', [person.loginId])

    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog', { name: 'Login or Sign Up' })
    await dialog.getByLabel('Email').fill(person.username)
    await dialog.getByLabel('Password', { exact: true }).fill('secret-1')
    await dialog.getByRole('button', { name: 'Log in' }).click()
    await dialog.waitFor({ state: 'hidden' })

    expect(await page.getByLabel('Title').inputValue()).toBe('Milk of the house')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Recipe saved').first().waitFor()
    expect(await savedTitle(person, id)).toBe('Milk of the house')
  })

  test('is saved although the access token has expired', async () => {
    const person = await aUser(server)
    const { id } = await aSavedRecipe(person)
    const page = await openEditor(person, id)
    await page.evaluate(() => localStorage.setItem('token', 'expired'))
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Recipe saved').first().waitFor()
    expect(await savedTitle(person, id)).toBe('Milk of the house')
  })
})
