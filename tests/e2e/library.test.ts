import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CLIENT_DIR } from '#server/client-build.ts'
import { launchBrowser, signedInPage } from '../support/browser.ts'
import { settle } from '../support/settle.ts'
import { aUser, startTestServer, type TestServer } from '../support/test-server.ts'

type Person = Awaited<ReturnType<typeof aUser>>

/** More than two pages of the list. */
const RECIPES = 130

let browser: Browser
let server: TestServer
let page: Page

beforeAll(async () => {
  server = await startTestServer({ clientDir: CLIENT_DIR })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

beforeEach(async () => {
  const person = await aUser(server)
  await fillLibrary(person)
  page = await signedInPage(browser, { url: server.url, person })
  await page.goto(`${server.url}/#recipes`)
  await card('Stew 130').waitFor()
  return () => page.close()
})

/** Stews by number, the last one the newest; the first ten have lentils and are for winter. */
async function fillLibrary(person: Person) {
  await server.em().execute(
    `insert into recipe
       (id, created_at, updated_at, user_id, status, title, tags, ingredients, raw_text)
     select ('01890000-0000-7000-8000-' || substr(?::text, 29, 8) || to_char(n, 'FM0000'))::uuid,
            now(), now(), ?, case when n = 5 then 'draft' else 'converted' end, 'Stew ' || n,
            case when n <= 10 then array['winter'] else '{}' end,
            case when n <= 10 then '[{"ingredientJsonId": 1, "name": "red lentils"}]'::jsonb
                 else '[]' end,
            'A stew.'
     from generate_series(1, ?::int) as n`,
    [person.id, person.id, RECIPES],
  )
}

const card = (title: string) => page.getByRole('link', { name: title, exact: true })
const search = () => page.getByRole('searchbox')
const cards = () => page.getByRole('listitem').count()

/** The title of the first card that is wholly below the search box. */
const firstInSight = () =>
  page.evaluate(() => {
    const titles = [...document.querySelectorAll('li h2')]
    return titles.find((title) => title.getBoundingClientRect().top > 100)?.textContent
  })

/** Runs in the page: what is in the middle of the screen is drawn, so nothing is scrolled past unseen. */
function hasCardsInSight(): boolean {
  const middle = window.innerHeight / 2
  return [...document.querySelectorAll('main li')].some((card) => {
    const { top, bottom } = card.getBoundingClientRect()
    return top <= middle && middle <= bottom
  })
}

async function scrollTo(title: string) {
  while (!(await card(title).isVisible())) {
    await page.evaluate(() => window.scrollBy(0, window.innerHeight))
    await page.waitForFunction(hasCardsInSight)
  }
  await card(title).scrollIntoViewIfNeeded()
}

test('what was searched for is still there after a look at a recipe', async () => {
  await search().fill('lent')
  await page.getByRole('status').getByText('10 recipes found').waitFor()
  await page.getByRole('button', { name: /^winter/ }).click()
  await page.getByRole('combobox').selectOption({ label: 'Title A–Z' })
  await page.waitForURL(/find=lent.*tag=winter.*sort=title/)
  await page.getByRole('listitem').first().getByText('Stew 1', { exact: true }).waitFor()

  await page.getByRole('link', { name: 'View Stew 10' }).click()
  await page.getByRole('heading', { level: 1, name: 'Stew 10' }).waitFor()
  await page.goBack()
  await page.getByRole('status').getByText('10 recipes found').waitFor()
  expect(await search().inputValue()).toBe('lent')

  // A step further back is the whole library, and a reload of an address shows what it says.
  await page.goBack()
  await page.getByText('130 recipes').waitFor()
  expect(await search().inputValue()).toBe('')
  await page.goto(`${server.url}/?find=pears#recipes`)
  await page.getByText('“pears”').waitFor()
  await page.getByRole('button', { name: 'Show all recipes' }).click()
  await card('Stew 130').waitFor()
})

test('a long library is loaded by scrolling, and only what is seen of it is there', async () => {
  await scrollTo('Stew 1')

  expect(await cards()).toBeLessThan(30)
  expect(await card('Stew 130').count()).toBe(0)
  const place = page.getByRole('listitem').filter({ has: card('Stew 1') })
  expect(await place.getAttribute('aria-posinset')).toBe('130')
  expect(await place.getAttribute('aria-setsize')).toBe('130')
})

test('the place in the library is kept by looking at a recipe and by deleting one', async () => {
  await scrollTo('Stew 40')
  await settle(page)
  const before = await firstInSight()
  await page.getByRole('link', { name: 'View Stew 40' }).click()
  await page.getByRole('heading', { level: 1, name: 'Stew 40' }).waitFor()
  await page.goBack()
  await card('Stew 40').waitFor()
  await expect.poll(firstInSight).toBe(before)

  await page.getByRole('button', { name: 'Delete Stew 40' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Delete Stew 40' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await card('Stew 40').waitFor({ state: 'detached' })
  await expect.poll(firstInSight).toBe(before === 'Stew 40' ? 'Stew 39' : before)
  await card('Stew 39').waitFor()
  await page.getByText('129 recipes').waitFor()
})

test('drafts are found by a press and converted by another', async () => {
  await page.getByRole('button', { name: /^Not converted yet/ }).click()
  await card('Stew 5').waitFor()
  expect(await cards()).toBe(1)

  await page.getByRole('button', { name: 'Convert Stew 5' }).click()
  await page.waitForURL(/#convert/)
})
