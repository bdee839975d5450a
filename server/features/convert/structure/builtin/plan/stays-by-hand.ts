import type { KitchenAction, Vessel, VesselKind } from '../ir/graph.ts'
import { VERBS } from '../ir/verbs.ts'
import type { Action, Food } from '../parse/lexicon/kinds.ts'
import { hotLimit } from './choose-technique.ts'
import { hasLiquidAt } from './liquid-at.ts'
import type { Kitchen } from './scripts/script.ts'
import { grams } from './situation.ts'
import { foodsOf } from './trace.ts'

/** Cooking in liquid, in seconds, from which on moving all of the food into the bowl is worth it. */
const LONG = 8 * 60
/** The sauce is in the bowl already, and what was fried only joins it. */
const JOINING = 3 * 60

const STEWING: readonly Action[] = ['boil', 'simmer', 'cook', 'poach', 'reduce', 'thicken']
const PUREEING: readonly Action[] = ['blend', 'mash', 'knead']
const ON_HEAT: readonly VesselKind[] = ['pot', 'fryingPan', 'oven', 'otherAppliance']
/** What colour or shape would suffer from blades. */
const PIECES: readonly (Food | null)[] = [
  ...(['meat', 'poultry', 'fish', 'seafood', 'sausage', 'potato', 'bread'] as const),
  ...(['softVegetable', 'hardVegetable', 'mushroom', 'pasta'] as const),
]
const RAW: readonly (Food | null)[] = ['meat', 'poultry', 'fish', 'seafood']

/**
 * Whether food that a cook has in the pan, on the tray or in its marinade stays there: it comes into
 * the bowl only for what the bowl does better, a long simmer or a purée.
 */
export function staysByHand(
  action: KitchenAction,
  { isBegun, isHandHeated }: { isBegun: boolean; isHandHeated: boolean },
  vessel: Vessel,
  kitchen: Kitchen,
): boolean {
  if (isFlipped(action, vessel, kitchen) || isSetInPan(action, vessel, kitchen)) return true
  if (isTakenOutWhole(action, vessel, kitchen)) return true
  if (isOnRolledDough(action, vessel, kitchen)) return true
  if (isMixedInItsJar(action, vessel, kitchen)) return true
  if (!isBegun && isOnFond(action, vessel, kitchen))
    return !isStewedFrom(action, LONG, vessel, kitchen)
  if (isWok(vessel, kitchen)) return !isStewedFrom(action, LONG, vessel, kitchen)
  const isEntered = !isBegun && isHeld(action, isHandHeated, kitchen)
  // What was blended apart goes back to where it comes from.
  if (action.isImplied || (!isEntered && !bringsCooked(action, kitchen))) return false
  return !isStewedFrom(action, isBegun ? JOINING : LONG, vessel, kitchen)
}

/** Omelettes, pancakes and fritters lie in a pan and are turned: nothing lies still in the bowl. */
function isFlipped({ id, role }: KitchenAction, { kind, actions }: Vessel, { graph }: Kitchen) {
  if (role === 'heat' && wasFlipped(id, { kind, actions }, graph)) return true
  if (kind !== 'fryingPan' || (role !== 'heat' && role !== 'add')) return false
  const [own, ...later] = actions.flatMap((one) => (one < id ? [] : (graph.actions[one] ?? [])))
  // What comes in later is fried for itself.
  const end = later.findIndex(({ adds, moves }) => adds.length + moves.length > 0)
  const same = end < 0 ? later : later.slice(0, end)
  return [own, ...same.slice(0, NEAR)].some((one) => one?.cues.has('flipped'))
}

