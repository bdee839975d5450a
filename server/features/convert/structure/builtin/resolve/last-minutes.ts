import type { ActionGraph, KitchenAction } from '../ir/graph.ts'
import type { VerbRole } from '../ir/verbs.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { Duration } from '../parse/cues.ts'
import { findMatches } from '../parse/phrases.ts'

/**
 * "Simmer for 20 minutes, adding the peas for the last 5" is 15 minutes without them and 5 with
 * them: the time of the first order is cut, and the second one goes on with its work.
 */
export function withLastMinutes(graph: ActionGraph, lexicon: CompiledLexicon): ActionGraph {
  const actions = [...graph.actions]
  for (const late of graph.actions) {
    const end = isLate(late) ? (late.cues.duration ?? minutesIn(late.clause, lexicon)) : null
    if (!end) continue
    const first = actions.findLast(
      (one) => one.id < late.id && one.vessel === late.vessel && isCooking(one, end),
    )
    const whole = first?.cues.duration
    if (!first || !whole || whole.min <= end.max) continue
    actions[first.id] = { ...first, until: null, cues: timed(first, shortened(whole, end)) }
    // "Until absorbed" is said of each ladle, and of nothing that goes in later.
    const { verb, role, until } = first.role === 'heat' ? first : SIMMERING
    const goesOn = { verb, role, machine: first.machine, until: late.until ?? until }
    actions[late.id] = { ...late, ...goesOn, cues: timed(late, end) }
  }
  return { ...graph, actions }
}

const SIMMERING = { verb: 'simmer', role: 'heat', until: null } as const

/** "Add the stock a ladle at a time, about 18 minutes" cooks as well. */
function isCooking({ role, cues }: KitchenAction, end: Duration): boolean {
  return role === 'heat' || (LATE.includes(role) && (cues.duration?.min ?? 0) > end.max)
}

/** "Stir in the milk for the last 10 minutes", "cook the peas with the rest". */
const LATE: readonly VerbRole[] = ['add', 'work', 'heat']

function isLate({ role, adds, cues }: KitchenAction): boolean {
  return LATE.includes(role) && adds.length > 0 && cues.has('lastMinutes')
}

/** "5 minutes before the end" is no time that an order takes, so it has been read as none. */
function minutesIn({ folded }: Clause, { duration, numbers }: CompiledLexicon): Duration | null {
  const time = findMatches(duration, folded).at(-1)
  const said = time ? folded.slice(time.start, time.end) : ''
  const [word] = (said.match(/\p{L}+/gu) ?? []).flatMap((one) => numbers.get(one) ?? [])
  const minutes = Number(/\d{1,2}/.exec(said)?.[0] ?? word)
  return minutes > 0 ? { min: minutes * MINUTE, max: minutes * MINUTE } : null
}

const MINUTE = 60

const shortened = (whole: Duration, end: Duration): Duration => ({
  min: whole.min - end.min,
  max: whole.max - end.min,
})

const timed = ({ cues }: KitchenAction, duration: Duration) => ({ ...cues, duration })
