import { ingredientLook, stepLook } from './line-look.ts'
import { roleOf } from './line-role.ts'
import type { Line } from './lines.ts'

/** Lines `from` (inclusive) to `to` (exclusive); `headingAt` is where its heading stands. */
export type Part = { headingAt: number; from: number; to: number }

const LOWEST_SCORE = 0.9
const LONGEST_GAP = 2
const MOST_HEADINGS = 6

/** Where the headings of a part stand; each costs a look at all that follows, so only the first count. */
export function headingsOf(lines: Line[], part: 'ingredients' | 'method'): number[] {
  return lines.flatMap((line, at) => (roleOf(line) === part ? [at] : [])).slice(0, MOST_HEADINGS)
}

/** The part of the highest score, the first of equals; null where none is good enough. */
export function bestOf(parts: Part[], score: (part: Part) => number): Part | null {
  let best: Part | null = null
  let highest = LOWEST_SCORE
  for (const part of parts) {
    const own = score(part)
    if (own <= highest) continue
    best = part
    highest = own
  }
  return best
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
