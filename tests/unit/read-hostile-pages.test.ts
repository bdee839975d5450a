import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { readPage } from '#server/features/convert/read/page/read-page.ts'
import { readInThread } from '#server/features/convert/read/page/reader-pool.ts'
import { isBotCheck } from '#server/gateways/bot-check.ts'

const BYTES = 5 * 1024 * 1024
const LONGEST_MS = 15_000
const URL_OF_PAGE = 'https://example.com/soup'
const filled = (text: string) => text.repeat(Math.ceil(BYTES / text.length)).slice(0, BYTES)
const RECIPE = '<h2>Ingredients</h2><ul><li>2 leeks<li>1 l stock</ul><h2>Method</h2><p>Boil it all.'

/** The longest time in which nothing else could run, while the work is done. */
async function longestPause(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = performance.now()
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 10)
  await work()
  clearInterval(beat)
  return longest
}

describe('a page made to be slow', () => {
  test.each([
    ['script tags without end', filled('<script')],
    ['spaces in structured data', `<script type="application/ld+json">[${filled(' ')}x</script>`],
    ['elements in elements', '<div>'.repeat(200_000)],
  ])(
    'with %s is refused while others are served',
    async (_, html) => {
      const pause = await longestPause(async () => {
        await expect(readPage(html, URL_OF_PAGE)).rejects.toMatchObject({
          code: 'NO_RECIPE_ON_PAGE',
        })
      })
      expect(pause).toBeLessThan(1_000)
    },
    2 * LONGEST_MS,
  )

  test(
    'ends at its time, and the next page is read',
    async () => {
      const task = { html: filled('<div><p>2 eggs'), url: URL_OF_PAGE, withMainPart: true }
      const start = performance.now()
      expect(await readInThread(task, 200)).toBeNull()
      expect(performance.now() - start).toBeLessThan(LONGEST_MS)
      expect((await readPage(RECIPE, URL_OF_PAGE)).steps).toEqual([
        { heading: null, lines: ['Boil it all.'] },
      ])
    },
    2 * LONGEST_MS,
  )
})

test('a page whose main part cannot be found in time is read as a whole', async () => {
  const answer = await readInThread({ html: RECIPE, url: URL_OF_PAGE, withMainPart: false }, 5_000)
  expect(answer).toMatchObject({ recipe: { ingredients: [{ lines: ['2 leeks', '1 l stock'] }] } })
})

test.each(['<title', '<', '<script>', '<title>'])('a wall of %j is looked at quickly', (text) => {
  const start = performance.now()
  expect(isBotCheck(`${filled(text)} g-recaptcha`)).toBe(false)
  expect(performance.now() - start).toBeLessThan(2_000)
})

test('a process whose pages are read can end', () => {
  const module = new URL('../../server/features/convert/read/page/read-page.ts', import.meta.url)
  const script = `const { readPage } = await import(${JSON.stringify(module.href)})
    console.log((await readPage(${JSON.stringify(RECIPE)}, '${URL_OF_PAGE}')).steps.length)`
  const start = performance.now()
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    timeout: 25_000,
  })
  expect(said.trim()).toBe('1')
  expect(performance.now() - start).toBeLessThan(25_000)
}, 30_000)
