import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readPage } from '#server/features/convert/read/page/read-page.ts'
import { readableHtml } from '#server/features/convert/read/page/readable.ts'
import { readInThread } from '#server/features/convert/read/page/reader-pool.ts'
import { isBotCheck } from '#server/gateways/bot-check.ts'

const BYTES = 5 * 1024 * 1024
const URL_OF_PAGE = 'https://example.com/soup'
const filled = (text: string) => text.repeat(Math.ceil(BYTES / text.length)).slice(0, BYTES)
const RECIPE = '<h2>Ingredients</h2><ul><li>2 leeks<li>1 l stock</ul><h2>Method</h2><p>Boil it all.'

/** How often something else could run while the work was done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  const beat = setInterval(() => {
    turns += 1
  }, 10)
  await work()
  clearInterval(beat)
  return turns
}

describe('a page made to be slow', () => {
  test.each([
    ['script tags without end', filled('<script')],
    ['spaces in structured data', `<script type="application/ld+json">[${filled(' ')}x</script>`],
    ['elements in elements', '<div>'.repeat(200_000)],
  ])('with %s is refused while others are served', async (_, html) => {
    const turns = await turnsDuring(async () => {
      await expect(readPage(html, URL_OF_PAGE)).rejects.toMatchObject({
        code: 'NO_RECIPE_ON_PAGE',
      })
    })
    expect(turns).toBeGreaterThan(2)
  })

  test.each([
    ['a giant attribute', `<p title="${filled('x').slice(0, 300_000)}">`],
    [
      'entities of entities',
      `<!DOCTYPE x [<!ENTITY a "aa">${'<!ENTITY b "&a;&a;&a;">'.repeat(1_000)}]>${'&b;'.repeat(50_000)}`,
    ],
    [
      'data in data',
      `<script type="application/ld+json">${'{"@graph":['.repeat(200_000)}${']}'.repeat(200_000)}</script>`,
    ],
  ])('with %s before its recipe is read all the same', async (_, html) => {
    expect((await readPage(html + RECIPE, URL_OF_PAGE)).ingredients).toHaveLength(1)
  })

  test('ends at its time, and the next page is read', async () => {
    const html = filled('<div><p>2 eggs')
    const task = { html, url: URL_OF_PAGE, limitMs: 200, maxStretch: 4 }
    expect(await readInThread(task)).toMatchObject({ answer: null })
    expect((await readPage(RECIPE, URL_OF_PAGE)).steps).toEqual([
      { heading: null, lines: ['Boil it all.'] },
    ])
  })
})

test('a page too large to look for its main part is read as a whole', async () => {
  // Many tags, but few lines: to read as many lines takes as long as a page may.
  const page = `${RECIPE}<p>More of our recipes.${'<i></i>'.repeat(6_001)}`
  expect(readableHtml(page, URL_OF_PAGE)).toBeNull()
  const { ingredients } = await readPage(page, URL_OF_PAGE)
  expect(ingredients).toMatchObject([{ lines: ['2 leeks', '1 l stock'] }])
})

test.each([
  ['elements in elements', '<div>'.repeat(600), '</div>'.repeat(600)],
  ['what is left open in each paragraph', '<p><font></p>'.repeat(600), ''],
  ['ends without a beginning', '</b>'.repeat(600) + '<b>'.repeat(600), ''],
])('the main part is not looked for in %s: that takes time without end', (_, before, after) => {
  const text = `<p>${'Soup keeps for days in the fridge, and longer in the freezer. '.repeat(20)}</p>`
  const page = `<article>${text}${RECIPE}${text}</article>`
  expect(readableHtml(page, URL_OF_PAGE)).toContain('2 leeks')
  expect(readableHtml(before + page + after, URL_OF_PAGE)).toBeNull()
})

test('styles hide nothing of a page but what they hide from its readers', () => {
  const hidden = `<p style="color: red; display: none">${'Buy our knives, all of them. '.repeat(20)}</p>`
  const text = `<p style="color: red">${'Soup keeps for days in the fridge. '.repeat(20)}</p>`
  const page = `<article><h1>Soup</h1>${text}${hidden}${RECIPE}${text}</article>`
  const main = readableHtml(page, URL_OF_PAGE)
  expect(main).toContain('2 leeks')
  expect(main).not.toContain('knives')
})

test.each(['<title', '<', '<script>', '<title>'])(
  'a wall of %j is looked at to its end',
  (text) => {
    expect(isBotCheck(`${filled(text)} g-recaptcha`)).toBe(false)
  },
)

test('a process whose pages are read can end', async () => {
  const module = new URL('../../server/features/convert/read/page/read-page.ts', import.meta.url)
  const script = `const { readPage } = await import(${JSON.stringify(module.href)})
    console.log((await readPage(${JSON.stringify(RECIPE)}, '${URL_OF_PAGE}')).steps.length)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  // It starts four threads, each of which compiles all that reads a page: no limit but the test's.
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  expect({ said: said.trim(), code }).toEqual({ said: '1', code: 0 })
})
