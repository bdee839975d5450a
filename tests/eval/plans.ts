/**
 * Judges whole conversions by what a cook who owns the machine expects of them:
 * `node tests/eval/plans.ts EXPECTED.jsonl [--pages FOLDER] [--show] [--dump FILE]`.
 * A line of EXPECTED holds a recipe (`text`, or the `page` below FOLDER) and its expectations; see
 * plan-expectation.ts. `--dump` keeps what was converted, `{id, recipe}` a line.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type ConvertedRecipe, convertRead, languageOf } from './convert-read.ts'
import { ExpectedPlanSchema } from './plan-expectation.ts'
import { judgePlan, type PlanVerdict } from './plan-judge.ts'
import { folderOf, readLines, readSource } from './sources.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string' },
    show: { type: 'boolean' },
    dump: { type: 'string' },
    only: { type: 'string' },
  },
})
const [file] = positionals
if (!file)
  throw new Error(
    'Usage: node tests/eval/plans.ts EXPECTED.jsonl [--pages FOLDER] [--only ID] [--show] [--dump FILE]',
  )

type Result = { language: string; verdict: PlanVerdict }
const NOT_CONVERTED = (why: string, total: number): PlanVerdict => ({
  isRight: false,
  held: 0,
  total,
  failures: [{ isCritical: true, what: `not converted: ${why}` }],
})

const folder = folderOf(file, options.pages)
const expected = readLines(file, ExpectedPlanSchema).filter(
  ({ id }) => !options.only || id.includes(options.only),
)
const dumped: { id: string; recipe: ConvertedRecipe }[] = []
const results: Result[] = []
for (const plan of expected) {
  const { id, language } = plan
  const verdict = await convert(plan).then(
    (recipe) => {
      dumped.push({ id, recipe })
      return judgePlan(plan, recipe)
    },
    (error: unknown) => NOT_CONVERTED(String(error), plan.expect.length),
  )
  results.push({ language, verdict })
  print(id, language, verdict)
}
printTotals()
if (options.dump)
  writeFileSync(options.dump, dumped.map((line) => `${JSON.stringify(line)}\n`).join(''))

async function convert(plan: (typeof expected)[number]): Promise<ConvertedRecipe> {
  return convertRead(await readSource(plan, folder), languageOf(plan.language))
}

function print(id: string, language: string, { isRight, held, total, failures }: PlanVerdict) {
  console.log(`${isRight ? 'ok  ' : 'FAIL'} ${language} ${id} ${held}/${total}`)
  if (!options.show) return
  for (const { isCritical, what } of failures)
    console.log(`       ${isCritical ? '' : '(minor) '}${what}`)
}

function printTotals(): void {
  const sum = (of: (verdict: PlanVerdict) => number) =>
    results.reduce((total, { verdict }) => total + of(verdict), 0)
  const rightOf = (of: readonly Result[]) =>
    `${of.filter(({ verdict }) => verdict.isRight).length}/${of.length}`
  const languages = [...Map.groupBy(results, ({ language }) => language)]
  const perLanguage = languages.map(([language, of]) => `${language} ${rightOf(of)}`).join(', ')
  const [held, total] = [sum((verdict) => verdict.held), sum((verdict) => verdict.total)]
  const share = ((100 * held) / total).toFixed(1)
  console.log(
    `recipes right ${rightOf(results)} (${perLanguage}), expectations held ${held}/${total} = ${share} %`,
  )
}
