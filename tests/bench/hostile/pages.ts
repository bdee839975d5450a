import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { memoryMb } from '../support/process-figures.ts'
import { quantile, report } from '../support/report.ts'
import { addPeople, type Person } from '../support/rows.ts'
import type { Stand } from '../support/stand.ts'
import type { Crowd } from './crowd.worker.ts'
import { readPage } from './read-page.ts'

const CROWD = 20
const SLOW_EACH = 10
const SECONDS = 20
const MEGABYTES = 6.7
const PAGES = 600
const WARM_UP_PAGES = 50

const SLOW = '<p>'.repeat((MEGABYTES * 1_000_000) / 3)
/** Takes all the time that a page is given. */
const SMALL_SLOW = '2 eggs<br>'.repeat(11_900)
const LINES = ['2 leeks', '1 l stock', '30 g butter', 'salt']
const STEPS = Array.from({ length: 30 }, (_, at) => `Stir it, and boil it for ${at} minutes.`)
/** Without structured data, so that jsdom has to look for its main part. */
const PLAIN = `<title>Leek soup</title><h2>Ingredients</h2><ul>${LINES.map((line) => `<li>${line}`).join('')}</ul>
  <h2>Method</h2><ol>${STEPS.map((step) => `<li>${step}`).join('')}</ol>${'<p>Some words about leeks.'.repeat(500)}`
const STRUCTURED = `<title>Leek soup</title><script type="application/ld+json">${JSON.stringify({
  '@type': 'Recipe',
  name: 'Leek soup',
  recipeIngredient: LINES,
  recipeInstructions: STEPS.join(' '),
})}</script>${PLAIN}`

/** Twenty people send ten slow pages each, all at once; how long do pages of others take? */
export async function measureSlowPages(stand: Stand): Promise<void> {
  const rows: (string | number)[][] = []
  for (const [name, html] of [
    ['nobody', ''],
    [`${CROWD} × ${SLOW_EACH} of ${MEGABYTES} MB`, SLOW],
    [`${CROWD} × ${SLOW_EACH} of 0.1 MB`, SMALL_SLOW],
  ] as const) {
    const web = await stand.web()
    const crowd = await addPeople(stand.sql, CROWD)
    const others = await addPeople(stand.sql, 2)
    await readPage(web.url, (others[0] as Person).token, PLAIN)
    const crowdUrl = new URL('./crowd.worker.ts', import.meta.url)
    const tokens = html ? crowd.map(({ token }) => token) : []
    const workerData: Crowd = { url: web.url, tokens, html, each: SLOW_EACH }
    // What sending so many pages takes must not count as waiting for an answer.
    const slow = new Worker(crowdUrl, { workerData })
    await once(slow, 'online')
    const times: number[][] = [[], []]
    let refused = 0
    const until = performance.now() + SECONDS * 1000
    await Promise.all(
      [STRUCTURED, PLAIN].map(async (page, at) => {
        const { token } = others[at] as Person
        while (performance.now() < until) {
          const start = performance.now()
          const { status } = await readPage(web.url, token, page)
          if (status === 200) times[at]?.push(performance.now() - start)
          else refused += 1
          await sleep(100)
        }
      }),
    )
    slow.postMessage('leave')
    const [answered] = await once(slow, 'message')
    const figures = times.flatMap((one) => [quantile(one, 0.5), Math.max(...one)])
    const told = Object.entries(answered).map(([status, count]) => `${count} × ${status}`)
    rows.push([name, ...figures, refused, told.join(', ')])
    await web.process.kill('SIGTERM')
  }
  report(
    `Slow pages of ${CROWD} people, and pages of two others (ms)`,
    [
      'slow pages',
      'structured p50',
      'longest',
      'plain p50',
      'longest',
      'refused',
      'slow ones answered',
    ],
    rows,
  )
}

/** What of memory is left after many pages without structured data. */
export async function measurePageMemory(stand: Stand): Promise<void> {
  const web = await stand.web()
  const people = await addPeople(stand.sql, 2)
  const sizes: [string, number][] = []
  for (let page = 1; page <= PAGES; page += 2) {
    await Promise.all(people.map(({ token }) => readPage(web.url, token, PLAIN)))
    if (page === WARM_UP_PAGES - 1 || (page + 1) % 100 === 0)
      sizes.push([`after ${page + 1} pages`, memoryMb(web.process)])
  }
  report('Memory of the process with its threads', ['', 'MB'], sizes)
}
