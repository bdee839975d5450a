import type { KitchenAction, Vessel } from '../../ir/graph.ts'
import type { Action, Food } from '../../parse/lexicon/kinds.ts'
import type { Kitchen, Script } from './script.ts'

/**
 * Cream and egg whites are whipped in a clean bowl of their own, even where the source does not
 * say so: "Beat the cream cheese. Whip the cream and fold it in."
 */
export const OWN_BOWL: Script = {
  id: 'own-bowl',
  source: 'MCR, MCG',
  apply: (vessel, kitchen) => {
    const { graph } = kitchen
    const at = vessel.actions.findIndex((id) => isFoamOnTop(graph.actions[id], kitchen))
    const start = graph.actions[vessel.actions[at] ?? -1]
    if (!start) return null
    const rest = vessel.actions.slice(at + 1).flatMap((id) => graph.actions[id] ?? [])
    // The sugar that is dusted over the cake is no sign of the foam.
    const foamed = start.adds
      .filter(({ food }) => FOAMS.includes(food.food))
      .map(({ food }) => food.id)
    const end = rest.findIndex((one) => !goesOn(one))
    const foam = [start, ...rest.slice(0, end < 0 ? rest.length : end)]
    // What takes it may happen elsewhere: "Fold into the chocolate".
    const last = foam.at(-1)?.id ?? start.id
    const isAbout = ({ vessel: place, moves }: KitchenAction) =>
      place === vessel.id || moves.some(({ from }) => from === vessel.id)
    const names = ({ objects }: KitchenAction) => objects.some(({ id }) => foamed.includes(id))
    const later = graph.actions.slice(last + 1).filter((one) => isAbout(one) || names(one))
    const taker = takerOf(foamed, later)
    if (!taker) return null
    const bowl: Vessel = { id: graph.vessels.length, kind: 'bowl', actions: [] }
    const moved = foam.map((one) => ({ ...one, vessel: bowl.id }))
    const taking = { ...taker, moves: [...taker.moves, { from: bowl.id, foods: null, part: 1 }] }
    return { vessels: [bowl], actions: [...moved, taking] }
  },
}

const FOAMS: readonly (Food | null)[] = ['cream', 'eggWhite', 'egg']
const EGGS: readonly Food[] = ['egg', 'eggWhite', 'eggYolk']
/** What may be whipped with them. */
export const WITH_FOAM: readonly (Food | null)[] = [
  ...FOAMS,
  ...(['sugar', 'salt', 'spice', 'leavening', 'starch', 'syrup'] as const),
]
const WHIPPING: readonly Action[] = ['whip', 'whisk', 'mix']

/** Whips fresh cream or whites where something else stands already. */
function isFoamOnTop(action: KitchenAction | undefined, { traced }: Kitchen): boolean {
  if (!action || action.machine || !WHIPPING.includes(action.verb)) return false
  const { verb, adds, cues, id, moves } = action
  const isFoam = cues.has('stiff') || verb === 'whip'
  const isFresh = adds.length > 0 && adds.every(({ food }) => WITH_FOAM.includes(food.food))
  const hasFoam = adds.some(({ food }) => FOAMS.includes(food.food))
  const before = [...(traced[id]?.before.values() ?? [])]
  // Cream is not whipped with the whites either.
  const others = adds.some(({ food }) => food.food === 'cream') ? EGGS : (['cream'] as const)
  const isOnTop = before.some(
    ({ food: { food } }) => !WITH_FOAM.includes(food) || others.some((one) => one === food),
  )
  return isFoam && isFresh && hasFoam && isOnTop && moves.length === 0
}

/** "… then gradually whisk in the sugar, and whisk for another minute." */
function goesOn({ adds, objects, verb, role, moves, component, cues }: KitchenAction): boolean {
  const isLonger = verb === 'whisk' && cues.duration !== null && adds.length + moves.length === 0
  if (isLonger && objects.length === 0 && component === null) return true
  const isMore = adds.length > 0 && objects.every(({ food }) => WITH_FOAM.includes(food))
  const isWhisking = WHIPPING.includes(verb) || verb === 'stirIn' || role === 'add'
  return component === null && moves.length === 0 && isMore && isWhisking
}

/** The order that brings the foam to the rest: names it, or else is the next one there. */
function takerOf(foamed: readonly number[], rest: readonly KitchenAction[]): KitchenAction | null {
  const working = rest.filter(({ role }) => role === 'work' || role === 'add' || role === 'hand')
  const naming = working.filter(({ objects }) => objects.some(({ id }) => foamed.includes(id)))
  // "Stir in the yolks. Fold in the whites": of the same eggs.
  return naming.find(({ verb }) => verb === 'fold') ?? naming[0] ?? working[0] ?? null
}
