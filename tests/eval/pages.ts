/**
 * Reads every saved page of a set and scores what was read: `node tests/eval/pages.ts DIR [OUT.jsonl]`.
 * DIR holds expected.jsonl (`file, url, markup, language, expected`) and the gzipped pages.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { loose } from '#server/features/convert/read/lines.ts'
import { readPage } from '#server/features/convert/read/page/read-page.ts'
import type { ReadRecipe } from '#server/features/convert/read/read-recipe.ts'

type Expected = { title: string; ingredients: string[]; instructions: string[] }
type Entry = { file: string; url: string; markup: string; language: string; expected: Expected }
type Result = {
  file: string
  markup: string
  language: string
  ms: number
  error: string | null
  title: string | null
  ingredients: string[]
  instructions: string[]
  yields: string | null
  total_time: number | null
  prep_time: number | null
  cook_time: number | null
  scores: Record<string, number>
}

const [dir, out] = process.argv.slice(2)
if (!dir) throw new Error('usage: node tests/eval/pages.ts DIR [OUT.jsonl]')

const entries: Entry[] = readFileSync(path.join(dir, 'expected.jsonl'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line))

const results: Result[] = []
for (const entry of entries) results.push(await evaluate(entry))
if (out)
  writeFileSync(
    out,
    results
      .filter((r) => !r.error)
      .map((r) => JSON.stringify(r))
      .join('\n'),
  )
printTable()

async function evaluate(entry: Entry): Promise<Result> {
  const html = gunzipSync(readFileSync(path.join(dir ?? '', entry.file))).toString('utf8')
  const start = performance.now()
  const read = await readPage(html, entry.url).catch((error: unknown) => String(error))
  const ms = performance.now() - start
  const recipe = typeof read === 'string' ? null : read
  const ingredients = recipe?.ingredients.flatMap((section) => section.lines) ?? []
  const instructions =
    recipe?.steps.flatMap(({ heading, lines }) => (heading ? [heading, ...lines] : lines)) ?? []
  return {
    file: entry.file,
    markup: entry.markup,
    language: entry.language,
    ms,
    error: typeof read === 'string' ? read : null,
    title: recipe?.title ?? null,
    ingredients,
    instructions,
    yields: yieldsOf(recipe),
    total_time: recipe?.totalTimeMinutes ?? null,
    prep_time: recipe?.prepTimeMinutes ?? null,
    cook_time: recipe?.cookTimeMinutes ?? null,
    scores: score(entry.expected, recipe?.title ?? '', { ingredients, instructions }),
  }
}

/** The expected values write every yield as "N servings" or "N items". */
function yieldsOf(recipe: ReadRecipe | null): string | null {
  const number = /\d+/.exec(recipe?.yieldText ?? '')?.[0]
  if (!number) return null
  const isItems = /cookie|muffin|piece|item|slice|loaf|cake|stück|pièce/i.test(
    recipe?.yieldText ?? '',
  )
  return `${number} ${isItems ? 'item' : 'serving'}${number === '1' ? '' : 's'}`
}

function score(want: Expected, title: string, got: Pick<Expected, 'ingredients' | 'instructions'>) {
  const list = overlap(want.ingredients.map(loose), got.ingredients.map(loose))
  const words = overlap(wordsOf(want.instructions), wordsOf(got.instructions))
  const isList = loose(want.ingredients.join()) === loose(got.ingredients.join())
  const isMethod = loose(want.instructions.join()) === loose(got.instructions.join())
  const isTitle = loose(want.title) === loose(title)
  return {
    title: Number(isTitle),
    'ing rec': list.recall,
    'ing prec': list.precision,
    'ins rec': words.recall,
    'ins prec': words.precision,
    'all3~': Number(isTitle && isList && isMethod),
  }
}

function wordsOf(lines: string[]): string[] {
  return (
    lines
      .join(' ')
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}_]+/gu) ?? []
  )
}

function overlap(want: string[], got: string[]): { recall: number; precision: number } {
  const left = new Map<string, number>()
  for (const item of want) left.set(item, (left.get(item) ?? 0) + 1)
  let hits = 0
  for (const item of got) {
    const count = left.get(item) ?? 0
    if (count > 0) hits += 1
    left.set(item, count - 1)
  }
  return {
    recall: want.length > 0 ? hits / want.length : 1,
    precision: got.length > 0 ? hits / got.length : 0,
  }
}

function printTable(): void {
  const columns = Object.keys(results[0]?.scores ?? {})
  console.log(['', 'pages', 'none', 'p50 ms', 'p95 ms', ...columns].map(cell).join(''))
  printRow('all', results)
  for (const key of ['markup', 'language'] as const)
    for (const [name, rows] of Map.groupBy(results, (result) => result[key])) printRow(name, rows)
}

function printRow(name: string, rows: Result[]): void {
  const times = rows.map((row) => row.ms).sort((a, b) => a - b)
  const at = (share: number) => (times[Math.round(share * (times.length - 1))] ?? 0).toFixed(1)
  const columns = Object.keys(rows[0]?.scores ?? {})
  const means = columns.map((column) =>
    ((100 * rows.reduce((sum, row) => sum + (row.scores[column] ?? 0), 0)) / rows.length).toFixed(
      1,
    ),
  )
  const missed = rows.filter((row) => row.error).length
  console.log(
    [name, String(rows.length), String(missed), at(0.5), at(0.95), ...means].map(cell).join(''),
  )
}

function cell(text: string): string {
  return text.padStart(10)
}