/** "[Flip the pancakes.] Cook for another minute": they lie in the pan since the last food went in. */
function wasFlipped(id: number, { kind, actions }: Pick<Vessel, 'kind' | 'actions'>, graph: Graph) {
  if (kind !== 'fryingPan' && kind !== 'pot') return false
  const done = actions.flatMap((one) => (one < id ? (graph.actions[one] ?? []) : []))
  // "Place the sprouts cut-side down in the pan" says so itself.
  const since = done.slice(
    Math.max(
      0,
      done.findLastIndex(({ adds }) => adds.length > 0),
    ),
  )
  return graph.actions[id]?.adds.length === 0 && since.some(({ cues }) => cues.has('flipped'))
}

type Graph = Kitchen['graph']

/** "Bring to the boil. [Lift out the smokies and flake them]": nobody knows what the blades do to them. */
function isTakenOutWhole(
  { id, role }: KitchenAction,
  { id: vessel, actions }: Vessel,
  kitchen: Kitchen,
) {
  const { graph, traced } = kitchen
  const there = foodsOf(traced[id]?.after.values() ?? [])
  if (role !== 'heat' || there.every(({ food }) => food !== null)) return false
  const next = actions.find((one) => one > id && graph.actions[one]?.role === 'heat')
  const later = graph.actions.slice(id + 1, next)
  return later.some(
    (one) =>
      one.role === 'take' &&
      one.moves.some(
        ({ from, foods }) => from === vessel && foods?.some(({ food }) => food === null),
      ),
  )
}

/** Eggs that set in a frying pan, unless they are scrambled. */
function isSetInPan({ id, role, verb }: KitchenAction, { kind }: Vessel, { traced }: Kitchen) {
  if (kind !== 'fryingPan' || role !== 'heat' || verb === 'scramble') return false
  const foods = foodsOf(traced[id]?.after.values() ?? [])
  return grams(foods.filter(({ food }) => food === 'egg')) > grams(foods) / 2
}

/** "[Roll out the dough.] Put the butter in the middle and fold": its layers are not kneaded again. */
function isOnRolledDough({ id, role }: KitchenAction, { actions }: Vessel, kitchen: Kitchen) {
  if (role !== 'add' && role !== 'work') return false
  const { graph, traced } = kitchen
  const isRolled = actions.some((one) => one < id && graph.actions[one]?.cues.has('rolledOut'))
  const foods = isRolled ? foodsOf(traced[id]?.before.values() ?? []) : []
  return grams(foods.filter(({ food }) => food === 'flour')) > grams(foods) * DOUGH_FLOUR
}

/** Part of a dough that is flour at least; mixtures for patties and dumplings hold less (E). */
const DOUGH_FLOUR = 0.4

/** "[Combine the milk and fruit in a freezer jar.] Cover and freeze": stirred where it stays. */
function isMixedInItsJar({ id }: KitchenAction, { actions }: Vessel, { graph }: Kitchen) {
  const own = actions.flatMap((one) => graph.actions[one] ?? [])
  const wait = own.find(({ role }) => role === 'wait')
  if (!wait || id > wait.id || own[0]?.cues.place !== 'plate') return false
  const isTaken = graph.actions.some(
    ({ id: at, moves }) => at < wait.id && moves.some(({ from }) => from === own[0]?.vessel),
  )
  const isStirred = ({ role, verb }: KitchenAction) =>
    role === 'add' ||
    role === 'season' ||
    role === 'dial' ||
    (role === 'work' && STIRRING.includes(verb))
  return (
    !isTaken && own.filter((one) => one.id < wait.id).every((one) => !one.machine && isStirred(one))
  )
}

const STIRRING: readonly Action[] = ['mix', 'stirIn']

/** How far ahead the turning may be told. */
const NEAR = 2

/** "Put in the onions, scraping up the brown bits": what is left of the meat is in that pan alone. */
function isOnFond({ id }: KitchenAction, { kind, actions }: Vessel, { graph }: Kitchen): boolean {
  if (kind !== 'pot' && kind !== 'fryingPan') return false
  const own = actions.flatMap((one) => graph.actions[one] ?? [])
  const isTold = own.some((one) => one.id >= id && FOND.test(one.clause.folded))
  return isTold && wasFriedInBefore(id, { actions }, graph)
}

