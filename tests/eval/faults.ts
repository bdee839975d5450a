/**
 * Counts what whole conversions suffer from, on recipes that nobody has judged:
 * `node tests/eval/faults.ts PAGES_FOLDER_OR_JSONL [--pages FOLDER] [--show]`. Recipes heated
 * without a cause in their source, times of the source that are lost, ingredients in no step, and
 * how much of the machine's work is left to the cook. Words decide, so the figures are estimates;
 * of steps that do not say their part of the source, poor ones.
 */
import { parseArgs } from 'node:util'
import type { Language } from '#shared/language.ts'
import { convertRead, languageOf } from './convert-read.ts'
import { type Faults, findFaults } from './fault-finder.ts'
import { folderOf, listSources, nameOf, readSource, type Source } from './sources.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: 'string' }, show: { type: 'boolean' } },
})
const [from] = positionals
if (!from)
  throw new Error(
    'Usage: node tests/eval/faults.ts PAGES_FOLDER_OR_JSONL [--pages FOLDER] [--show]',
  )

const folder = folderOf(from, options.pages)
const results: (Faults & { language: string })[] = []
for (const source of listSources(from)) {
  const result = await evaluate(source)
  if (!result) continue
  results.push(result)
  if (options.show) print(nameOf(source), result)
}
printRow('language', [
  'recipes',
  'hot steps',
  'no cause',
  'times',
  'dropped %',
  'in words %',
  'foods',
  'unused %',
  'work',
  'done %',
])
for (const [language, group] of Map.groupBy(results, (result) => result.language))
  printRow(language, columnsOf(group))
printRow('all', columnsOf(results))
const traced = results.reduce((sum, { tracedSteps }) => sum + tracedSteps, 0)
const all = results.reduce((sum, { steps }) => sum + steps, 0)
console.log(`steps that say their part of the source: ${traced} of ${all}`)

/** The language of the words, where it is one of ours: what is written in others is not counted. */
function knownLanguage(tag: string | null | undefined): Language | null {
  const language = languageOf(tag)
  return tag && !tag.startsWith(language.slice(0, 2)) ? null : language
}

/** A page that cannot be read or converted has no faults of a conversion. */
async function evaluate(source: Source): Promise<(Faults & { language: string }) | null> {
  try {
    const read = await readSource(source, folder)
    const language = knownLanguage(source.language ?? read.language)
    if (!language) return null
    return {
      ...findFaults({ read, rawText: source.text, language }, await convertRead(read, language)),
      language,
    }
  } catch {
    return null
  }
}

function print(name: string, { withoutCause, droppedTimes, unused, leftToCook }: Faults): void {
  const told = [
    ...withoutCause.map(({ instructionText }) => `heated  ${instructionText}`),
    ...droppedTimes.map(({ text }) => `dropped ${text}`),
    ...unused.map((food) => `unused  ${food}`),
    ...leftToCook.map((sentence) => `by hand ${sentence}`),
  ]
  if (told.length > 0) console.log([name, ...told].join('\n  '))
}

function columnsOf(group: readonly Faults[]): string[] {
  const sum = (of: (faults: Faults) => number) =>
    group.reduce((total, faults) => total + of(faults), 0)
  const share = (part: number, of: number) => (of ? ((100 * part) / of).toFixed(1) : '-')
  const [times, foods, work] = [
    sum((faults) => faults.times),
    sum((faults) => faults.ingredients),
    sum((faults) => faults.work.length),
  ]
  return [
    String(group.length),
    String(sum((faults) => faults.heatedSteps)),
    String(group.filter(({ withoutCause }) => withoutCause.length > 0).length),
    String(times),
    share(
      sum(({ droppedTimes }) => droppedTimes.length),
      times,
    ),
    String(foods),
    share(
      sum(({ unused }) => unused.length),
      foods,
    ),
    String(work),
    share(work - sum(({ leftToCook }) => leftToCook.length), work),
  ]
}

function printRow(name: string, columns: readonly string[]): void {
  console.log(name.padEnd(10) + columns.map((text) => text.padStart(11)).join(''))
}
