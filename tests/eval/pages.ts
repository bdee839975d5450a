/**
 * Reads every saved page of a set, scores what was read and shows the worst pages:
 * `node tests/eval/pages.ts DIR [--out READ.jsonl] [--worst N]`.
 * DIR holds expected.jsonl (`file, url, markup, language, expected`) and the gzipped pages.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { Parser } from 'htmlparser2'
import { JSDOM, VirtualConsole } from 'jsdom'
import { readPage } from '#server/features/convert/read/page/read-page.ts'
import type { ReadRecipe } from '#server/features/convert/read/read-recipe.ts'
import { convertAll } from './conversions.ts'
import { type Expected, type Got, type Score, scorePage } from './page-score.ts'

type Entry = { file: string; url: string; markup: string; language: string; expected: Expected }
type Result = Entry & {
  ms: number
  error: string | null
  read: ReadRecipe | null
  got: Got
  score: Score
}

const WARM_UP = 40
/** jsdom takes a hundred times as long as reading: a part of the pages is enough to compare. */
const MAX_YARDSTICKS = 60
const MAX_SHOWN_LENGTH = 110

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, worst: { type: 'string', default: '10' } },
})
const [dir = ''] = positionals
if (!dir) throw new Error('usage: node tests/eval/pages.ts DIR [--out READ.jsonl] [--worst N]')

const entries: Entry[] = readFileSync(path.join(dir, 'expected.jsonl'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line))

// Some pages first, so that the times are those of a running server and not of its first page.
for (const entry of entries.slice(0, WARM_UP)) await evaluate(entry)
const results: Result[] = []
for (const entry of entries) results.push(await evaluate(entry))
if (options.out) writeFileSync(options.out, readLines(results))
printTable()
printYardsticks()
await printConversions()
printWorst(Number(options.worst))

function htmlOf({ file }: Entry): string {
  return gunzipSync(readFileSync(path.join(dir, file))).toString('utf8')
}

async function evaluate(entry: Entry): Promise<Result> {
  const html = htmlOf(entry)
  const start = performance.now()
  const read = await readPage(html, entry.url).catch((error: unknown) => String(error))
  const ms = performance.now() - start
  const error = typeof read === 'string' ? read : null
  const recipe = typeof read === 'string' ? null : read
  const got = gotOf(recipe)
  return { ...entry, ms, error, read: recipe, got, score: scorePage(entry.expected, got) }
}

function gotOf(recipe: ReadRecipe | null): Got {
  return {
    title: recipe?.title ?? '',
    ingredients: recipe?.ingredients.flatMap((section) => section.lines) ?? [],
    instructions:
      recipe?.steps.flatMap(({ heading, lines }) => (heading ? [heading, ...lines] : lines)) ?? [],
    yields: recipe?.yieldText ?? null,
    total_time: recipe?.totalTimeMinutes ?? null,
    prep_time: recipe?.prepTimeMinutes ?? null,
    cook_time: recipe?.cookTimeMinutes ?? null,
  }
}

/** What was read, a page a line, with yields in the expectation's wording. */
function readLines(rows: Result[]): string {
  return rows
    .filter((row) => !row.error)
    .map(({ file, ms, got }) =>
      JSON.stringify({ file, ms, ...got, yields: servingsOf(got.yields) }),
    )
    .join('\n')
}

function servingsOf(yieldText: string | null | undefined): string | null {
  const number = /\d+/.exec(yieldText ?? '')?.[0]
  if (!number) return null
  const isItems = /cookie|muffin|piece|item|slice|loaf|cake|stück|pièce/i.test(yieldText ?? '')
  return `${number} ${isItems ? 'item' : 'serving'}${number === '1' ? '' : 's'}`
}

function printTable(): void {
  const columns = [...new Set(results.flatMap((row) => Object.keys(row.score.columns)))]
  console.log(['', 'pages', 'refused', 'ms p50', 'ms p95', ...columns].map(cell).join(''))
  printRow('all', results, columns)
  for (const key of ['markup', 'language'] as const)
    for (const [name, rows] of Map.groupBy(results, (result) => result[key]))
      printRow(name, rows, columns)
}

