/**
 * What conversions lose of their method: `node tests/eval/lost.ts PAGES_FOLDER_OR_JSONL
 * [--pages FOLDER] [--only ID] [--show]`. A clause is lost where its words are in no step and no
 * run of the machine stands for it; tests ("until …"), degrees and times are counted besides. Words
 * decide, so the figures are estimates; `--show` prints what is missing.
 */
import { parseArgs } from 'node:util'
import { toRawText } from '#server/features/convert/read/raw-text.ts'
import { convertRead, languageOf } from './convert-read.ts'
import { findLost, type LostText } from './lost-text.ts'
import { folderOf, listSources, nameOf, readSource, type Source } from './sources.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string' },
    only: { type: 'string', default: '' },
    show: { type: 'boolean' },
  },
})
const [from] = positionals
if (!from)
  throw new Error(
    'Usage: node tests/eval/lost.ts PAGES_FOLDER_OR_JSONL [--pages FOLDER] [--only ID] [--show]',
  )

const folder = folderOf(from, options.pages)
const results: LostText[] = []
for (const source of listSources(from).filter((one) => nameOf(one).includes(options.only))) {
  const lost = await evaluate(source)
  if (!lost) continue
  results.push(lost)
  if (options.show) print(nameOf(source), lost)
}
const sum = (of: (lost: LostText) => number) => results.reduce((total, one) => total + of(one), 0)
const tell = (name: string, part: number, of: number) =>
  console.log(
    `${name.padEnd(10)} ${part} of ${of} (${((100 * part) / Math.max(1, of)).toFixed(1)} %)`,
  )
const whole = results.filter((one) => linesOf(one).length === 0).length
tell('recipes', results.length - whole, results.length)
tell(
  'sentences',
  sum((one) => one.lostSentences.length),
  sum((one) => one.sentences),
)
tell(
  'clauses',
  sum((one) => one.lostClauses.length),
  sum((one) => one.clauses),
)
tell(
  'tests',
  sum((one) => one.lostTests.length),
  sum((one) => one.tests),
)
tell(
  'degrees',
  sum((one) => one.lostDegrees.length),
  sum((one) => one.degrees),
)
tell(
  'times',
  sum((one) => one.lostTimes.length),
  sum((one) => one.times),
)

/** A page that cannot be read or converted loses nothing in its conversion. */
async function evaluate(source: Source): Promise<LostText | null> {
  try {
    const read = await readSource(source, folder)
    const language = languageOf(source.language ?? read.language)
    const rawText = toRawText(read)
    return findLost({ read, rawText, language }, await convertRead(read, language))
  } catch {
    return null
  }
}

function linesOf(lost: LostText): string[] {
  return [
    ...lost.lostSentences.map((text) => `sentence ${text}`),
    ...lost.lostClauses.map((text) => `clause   ${text}`),
    ...lost.lostTests.map((text) => `test     ${text}`),
    ...lost.lostDegrees.map((text) => `degrees  ${text}`),
    ...lost.lostTimes.map((text) => `time     ${text}`),
  ]
}

function print(name: string, lost: LostText): void {
  const lines = linesOf(lost)
  if (lines.length > 0) console.log([name, ...lines].join('\n  '))
}
