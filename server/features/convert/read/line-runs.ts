import { ingredientLook, stepLook } from './line-look.ts'
import { roleOf } from './line-role.ts'
import type { Line } from './lines.ts'

/** Lines `from` (inclusive) to `to` (exclusive); `headingAt` is where its heading stands. */
export type Part = { headingAt: number; from: number; to: number }

/** A part, how many of its lines speak for it, and whether a heading names it. */
export type ScoredPart = Part & { score: number; isHeaded: boolean }

const LOWEST_SCORE = 0.9
const LONGEST_GAP = 2
/** Each costs a look at all that follows, so only so many are looked at. */
export const MOST_PARTS = 12

/** Where the headings of a part stand, the first ones. */
export function headingsOf(lines: Line[], part: 'ingredients' | 'method'): number[] {
  return lines.flatMap((line, at) => (roleOf(line) === part ? [at] : [])).slice(0, MOST_PARTS)
}

/** The parts whose score is good enough, best first; of equals the first in the text. */
export function worthwhile(
  parts: Part[],
  scoreOf: (part: Part) => number,
  isHeaded: boolean,
): ScoredPart[] {
  return parts
    .map((part) => ({ ...part, score: scoreOf(part), isHeaded }))
    .filter(({ score }) => score > LOWEST_SCORE)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_PARTS)
}
/** Runs of lines that fit; up to two short lines or headings between fitting ones belong to a run. */
export function runsOf(lines: Line[], fits: (line: Line) => boolean): Part[] {
  const runs: Part[] = []
  lines.forEach((line, index) => {
    if (!fits(line)) return
    const run = runs.at(-1)
    if (run && index - run.to <= LONGEST_GAP && canBridge(lines.slice(run.to, index)))
      run.to = index + 1
    else runs.push({ headingAt: index, from: index, to: index + 1 })
  })
  return runs
}

function canBridge(between: Line[]): boolean {
  return between.every(
    (line) => ingredientLook(line.text) >= 0 && !roleOf(line) && stepLook(line.text) < 1.5,
  )
}
