/**
 * How well actions, their ingredients and the links between them are found in labelled methods:
 * `node tests/eval/method.ts FILE [--show N]`. The format: labelled-method.ts.
 */
import { parseArgs } from 'node:util'
import { actionsOf } from './builtin-actions.ts'
import { type FoundAction, type LabelledMethod, LabelledMethodSchema } from './labelled-method.ts'
import { type Counts, f1, type MethodScore, scoreMethod } from './method-score.ts'
import { readLines } from './sources.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'string', default: '0' } },
})
const [file] = positionals
if (!file) throw new Error('Usage: node tests/eval/method.ts FILE [--show N]')

type Result = { method: LabelledMethod; found: FoundAction[]; score: MethodScore }

const results = readLines(file, LabelledMethodSchema).map((method): Result => {
  const found = actionsOf(method)
  return { method, found, score: scoreMethod(method, found) }
})
printCounts('actions', ({ actions }) => actions)
printCounts('ingredient pairs', ({ pairs }) => pairs)
printCounts('links', ({ links }) => links)
printShare(
  'lost',
  ({ lost }) => lost.length,
  ({ lines }) => lines,
)
printShare(
  'inverted',
  ({ inverted }) => inverted,
  ({ orders }) => orders,
)
printMisses(Number(options.show))

function sum(of: (score: MethodScore) => number): number {
  return results.reduce((total, { score }) => total + of(score), 0)
}

function printCounts(name: string, of: (score: MethodScore) => Counts): void {
  const right = sum((score) => of(score).right)
  const extra = sum((score) => of(score).extra)
  const missed = sum((score) => of(score).missed)
  const precision = ((100 * right) / Math.max(1, right + extra)).toFixed(1)
  const recall = ((100 * right) / Math.max(1, right + missed)).toFixed(1)
  const mean = f1({ right, extra, missed }).toFixed(1)
  console.log(`${name.padEnd(18)} precision ${precision}  recall ${recall}  F1 ${mean}`)
}

function printShare(
  name: string,
  part: (score: MethodScore) => number,
  of: (score: MethodScore) => number,
): void {
  const share = ((100 * sum(part)) / Math.max(1, sum(of))).toFixed(2)
  console.log(`${name.padEnd(18)} ${sum(part)} of ${sum(of)} = ${share} %`)
}

function printMisses(count: number): void {
  const worst = results.toSorted((a, b) => f1(a.score.pairs) - f1(b.score.pairs)).slice(0, count)
  for (const { method, found, score } of worst) {
    console.log(`\n${method.id} ${method.title}: pairs ${f1(score.pairs).toFixed(0)}`)
    method.actions.forEach(({ inst, text, ings }, at) => {
      const partner = score.partners[at]
      const got = typeof partner === 'number' ? (found[partner]?.ings ?? []) : null
      const want = ings.map(({ ing }) => ing)
      if (got && want.join() === got.join()) return
      console.log(`  ${inst}: ${text} want [${want}] got ${got ? `[${got}]` : 'no action'}`)
    })
    for (const line of score.lost) console.log(`  lost: ${method.ingredients[line]}`)
  }
}
