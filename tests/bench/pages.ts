/**
 * `npm run bench -- pages FOLDER`: how long a page takes from its bytes to a checked recipe, thread
 * and back included, beside merely parsing it, and what of memory is left after many. FOLDER
 * holds pages (.html or .html.gz).
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Parser } from 'htmlparser2'
import { readPage } from '#server/features/convert/read/page/read-page.ts'
import { toRawText } from '#server/features/convert/read/raw-text.ts'
import { createThreadedConverter } from '#server/features/convert/structure/in-thread.ts'
import { repairRecipe } from '#shared/appliance/check.ts'
import { quantile, report } from './support/report.ts'

const PAGES = 2_000
const WARM_UP = 100
const MB = 2 ** 20
const OPTIONS = { language: 'en', model: 'TM6', report: () => {}, spend: () => {} } as const

const [folder] = process.argv.slice(2)
if (!folder) {
  console.log('\npages: not measured, for want of a FOLDER of pages')
} else {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.html(\.gz)?$/.test(name))
    .map((name) => path.join(folder, name))
  const converter = createThreadedConverter()
  const { signal } = new AbortController()
  const reads: number[] = []
  const conversions: number[] = []
  const parses: number[] = []
  const memory: { pages: number; mb: number; heap: number }[] = []
  let refused = 0

  for (let turn = 0; turn < PAGES; turn++) {
    const file = files[turn % files.length] ?? ''
    const bytes = readFileSync(file)
    const html = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
    const start = performance.now()
    const readRecipe = await readPage(html, 'https://recipes.example/page').catch(() => null)
    const read = performance.now()
    if (readRecipe) {
      const draft = { rawText: toRawText(readRecipe), readRecipe }
      const { content, model } = await converter.structure(draft, { ...OPTIONS, signal })
      repairRecipe(content, model)
    } else refused += 1
    const converted = performance.now()
    new Parser({}).end(html)
    if (turn >= WARM_UP) {
      reads.push(read - start)
      if (readRecipe) conversions.push(converted - read)
      parses.push(performance.now() - converted)
    }
    if ([WARM_UP, PAGES / 4, PAGES / 2, PAGES].includes(turn + 1)) {
      const { rss, heapUsed } = process.memoryUsage()
      memory.push({ pages: turn + 1, mb: rss / MB, heap: heapUsed / MB })
    }
  }

  const row = (name: string, times: number[]) => [name, quantile(times, 0.5), quantile(times, 0.95)]
  report(
    `${PAGES} pages (${files.length} different ones, ${refused} without a recipe)`,
    ['ms', 'p50', 'p95'],
    [
      row('read', reads),
      row('converted and checked', conversions),
      row('yardstick: parsed by htmlparser2', parses),
    ],
  )
  report(
    'Memory of the process with its threads',
    ['after pages', 'MB', 'MB of JavaScript in the main thread'],
    memory.map(({ pages, mb, heap }) => [pages, mb, heap]),
  )
}