/** Whether something has been fried in a vessel before an action. */
export function wasFriedInBefore(
  id: number,
  { actions }: Pick<Vessel, 'actions'>,
  graph: Graph,
): boolean {
  return actions.some((one) => one < id && VERBS[graph.actions[one]?.verb ?? 'other'].isFrying)
}

const FOND =
  /brown(?:ed)? bits|stuck to the (?:bottom|pan)|drippings|bacon fat|bratensatz|bratfett|rostaromen|(?<!\p{L})sucs(?!\p{L})|jugos? de coccion|fondo di cottura|przywar\p{L}+ do dna|пригоріл\p{L}+|lipit\p{L}* de fund/u

/** A wok is for more heat than the bowl has. */
function isWok({ kind, actions }: Vessel, { graph }: Kitchen): boolean {
  const isPan = kind === 'fryingPan' || kind === 'pot'
  return isPan && actions.some((id) => WOK.test(graph.actions[id]?.clause.folded ?? ''))
}

const WOK = /(?<!\p{L})(?:woks?|вок\p{L}{0,2})(?!\p{L})/u

/** What stands in the vessel has been cooked in it by hand, or lies in it raw. */
function isHeld({ id }: KitchenAction, isHandHeated: boolean, { traced }: Kitchen): boolean {
  const before = foodsOf(traced[id]?.before.values() ?? [])
  return before.length > 0 && (isHandHeated || before.some(({ food }) => RAW.includes(food)))
}

/** "Return the chicken to the pan", "add the roasted peppers". */
function bringsCooked({ id, moves }: KitchenAction, { graph, traced }: Kitchen): boolean {
  return moves.some(({ from, foods }) => {
    const holder = graph.vessels[from]
    const earlier = holder?.actions.filter((one) => one < id) ?? []
    const held = foods ?? foodsOf(traced[earlier.at(-1) ?? -1]?.after.values() ?? [])
    const isPieces = held.some(({ food }) => PIECES.includes(food))
    return isPieces && wasCookedByHand(from, id, graph.vessels, graph.actions, new Set())
  })
}

function wasCookedByHand(
  at: number,
  until: number,
  vessels: readonly Vessel[],
  actions: readonly KitchenAction[],
  seen: Set<number>,
): boolean {
  const vessel = vessels[at]
  if (!vessel || seen.has(at)) return false
  seen.add(at)
  const earlier = vessel.actions.filter((id) => id < until).flatMap((id) => actions[id] ?? [])
  const isBrowned = ({ verb, role }: KitchenAction) => VERBS[verb].isFrying || role === 'bake'
  if (ON_HEAT.includes(vessel.kind) && earlier.some(isBrowned)) return true
  return earlier
    .flatMap(({ moves }) => moves)
    .some(({ from }) => wasCookedByHand(from, until, vessels, actions, seen))
}

/** From here on something is cooked in liquid for a while, which the bowl holds, or puréed. */
function isStewedFrom(
  { id }: KitchenAction,
  least: number,
  vessel: Vessel,
  kitchen: Kitchen,
): boolean {
  const { graph, traced } = kitchen
  return vessel.actions.some((one) => {
    const later = one < id ? undefined : graph.actions[one]
    if (!later) return false
    if (later.machine || PUREEING.includes(later.verb)) return true
    const decided = kitchen.decisions.get(one)
    if (decided !== undefined && decided !== 'byHand' && decided !== 'inPot') return true
    const isLong = (later.cues.duration?.min ?? 0) >= least
    if (!STEWING.includes(later.verb) || !isLong || !hasLiquidAt(one, traced)) return false
    const mass = grams(foodsOf(traced[one]?.after.values() ?? []))
    const isTooMuch = mass > hotLimit(kitchen.limits)
    if (isTooMuch) kitchen.onChoice?.('by-hand', vessel, isTooMuch)
    return !isTooMuch
  })
}
