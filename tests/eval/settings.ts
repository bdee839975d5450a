/**
 * Whether explicit machine settings come through a conversion unchanged:
 * `node tests/eval/settings.ts FILE_OR_FOLDER [--language xx] [--kind K] [--worst N]`.
 * A line holds a recipe for the machine and every setting in it; see setting-samples.ts. Steps
 * whose text says other settings than their fields are counted beside.
 */
import { parseArgs } from 'node:util'
import { readText } from '#server/features/convert/read/text.ts'
import { formatSettings } from '#shared/appliance/notation.ts'
import type { Step } from '#shared/recipe.ts'
import { convertRead } from './convert-read.ts'
import { isKept, judgeSettings, type SettingVerdict } from './setting-judge.ts'
import { readSettingSamples, type SettingSample } from './setting-samples.ts'

type Result = { sample: SettingSample; steps: Step[]; verdict: SettingVerdict }

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string' },
    kind: { type: 'string' },
    worst: { type: 'string', default: '20' },
  },
})
const [from] = positionals
if (!from) throw new Error('Usage: node tests/eval/settings.ts FILE_OR_FOLDER [--language xx]')

const samples = readSettingSamples(from)
  .filter(({ language }) => !options.language || language === options.language)
  .filter(({ kind }) => !options.kind || kind === options.kind)
const results: Result[] = []
for (const sample of samples) results.push(await evaluate(sample))
printTable('language', ({ sample }) => sample.language)
printTable('kind', ({ sample }) => sample.kind)
printWorst(Number(options.worst))

async function evaluate(sample: SettingSample): Promise<Result> {
  const { steps } = await convertRead(readText(textOf(sample)), sample.language)
  return { sample, steps, verdict: judgeSettings(sample, steps) }
}

/** As a person pastes it. */
function textOf({ title, ingredients, method }: SettingSample): string {
  return [title, ingredients.join('\n'), method.join('\n')].join('\n\n')
}

function printTable(title: string, groupOf: (result: Result) => string): void {
  const columns = [
    'settings',
    'kept %',
    'samples',
    'right %',
    'unasked',
    'contradict',
    'words lost',
  ]
  printRow(title, columns)
  for (const [name, group] of Map.groupBy(results, groupOf)) printRow(name, columnsOf(group))
  printRow('all', columnsOf(results))
  console.log()
}

function columnsOf(group: readonly Result[]): string[] {
  const verdicts = group.map(({ verdict }) => verdict)
  const marks = verdicts.flatMap(({ kept }) => kept)
  const count = (of: (verdict: SettingVerdict) => readonly unknown[]) =>
    String(verdicts.reduce((sum, verdict) => sum + of(verdict).length, 0))
  return [
    ...[String(marks.length), percent(marks), String(group.length), percent(verdicts.map(isKept))],
    count(({ unasked }) => unasked),
    count(({ contradicting }) => contradicting),
    count(({ lost }) => lost),
  ]
}

function percent(marks: readonly boolean[]): string {
  return ((100 * marks.filter(Boolean).length) / marks.length).toFixed(1)
}

function printRow(name: string, columns: readonly string[]): void {
  console.log(name.padEnd(16) + columns.map((text) => text.padStart(12)).join(''))
}

function printWorst(count: number): void {
  const wrong = results.filter(({ verdict }) => !isKept(verdict))
  for (const { sample, steps, verdict } of wrong.slice(0, count)) {
    console.log(`[${sample.language}] ${sample.kind} (${sample.title})`)
    for (const line of sample.method) console.log(`  > ${line}`)
    sample.expect.forEach((setting, index) => {
      if (!verdict.kept[index]) console.log(`    want ${JSON.stringify(setting)}`)
    })
    for (const words of verdict.lost) console.log(`    lost ${words}`)
    for (const step of steps) console.log(`    ${markOf(step, verdict)} ${told(step)}`)
  }
}

function markOf(step: Step, { unasked, contradicting }: SettingVerdict): string {
  if (contradicting.includes(step)) return 'says'
  return unasked.includes(step) ? 'runs' : 'got '
}

function told(step: Step): string {
  const settings = formatSettings(step, 'en')
  return [step.type, step.instructionText, settings, step.tools.join(' ')]
    .filter(Boolean)
    .join(' | ')
}
