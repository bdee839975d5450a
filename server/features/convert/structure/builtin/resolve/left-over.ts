import type { KitchenAction } from '../ir/graph.ts'
import type { VerbRole } from '../ir/verbs.ts'
import type { Claims } from './claims.ts'

/** Orders elsewhere that a food is kept for: it is peeled, arranged, served, fried. */
const LATER: readonly VerbRole[] = ['ready', 'cut', 'hand', 'serve', 'heat']

/** What is laid on a plate is told for one of them: "top each with ½ oz of cheese". */
const MADE: readonly VerbRole[] = ['add', 'work', 'heat']

/** Dumplings are shaped, a cake is in the oven: what is named then is for something else. */
const isEnd = ({ role }: KitchenAction) => role === 'hand' || role === 'bake' || role === 'serve'

/**
 * "Blend 1 mandarin. […] Peel the remaining mandarins": what no order takes goes where it is named
 * later. Where it is named no more, an exact share is all that is meant; of "a little" nobody knows
 * how much it is, and the list's amount goes in.
 */
export function giveLeftOver(actions: readonly KitchenAction[], claims: Claims): void {
  for (const { food, part, portions, isVague } of claims.leftOver()) {
    const used = actions.findLast(({ adds }) => adds.some((one) => portions.includes(one)))
    const taker = actions.find(
      ({ id, role, vessel, objects, cues }) =>
        used !== undefined &&
        id > used.id &&
        (vessel !== used.vessel || actions.slice(used.id, id).some(isEnd)) &&
        objects.some((one) => one.id === food.id) &&
        (LATER.includes(role) || cues.has('remaining')),
    )
    const last = portions.at(-1)
    if (taker) taker.adds.push({ food, part, words: null, evidence: 'carried' })
    else if (!isVague && used && MADE.includes(used.role))
      for (const portion of portions) portion.isAllSaid = true
    else if (last) last.part += part
  }
}