function printRow(name: string, rows: Result[], columns: string[]): void {
  const means = columns.map((column) =>
    percent(rows.map((row) => row.score.columns[column]).filter((value) => value !== undefined)),
  )
  const refused = rows.filter((row) => row.error).length
  const times = rows.map((row) => row.ms)
  console.log(
    [name, `${rows.length}`, `${refused}`, at(times, 0.5), at(times, 0.95), ...means]
      .map(cell)
      .join(''),
  )
}

function percent(values: number[]): string {
  if (values.length === 0) return '-'
  return ((100 * values.reduce((sum, value) => sum + value, 0)) / values.length).toFixed(1)
}

function at(times: number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b)
  return (sorted[Math.round(share * (sorted.length - 1))] ?? 0).toFixed(1)
}

function cell(text: string): string {
  return text.padStart(10)
}

/** Reading beside merely parsing the same pages, those with structured data. */
function printYardsticks(): void {
  const marked = results.filter((row) => row.markup !== 'none')
  const step = Math.ceil(marked.length / MAX_YARDSTICKS)
  const sample = marked.filter((_, index) => index % step === 0)
  const pages = sample.map(htmlOf)
  const virtualConsole = new VirtualConsole()
  const yardsticks: [string, number[]][] = [
    ['read', sample.map((row) => row.ms)],
    ['htmlparser2', timesOf(pages, (html) => new Parser({}).end(html))],
    ['jsdom', timesOf(pages, (html) => new JSDOM(html, { virtualConsole }).window.close())],
  ]
  console.log(`\n${sample.length} pages with structured data, ms p50 / p95`)
  for (const [name, times] of yardsticks)
    console.log(`${name.padEnd(12)}${at(times, 0.5)} / ${at(times, 0.95)}`)
}

function timesOf(pages: string[], parse: (html: string) => void): number[] {
  for (const html of pages.slice(0, 10)) parse(html)
  return pages.map((html) => {
    const start = performance.now()
    parse(html)
    return performance.now() - start
  })
}

/** From the text of what was read to checked steps. */
async function printConversions(): Promise<void> {
  const recipes = results.flatMap(({ read }) => (read ? [read] : []))
  const figures = await convertAll(recipes)
  const share = (part: number) => `${((100 * part) / figures.steps).toFixed(1)} %`
  console.log(`\n${figures.recipes} of ${recipes.length} texts converted, ${figures.steps} steps`)
  console.log(
    `by the machine ${share(figures.machineSteps)}, with a notice ${share(figures.marked)}`,
  )
  console.log(`unsafe and unmarked ${figures.unsafe}`)
  console.log(`ms a text p50 / p95  ${at(figures.ms, 0.5)} / ${at(figures.ms, 0.95)}`)
}

function printWorst(count: number): void {
  const worst = results
    .map((row) => ({ row, quality: qualityOf(row) }))
    .filter(({ quality }) => quality < 1)
    .sort((a, b) => a.quality - b.quality)
    .slice(0, count)
  if (worst.length > 0) console.log('\nworst pages: - missing, + not expected')
  for (const { row, quality } of worst) {
    console.log(
      `${quality.toFixed(2)} ${row.file} (${row.markup}, ${row.language}) ${row.error ?? ''}`,
    )
    printLines('-', row.score.missing)
    printLines('+', row.score.extra)
  }
}

function qualityOf({ score }: Result): number {
  const {
    title = 0,
    'ing rec': lines = 0,
    'ing prec': only = 0,
    'ins rec': words = 0,
  } = score.columns
  return (title + lines + only + words + (score.columns['ins prec'] ?? 0)) / 5
}

function printLines(mark: string, lines: string[]): void {
  for (const line of lines.slice(0, 3))
    console.log(`     ${mark} ${line.slice(0, MAX_SHOWN_LENGTH)}`)
  if (lines.length > 3) console.log(`     ${mark} … ${lines.length - 3} more`)
}
