import type { KitchenAction } from '../ir/graph.ts'
import { VERBS, type VerbRole } from '../ir/verbs.ts'
import { type Action, PUREEING } from '../parse/lexicon/kinds.ts'
import { productIn } from '../parse/name-words.ts'
import type { ParsedClause } from '../parse/parse.ts'
import { sharePart } from '../parse/read-share.ts'
import type { Order, Placed, VesselPart } from './order.ts'
import { partOfUnnamed } from './part-of-product.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel } from './source-kitchen.ts'
import { VesselFiller } from './vessel-filler.ts'

/** Roles of orders that may take some of a stew out of its pot. */
const TAKING: readonly VerbRole[] = ['take', 'add', 'move', 'aside']
const STIRRING: readonly Action[] = ['stirIn', 'mix', 'fold', 'add']

/**
 * "Take out a third of the stew, purée it and stir it back in": it goes into a bowl of its own, and
 * from there into the pot again. Null for other orders.
 */
export function blendedApart(order: Order, state: ResolverState): Placed | null {
  const filler = new VesselFiller(state)
  return takenOut(order, state, filler) ?? putBack(order, state, filler)
}

function takenOut(order: Order, state: ResolverState, filler: VesselFiller): Placed | null {
  const { parsed, role, fresh, mentions, next } = order
  // "A third of the chickpeas", but not "o treime din gulaș", which is also a cut of meat.
  const isOfFood = mentions.some(
    ({ span, share }) => share !== null && !productIn(span, parsed.clause.folded, state.lexicon),
  )
  if (!TAKING.includes(role) || fresh.length > 0 || isOfFood || !isBlendedNext(parsed, next))
    return null
  const pot = potTakenFrom(order, state)
  const part = pot && partSaid(order, pot, state)
  if (!pot || !part) return null
  const bowl = state.kitchen.open('bowl')
  const moves = [filler.carry(pot, bowl, null, part)]
  state.kitchen.focus = bowl
  return { vessel: bowl, adds: [], moves, meant: { verb: 'transfer', role: 'move' } }
}

function putBack(
  order: Order,
  { actions, kitchen }: ResolverState,
  filler: VesselFiller,
): Placed | null {
  const { parsed, role, fresh, named } = order
  const blended = actions.at(-1)
  const taken = takenBefore(actions)
  const from = kitchen.vessels[blended?.vessel ?? -1]
  const pot = kitchen.vessels[taken?.moves[0]?.from ?? -1]
  // "Blend 20 g until smooth. Mix with a little oil" is about the purée.
  const isGoingOn = blended?.clause.sentence === parsed.clause.sentence
  const isStirred = role === 'back' || (isGoingOn && STIRRING.includes(parsed.clause.action))
  const areThese = named.every((one) => one === from || one === pot)
  if (!from || !pot || !isStirred || fresh.length > 0 || !areThese) return null
  const moves = [filler.carry(from, pot, null)]
  kitchen.focus = pot
  return { vessel: pot, adds: [], moves, meant: { verb: 'returnTo', role: 'back' } }
}

/** The order that took some of a pot out, where it has just been puréed. */
function takenBefore(actions: readonly KitchenAction[]): KitchenAction | undefined {
  const [taken, blended] = actions.slice(-2)
  const isPart = taken?.moves.some(({ part }) => part < 1) === true
  const isBlended = blended !== undefined && PUREEING.includes(blended.verb)
  return isPart && isBlended && blended.vessel === taken?.vessel ? taken : undefined
}

function isBlendedNext({ clause }: ParsedClause, next: ParsedClause | null): boolean {
  const isNear = next !== null && next.clause.sentence - clause.sentence <= 1
  return (
    isNear && PUREEING.includes(next.clause.action) && VERBS[next.clause.action].role === 'work'
  )
}

function potTakenFrom({ named, goal }: Order, { kitchen }: ResolverState): OpenVessel | null {
  const [pot = kitchen.focus, ...others] = named.filter((one) => one !== goal)
  const isPot = pot?.kind === 'pot' || pot?.kind === 'fryingPan'
  return isPot && pot.worked && others.length === 0 && pot.holds.size > 1 ? pot : null
}

function partSaid({ parts, parsed }: Order, pot: OpenVessel, state: ResolverState) {
  return (
    parts.get(pot.id) ??
    shareSaid(parsed, state) ??
    partOfUnnamed(parsed.clause, pot, state.lexicon)
  )
}

/** "Ein Drittel des Eintopfs herausnehmen", whatever the dish is called. */
function shareSaid(
  { clause: { text, folded } }: ParsedClause,
  { lexicon }: ResolverState,
): VesselPart | null {
  const [said] = lexicon.cues.partOf.spans(folded)
  if (!said) return null
  const part = sharePart(folded.slice(said.start, said.end), lexicon.source.language)
  return part !== null && part < 1 ? { part, words: text.slice(said.start, said.end) } : null
}
