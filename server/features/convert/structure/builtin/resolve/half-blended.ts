import type { ActionGraph, KitchenAction } from '../ir/graph.ts'
import type { VerbRole } from '../ir/verbs.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { PUREEING } from '../parse/lexicon/kinds.ts'
import { impliedOrder, withOrders } from './implied-stages.ts'
import type { Order, Placed } from './order.ts'
import type { OpenVessel, SourceKitchen } from './source-kitchen.ts'

/** "Purée half of the soup. [Stir in the cheese]": the pot with the rest is what is gone on with. */
export function restOfBlended(
  { parsed: { clause }, fresh }: Order,
  { moves }: Placed,
  { vessels }: SourceKitchen,
): OpenVessel | null {
  const [move, ...others] = moves
  const isPart = move !== undefined && move.part < 1 && others.length + fresh.length === 0
  const pot = isPart && PUREEING.includes(clause.action) ? vessels[move.from] : undefined
  return pot?.kind === 'pot' ? pot : null
}

/** Roles of orders that nothing is done to food by. */
const IDLE: readonly VerbRole[] = ['dial', 'none', 'preheat']
/** Roles of orders that bring the whole to the table. */
const AT_TABLE: readonly VerbRole[] = ['serve', 'season']

/**
 * "Blend half of the soup. Stir in the cheese": the blended half goes back to the rest, as nothing
 * else is done with it.
 */
export function withHalvesReturned(graph: ActionGraph, lexicon: CompiledLexicon): ActionGraph {
  const blended = graph.actions.filter((one) => isHalfBlended(one) && isLeft(one, graph))
  if (blended.length === 0) return graph
  const apart = new Set(blended.map(({ vessel }) => vessel))
  const orders = graph.actions.flatMap((one) => {
    const moves = one.moves.filter(({ from }) => !apart.has(from))
    return blended.includes(one) ? [one, returnOf(one, lexicon)] : [{ ...one, moves }]
  })
  return withOrders(graph, orders)
}

function isHalfBlended({ verb, role, moves, adds }: KitchenAction): boolean {
  const [move, ...others] = moves
  const isPart = move !== undefined && move.part < 1 && others.length === 0
  return PUREEING.includes(verb) && role === 'work' && isPart && adds.length === 0
}

/** Whether the rest is worked on next, and what was blended is at most served with it. */
function isLeft({ id, vessel, moves }: KitchenAction, { actions }: ActionGraph): boolean {
  const later = actions.slice(id + 1).filter(({ role }) => !IDLE.includes(role))
  const isAbout = (one: KitchenAction) =>
    one.vessel === vessel || one.moves.some(({ from }) => from === vessel)
  const about = later.filter(isAbout)
  return later[0]?.vessel === moves[0]?.from && about.every(({ role }) => AT_TABLE.includes(role))
}

function returnOf(blend: KitchenAction, lexicon: CompiledLexicon): KitchenAction {
  const pot = blend.moves[0]?.from ?? blend.vessel
  return {
    ...impliedOrder(blend, { verb: 'returnTo', role: 'back' }, lexicon),
    vessel: pot,
    moves: [{ from: blend.vessel, foods: null, part: 1 }],
  }
}
