/**
 * Measures the ingredient parser on hand-labelled lines:
 * `npm run eval -- ingredients PATH.jsonl [--skip N] [--take N] [--wrong N] [--language en]`.
 * Each line of the file: `{sentence, quantity, quantity_max, unit, name}`; of lines that name their
 * `language` only those of the chosen one count.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type IngredientLine, parseIngredientLine } from '#shared/ingredient-line/parse.ts'
import { LanguageSchema } from '#shared/language-schema.ts'

type Sample = {
  sentence: string
  quantity: number | null
  quantity_max: number | null
  unit: string | null
  name: string
  language?: string
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    skip: { type: 'string', default: '0' },
    take: { type: 'string', default: '1000000' },
    wrong: { type: 'string', default: '0' },
    language: { type: 'string', default: 'en' },
  },
})
const language = LanguageSchema.parse(options.language)

/** Canonical unit of a labelled unit: sizes and a second unit ("small bunch", "g oz") do not count. */
function canonicalUnit(text: string): string {
  for (const word of [text, ...text.split(/\s+/)]) {
    const unit = parseIngredientLine(`1 ${word} thing`, language).unit
    if (unit) return unit
  }
  return ''
}

function nameTokens(name: string): string[] {
  const beforeComma = name.split(',', 1)[0] ?? ''
  return beforeComma.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

function tokenF1(expected: string[], found: string[]): number {
  if (expected.length + found.length === 0) return 1
  const left = [...expected]
  let common = 0
  for (const token of found) {
    const at = left.indexOf(token)
    if (at < 0) continue
    left.splice(at, 1)
    common++
  }
  return (2 * common) / (expected.length + found.length)
}

const near = (a: number | null | undefined, b: number | null | undefined) =>
  a == null || b == null ? (a ?? null) === (b ?? null) : Math.abs(a - b) < 0.01

function judge(sample: Sample, line: IngredientLine) {
  const f1 = tokenF1(nameTokens(sample.name), nameTokens(line.name))
  const quantity =
    near(sample.quantity, line.quantity?.min) &&
    near(sample.quantity_max ?? sample.quantity, line.quantity?.max)
  const unit = canonicalUnit(sample.unit ?? '') === (line.unit ?? '')
  return { quantity, unit, f1, all: quantity && unit && f1 === 1 }
}

const path = positionals[0]
if (!path) throw new Error('Usage: npm run eval -- ingredients PATH.jsonl')
const tag = language === 'gb' ? 'en' : language
const from = Number(options.skip)
const samples = readFileSync(path, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line): Sample => JSON.parse(line))
  .filter((sample) => (sample.language ?? tag) === tag)
  .slice(from, from + Number(options.take))

// One pass first, so that the rate is that of a running server and not of its first page.
for (const sample of samples) parseIngredientLine(sample.sentence, language)
const start = performance.now()
const parsed = samples.map((sample) => parseIngredientLine(sample.sentence, language))
const seconds = (performance.now() - start) / 1000

const verdicts = samples.map((sample, i) => judge(sample, parsed[i] as IngredientLine))
const percent = (hits: number) => `${((100 * hits) / samples.length).toFixed(1)} %`
const count = (key: 'quantity' | 'unit' | 'all') => percent(verdicts.filter((v) => v[key]).length)

console.log(`lines     ${samples.length}`)
console.log(`quantity  ${count('quantity')}`)
console.log(`unit      ${count('unit')}`)
console.log(`name F1   ${percent(verdicts.reduce((sum, v) => sum + v.f1, 0))}`)
console.log(`all three ${count('all')}`)
console.log(`lines/s   ${Math.round(samples.length / seconds)}`)

let toShow = Number(options.wrong)
for (const [i, verdict] of verdicts.entries()) {
  if (verdict.all || toShow-- <= 0) continue
  const { sentence, quantity, unit, name } = samples[i] as Sample
  const line = parsed[i] as IngredientLine
  const marks = `${verdict.quantity ? '' : 'Q'}${verdict.unit ? '' : 'U'}${verdict.f1 === 1 ? '' : 'N'}`
  console.log(`${marks}\t${sentence}\n\twant ${quantity} | ${unit} | ${name}`)
  console.log(
    `\tgot  ${line.quantityText ?? null} | ${line.unitText ?? ''} | ${line.name} | ${line.notes ?? ''} | ${line.size ?? ''}`,
  )
}
