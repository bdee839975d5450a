import type { KitchenAction, Vessel, VesselKind } from '../../ir/graph.ts'
import type { Action, Food } from '../../parse/lexicon/kinds.ts'
import { foodsOf } from '../trace.ts'
import type { Kitchen, Script } from './script.ts'

/**
 * "Combine the flour and the oats in a bowl. Melt the butter with the syrup in a pan. Pour it into the
 * dry ingredients": the machine melts, and the dry ingredients are weighed onto it. So they are onto what
 * was stirred together with something that had been cooked.
 */
export const DRY_ONTO_WET: Script = {
  id: 'dry-onto-wet',
  source: 'MCG, REF',
  apply: (pan, kitchen) => {
    const { actions } = kitchen.graph
    if (!WORKED_IN.includes(pan.kind)) return null
    const taker = actions.find(({ moves }) => moves.some(({ from }) => from === pan.id))
    const bowl = kitchen.graph.vessels[taker?.vessel ?? -1]
    if (!taker || bowl?.kind !== 'bowl' || !PUTTING_IN.includes(taker.role)) return null
    if (!isWetMix(pan, taker, kitchen) || !isDryMix(bowl, taker, kitchen)) return null
    const onward = (one: KitchenAction): KitchenAction => ({
      ...one,
      vessel: one.vessel === bowl.id ? pan.id : one.vessel,
      moves: one.moves.map((move) => (move.from === bowl.id ? { ...move, from: pan.id } : move)),
    })
    const later = actions.filter(({ id }) => id > taker.id).map(onward)
    const isMove = taker.role === 'move'
    const pouring: KitchenAction = {
      ...taker,
      ...(isMove && { verb: 'add', role: 'add' }),
      vessel: pan.id,
      // "Pour the cooled butter and the beaten eggs into the flour"
      moves: [
        { from: bowl.id, foods: null, part: 1 },
        ...taker.moves.filter(({ from }) => from !== pan.id),
      ],
    }
    return { actions: [pouring, ...later] }
  },
}

const PUTTING_IN: readonly KitchenAction['role'][] = ['move', 'add', 'work']
const DRY: readonly (Food | null)[] = [
  ...(['flour', 'starch', 'sugar', 'grain', 'nut', 'leavening', 'cocoa', 'salt', 'spice'] as const),
  'driedFruit',
]
const WET: readonly (Food | null)[] = [
  ...(['butter', 'oil', 'syrup', 'sugar', 'liquid', 'milk', 'cream', 'leavening', 'salt'] as const),
  ...(['spice', 'cocoa', 'chocolate', 'egg', 'eggYolk', 'softDairy', 'fruit'] as const),
]
const WORKED_IN: readonly VesselKind[] = ['pot', 'fryingPan', 'bowl']
const STIRRING: readonly Action[] = ['mix', 'stirIn', 'whisk']
/** Seconds; what goes on longer is more than melting. */
const LONG = 600

/** What has been melted, or stirred together with what was cooked before, and has no foam in it. */
function isWetMix(
  { id, actions }: Vessel,
  taker: KitchenAction,
  { graph, traced }: Kitchen,
): boolean {
  const own = actions.flatMap((one) => (one < taker.id ? (graph.actions[one] ?? []) : []))
  const foods = foodsOf(traced[own.at(-1)?.id ?? -1]?.after.values() ?? [])
  const move = taker.moves.find(({ from }) => from === id)
  const isWhole = move?.foods === null && move.part === 1
  const isPlain = ({ cues, machine }: KitchenAction) =>
    !machine && (cues.duration?.min ?? 0) < LONG && !cues.has('stiff') && !cues.has('foamy')
  return (
    own.some(({ role, moves }) => role === 'heat' || moves.length > 0) &&
    isWhole &&
    own.every(isPlain) &&
    foods.every(({ food }) => food !== null && WET.includes(food))
  )
}

/** Nothing but dry foods that are stirred together. */
function isDryMix({ actions }: Vessel, taker: KitchenAction, { graph, traced }: Kitchen): boolean {
  const own = actions.flatMap((id) => (id < taker.id ? (graph.actions[id] ?? []) : []))
  const foods = foodsOf(traced[own.at(-1)?.id ?? -1]?.after.values() ?? [])
  const isStirred = ({ role, verb, moves, machine }: KitchenAction) =>
    moves.length === 0 &&
    !machine &&
    (role === 'add' ||
      role === 'dial' ||
      role === 'aside' ||
      (role === 'work' && STIRRING.includes(verb)))
  return (
    own.length > 0 &&
    own.every(isStirred) &&
    foods.some(({ food }) => food === 'flour' || food === 'grain') &&
    foods.every(({ food }) => DRY.includes(food) || food === null)
  )
}
