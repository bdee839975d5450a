import type { ActionGraph, KitchenAction } from '../ir/graph.ts'
import type { Duration } from '../parse/cues.ts'

/**
 * "Simmer for 20 minutes, adding the peas for the last 5" is 15 minutes without them and 5 with
 * them: the time of the first order is cut, and the second one goes on with its work.
 */
export function withLastMinutes(graph: ActionGraph): ActionGraph {
  const actions = [...graph.actions]
  for (const late of graph.actions) {
    const end = isLate(late) ? (late.cues.duration ?? minutesIn(late.clause.folded)) : null
    const first = actions.findLast(
      ({ id, vessel, role }) => id < late.id && vessel === late.vessel && role === 'heat',
    )
    const whole = first?.cues.duration
    if (!end || !first || !whole || whole.min <= end.max) continue
    const { verb, role, until, machine } = first
    actions[first.id] = { ...first, until: null, cues: timed(first, shortened(whole, end)) }
    actions[late.id] = {
      ...{ ...late, verb, role, machine, until: late.until ?? until },
      cues: timed(late, end),
    }
  }
  return { ...graph, actions }
}

function isLate({ role, adds, cues }: KitchenAction): boolean {
  return role === 'add' && adds.length > 0 && cues.has('lastMinutes')
}

/** "5 minutes before the end" is no time that an order takes, so it has been read as none. */
function minutesIn(folded: string): Duration | null {
  const minutes = Number(/\d{1,2}/.exec(folded)?.[0])
  return minutes > 0 ? { min: minutes * MINUTE, max: minutes * MINUTE } : null
}

const MINUTE = 60

const shortened = (whole: Duration, end: Duration): Duration => ({
  min: whole.min - end.min,
  max: whole.max - end.min,
})

const timed = ({ cues }: KitchenAction, duration: Duration) => ({ ...cues, duration })
