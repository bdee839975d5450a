import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { readPage } from '#server/features/convert/read/page/read-page.ts'
import { readInThread } from '#server/features/convert/read/page/reader-pool.ts'
import { isBotCheck } from '#server/gateways/bot-check.ts'
import { PATIENCE } from '../support/patience.ts'

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
    const task = { html, url: URL_OF_PAGE, withMainPart: true, limitMs: 200 }
    expect(await readInThread(task)).toBeNull()
    expect((await readPage(RECIPE, URL_OF_PAGE)).steps).toEqual([
      { heading: null, lines: ['Boil it all.'] },
    ])
  })
})

test('a page whose main part cannot be found in time is read as a whole', async () => {
  const answer = await readInThread({
    html: RECIPE,
    url: URL_OF_PAGE,
    withMainPart: false,
    limitMs: PATIENCE,
  })
  expect(answer).toMatchObject({ recipe: { ingredients: [{ lines: ['2 leeks', '1 l stock'] }] } })
})

test.each(['<title', '<', '<script>', '<title>'])(
  'a wall of %j is looked at to its end',
  (text) => {
    expect(isBotCheck(`${filled(text)} g-recaptcha`)).toBe(false)
  },
)

test('a process whose pages are read can end', () => {
  const module = new URL('../../server/features/convert/read/page/read-page.ts', import.meta.url)
  const script = `const { readPage } = await import(${JSON.stringify(module.href)})
    console.log((await readPage(${JSON.stringify(RECIPE)}, '${URL_OF_PAGE}')).steps.length)`
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    timeout: PATIENCE,
  })
  expect(said.trim()).toBe('1')
})
