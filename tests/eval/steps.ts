/**
 * Measures how sentences of recipes become steps of the appliance:
 * `node tests/eval/steps.ts FILE_OR_FOLDER [--language xx] [--kind K] [--worst N]`.
 *
 * Every sample is converted twice, with its judged sentence and without; the steps that come or
 * change are the sentence's own. A case is right when all of its fields are: the type of the step,
 * time, temperature, speed, reverse, tools, and no step beside it in the source's own words.
 */
import { parseArgs } from 'node:util'
import type { ReadRecipe } from '#server/features/convert/read/read-recipe.ts'
import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'
import { compileLexicon } from '#server/features/convert/structure/builtin/parse/compiled-lexicon.ts'
import { readIngredients } from '#server/features/convert/structure/builtin/parse/ingredients.ts'
import { chooseLexicon } from '#server/features/convert/structure/builtin/parse/lexicon/lexicons.ts'
import { resolve } from '#server/features/convert/structure/builtin/resolve/resolve.ts'
import { formatSettings } from '#shared/appliance/notation.ts'
import type { StepInput } from '#shared/recipe.ts'
import { readStepSamples, type StepSample } from './step-gold.ts'
import {
  FIELDS,
  gainedSteps,
  judgedSentence,
  judgeSteps,
  shareOfRight,
  type Verdict,
} from './step-judge.ts'

type Result = { sample: StepSample; steps: StepInput[]; step: StepInput | null; verdict: Verdict }

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string' },
    kind: { type: 'string' },
    worst: { type: 'string', default: '20' },
  },
})
const [from] = positionals
if (!from) throw new Error('Usage: node tests/eval/steps.ts FILE_OR_FOLDER [--language xx]')

const language = options.language === 'gb' ? 'en' : options.language
const samples = readStepSamples(from)
  .filter((sample) => !language || sample.language === language)
  .filter((sample) => !options.kind || sample.kind === options.kind)
if (samples.length === 0) throw new Error('No sample fits.')

const converter = createBuiltinConverter()
const results: Result[] = []
for (const sample of samples) results.push(await evaluate(sample))

const isRight = ({ verdict }: Result) => shareOfRight(verdict) === 1
printTable('language', ({ sample }) => sample.language)
printTable('kind', ({ sample }) => sample.kind)
printWorst(Number(options.worst))

async function evaluate(given: StepSample): Promise<Result> {
  const sample = withoutLater(given)
  const judged = sample.judge ?? sample.method.length - 1
  const before = await convert(sample, sample.method.toSpliced(judged, 1))
  const steps = gainedSteps(before, await convert(sample, sample.method))
  return { sample, steps, ...judgeSteps(sample, steps) }
}

/** A sample ends at its sentence: what only the rest of the recipe would use is not in it. */
function withoutLater(sample: StepSample): StepSample {
  const read = asRead(sample, sample.method)
  const lexicon = compileLexicon(chooseLexicon(read, sample.language))
  const foods = readIngredients(read, lexicon)
  if (foods.length !== sample.ingredients.length) return sample
  const used = resolve(read, foods, lexicon).actions.flatMap(({ adds, objects }) => [
    ...adds.flatMap(({ food, evidence }) => (evidence === 'assumed' ? [] : food.id)),
    ...objects.map(({ id }) => id),
  ])
  const ingredients = sample.ingredients.filter((_, at) => used.includes(foods[at]?.id ?? -1))
  return ingredients.length > 0 ? { ...sample, ingredients } : sample
}

async function convert(sample: StepSample, lines: string[]): Promise<StepInput[]> {
  const content = await converter.structure(asRead(sample, lines), {
    language: sample.language,
    model: 'TM6',
    report: () => {},
    signal: new AbortController().signal,
  })
  return content.steps
}

function asRead({ title, ingredients, language }: StepSample, lines: string[]): ReadRecipe {
  return {
    title,
    description: null,
    ingredients: [{ heading: null, lines: ingredients }],
    steps: [{ heading: null, lines }],
    prepTimeMinutes: null,
    cookTimeMinutes: null,
    totalTimeMinutes: null,
    yieldText: null,
    cuisine: null,
    tags: [],
    language,
  }
}

/** One row a group, the one with the fewest right cases first; `-`: the field is not judged. */
function printTable(title: string, groupOf: (result: Result) => string): void {
  const groups = [...Map.groupBy(results, groupOf)]
  const shareOf = (group: Result[]) => group.filter(isRight).length / group.length
  groups.sort(([, a], [, b]) => shareOf(a) - shareOf(b) || b.length - a.length)
  printRow(title, ['cases', 'right %', 'fields %', ...FIELDS])
  for (const [name, group] of groups) printRow(name, columnsOf(group))
  printRow('all', columnsOf(results))
  console.log()
}

function columnsOf(group: Result[]): string[] {
  const verdicts = group.map(({ verdict }) => verdict)
  const shares = FIELDS.map((field) => percent(verdicts.map((verdict) => verdict[field])))
  const all = percent(verdicts.flatMap((verdict) => Object.values(verdict)))
  return [String(group.length), percent(group.map(isRight)), all, ...shares]
}

function percent(marks: (boolean | undefined)[]): string {
  const judged = marks.filter((mark) => mark !== undefined)
  if (judged.length === 0) return '-'
  return ((100 * judged.filter(Boolean).length) / judged.length).toFixed(0)
}

function printRow(name: string, columns: string[]): void {
  console.log(name.padEnd(24) + columns.map((text) => text.padStart(12)).join(''))
}

function printWorst(count: number): void {
  const wrong = results.filter((result) => !isRight(result))
  wrong.sort((a, b) => shareOfRight(a.verdict) - shareOfRight(b.verdict))
  for (const { sample, steps, step, verdict } of wrong.slice(0, count)) {
    const faults = FIELDS.filter((field) => verdict[field] === false)
    console.log(`[${sample.language}] ${sample.kind} (${sample.title}): ${faults.join(', ')}`)
    for (const line of sample.method)
      console.log(`  ${line === judgedSentence(sample) ? '>' : ' '} ${line}`)
    console.log(`    want ${JSON.stringify(sample.expect)}`)
    for (const other of steps) console.log(`    ${other === step ? 'got ' : 'also'} ${told(other)}`)
    if (steps.length === 0) console.log('    got  no step')
  }
}

function told(step: StepInput): string {
  const settings = formatSettings(step, 'en')
  return [step.type, step.instructionText, settings, step.tools.join(' ')]
    .filter(Boolean)
    .join(' | ')
}
