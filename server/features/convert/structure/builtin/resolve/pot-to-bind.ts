import { VERBS, type VerbRole } from '../ir/verbs.ts'
import { hasPronoun, IT } from './clause-positions.ts'
import { isSidePot } from './food-kinds.ts'
import type { Order } from './order.ts'
import type { ResolverState } from './resolver-state.ts'
import { isSlurry } from './slurry.ts'
import type { OpenVessel } from './source-kitchen.ts'

const PUTTING: readonly VerbRole[] = ['add', 'work', 'heat']

/**
 * "[Mix the starch with cold water] and stir it into the sauce", "and bind the stew with it": the
 * pot that cooks, and the slurry that comes in. Null for other orders.
 */
export function potToBind(
  { parsed, role, fresh, named, goal }: Order,
  { actions, kitchen, lexicon }: ResolverState,
): { to: OpenVessel; named: readonly OpenVessel[] } | null {
  const { clause, cues } = parsed
  const { focus } = kitchen
  if (!PUTTING.includes(role) || fresh.length > 0 || !focus || !isSlurry(focus)) return null
  const isNext = actions.at(-1)?.vessel === focus.id && focus.worked
  if (!isNext) return null
  const isPot = (one: OpenVessel) =>
    (one.kind === 'pot' || one.kind === 'fryingPan') && one.holds.size > 0 && !isSidePot(one)
  const others = named.filter((one) => one !== focus)
  if (!others.every(isPot)) return null
  const isIt = IT.test(clause.folded.slice(clause.verb.start)) || hasPronoun(clause, lexicon)
  const isSame = actions.at(-1)?.clause.sentence === clause.sentence
  const isSaid = others.length > 0 || goal !== null || cues.place === 'pot'
  const isPut = VERBS[clause.action].role === 'add' || clause.action === 'stirIn'
  const isBinding = clause.action === 'thicken'
  if (!isSaid && !((isIt || isPut || isBinding) && isSame)) return null
  const to = others[0] ?? kitchen.latest((one) => isPot(one) && one.isOnStove)
  return to && { to, named: [focus] }
}
