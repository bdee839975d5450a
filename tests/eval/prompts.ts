/**
 * How many characters of a page the AI is sent, beside the page's readable text and its HTML:
 * `node tests/eval/prompts.ts DIR [--limit N]`. DIR as for pages.ts; pages with structured data.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { Readability } from '@mozilla/readability'
import { JSDOM, VirtualConsole } from 'jsdom'
import { readPage } from '#server/features/convert/read/page/read-page.ts'
import { toRawText } from '#server/features/convert/read/raw-text.ts'
import { systemTexts } from '#server/features/convert/structure/anthropic/prompts.ts'
import { sourceData } from '#server/features/convert/structure/anthropic/task-data.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { limit: { type: 'string', default: '10' } },
})
const [dir = ''] = positionals
if (!dir) throw new Error('usage: node tests/eval/prompts.ts DIR [--limit N]')

const entries: { file: string; url: string; markup: string }[] = readFileSync(
  path.join(dir, 'expected.jsonl'),
  'utf8',
)
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line))

const pages = entries.filter(({ markup }) => markup !== 'none').slice(0, Number(values.limit))
const rows = await Promise.all(pages.map(measure))
const total = (of: 'sent' | 'readable' | 'html') => rows.reduce((sum, row) => sum + row[of], 0)

process.stdout.write(`${'page'.padEnd(36)}    sent  readable text     HTML\n`)
for (const { page, sent, readable, html } of [
  ...rows,
  { page: 'all', sent: total('sent'), readable: total('readable'), html: total('html') },
]) {
  const figures = [
    String(sent).padStart(8),
    String(readable).padStart(15),
    String(html).padStart(9),
  ]
  process.stdout.write(`${page.slice(0, 36).padEnd(36)}${figures.join('')}\n`)
}
const told = systemTexts('structure', { language: 'en', model: 'TM6' })
process.stdout.write(
  `\nWhat never changes, kept by the provider: ${told[0]?.length}; the task: ${told[1]?.length}\n`,
)

async function measure({ file, url }: (typeof pages)[number]) {
  const html = gunzipSync(readFileSync(path.join(dir, file))).toString('utf8')
  const readRecipe = await readPage(html, url)
  const sent = JSON.stringify(sourceData({ readRecipe, rawText: toRawText(readRecipe) })).length
  const { document } = new JSDOM(html, { virtualConsole: new VirtualConsole() }).window
  const article = new Readability(document).parse()
  const readable = (article?.textContent ?? '').replace(/\s+/g, ' ').length
  return { page: path.basename(file), sent, readable, html: html.length }
}
