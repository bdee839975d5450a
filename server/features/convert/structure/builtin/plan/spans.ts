import type { KitchenAction, Portion, Vessel, VesselKind } from '../ir/graph.ts'
import { VERBS, type VerbRole } from '../ir/verbs.ts'
import { isFat } from '../parse/fat.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Action, Food } from '../parse/lexicon/kinds.ts'
import { kindOf } from './action-kind.ts'
import { boilsOnInPot } from './boils-on.ts'
import { bowlAfter, COLD, whiskAfter } from './bowl-state.ts'
import { gainOf, WORTH } from './gain.ts'
import { inOneGo } from './one-go.ts'
import type { Kitchen } from './scripts/script.ts'
import type { Run, Span } from './span.ts'
import { staysByHand } from './stays-by-hand.ts'
import { foodsOf } from './trace.ts'
import { isWaterForPot } from './water-for-pot.ts'

/** What the bowl, the knife, the basket or the Varoma can stand in for. */
const MACHINE_LIKE: readonly VesselKind[] = [
  'bowl',
  'pot',
  'fryingPan',
  'machine',
  'board',
  'plate',
]

/** The stretches of each vessel that the machine does. */
export function machineSpans(kitchen: Kitchen): Span[] {
  const spans = kitchen.graph.vessels.flatMap((vessel) => {
    if (!MACHINE_LIKE.includes(vessel.kind)) return []
    return segmentsOf(vessel, kitchen).filter(({ value }) => value >= WORTH)
  })
  return spans.filter(
    (span) =>
      !isInBetween(span, spans) &&
      !isSideDish(span, spans, kitchen) &&
      !boilsOnInPot(span, kitchen) &&
      !isWaterForPot(span, spans, kitchen) &&
      !isFatForPan(span, spans, kitchen),
  )
}

/**
 * "[Sear the roast.] Melt the butter in the pot. Add the onion and cook": nobody melts it elsewhere,
 * where the cook goes on in the pot.
 */
function isFatForPan(
  { vessel, last, runs }: Span,
  spans: readonly Span[],
  { graph }: Kitchen,
): boolean {
  const { kind, actions = [] } = graph.vessels[vessel] ?? {}
  if (kind !== 'pot' && kind !== 'fryingPan') return false
  const isMelting = [...runs.values()].every(({ technique }) => technique === 'melt-fat')
  const next = actions.map((id) => graph.actions[id]).find((one) => one && one.id > last)
  const isOfCook =
    next !== undefined &&
    !spans.some((one) => one.vessel === vessel && next.id >= one.first && next.id <= one.last)
  return isMelting && isOfCook && (next.role === 'add' || next.role === 'heat')
}

/** Little work while the bowl holds something else: a cup and a whisk do it. */
function isInBetween({ vessel, first, last, runs, value }: Span, spans: readonly Span[]): boolean {
  const isCold = [...runs.values()].every(({ setting }) => setting.temperature === undefined)
  const isAround = (one: Span) => one.vessel !== vessel && one.first < first && last < one.last
  return isCold && value <= WORTH && spans.some(isAround)
}

const SIDES: readonly (Food | null)[] = ['rice', 'pasta', 'grain', 'potato', 'legume']
const COOKING_ON: readonly VerbRole[] = ['heat', 'add', 'work']

/**
 * "Meanwhile, cook the rice in a lidded saucepan. Add the chickpeas to the curry and simmer": the curry
 * is not poured out and back for what a pan does by itself.
 */
function isSideDish(
  { vessel, first, last }: Span,
  spans: readonly Span[],
  { graph, traced }: Kitchen,
): boolean {
  const kind = graph.vessels[vessel]?.kind
  const foods = foodsOf(traced[last]?.after.values() ?? [])
  const isSide = kind === 'pot' && foods.some(({ food }) => SIDES.includes(food))
  const isAlone = foods.every(({ food }) => SIDES.includes(food) || BOILED_WITH.includes(food))
  const goesOn = (one: Span) =>
    one.vessel !== vessel &&
    one.first < first &&
    graph.actions.some(
      ({ id, role, vessel: at, moves }) =>
        id > last &&
        at === one.vessel &&
        COOKING_ON.includes(role) &&
        !moves.some(({ from }) => from === vessel),
    )
  return isSide && isAlone && spans.some((one) => isHotSpan(one) && goesOn(one))
}

const BOILED_WITH: readonly (Food | null)[] = ['liquid', 'salt', 'spice', 'herb', 'butter', 'oil']

const isHotSpan = ({ runs }: Span) =>
  [...runs.values()].some(({ setting }) => setting.temperature !== undefined)

/** The stretches of a vessel's life between what ends the machine's work on it. */
function segmentsOf(vessel: Vessel, kitchen: Kitchen): Span[] {
  const spans: Span[] = []
  let runs = new Map<number, Run>()
  let inBowl = new Set<number>()
  let ids: number[] = []
  let bowl = COLD
  /** The cook has had it on the stove, where the machine could not do it. */
  let isHandHeated = false
  const close = () => {
    withoutFryingFat(runs, kitchen)
    const [first] = ids
    const last = ids.at(-1)
    // What a cook waits for who goes on by hand is waited for there.
    const isOrdered = [...runs.keys()].some((id) => !kitchen.graph.actions[id]?.isImplied)
    isHandHeated ||= runs.size > 0 && !isOrdered
    if (isOrdered && first !== undefined && last !== undefined) {
      const value = gainOf(vessel, first, runs, kitchen, {
        isReturn: spans.length > 0,
        isHandHeated,
      })
      const kept = inOneGo(runs, ids, kitchen.graph)
      spans.push({ vessel: vessel.id, first, last, runs: kept, inBowl, value })
    }
    runs = new Map()
    inBowl = new Set()
    ids = []
    bowl = COLD
  }
  for (const id of vessel.actions) {
    const action = kitchen.graph.actions[id]
    if (!action || kitchen.decisions.get(id) === 'dropped') continue
    const last = ids.at(-1)
    if (last !== undefined && isEmptiedBetween(last, id, kitchen)) close()
    if (ids.length === 0 && isEmptyAgain(action, vessel, kitchen)) isHandHeated = false
    const start = { isBegun: ids.length > 0, isHandHeated }
    const isLeft = staysByHand(action, start, vessel, kitchen)
    const kind = isLeft ? 'blocks' : kindOf(action, bowl, vessel, kitchen)
    const inLots = typeof kind !== 'string' && kind.isInTwoLots ? kind : null
    if (kind === 'blocks' || (inLots && !isPouredIn(action))) {
      const staysHot = bowl.isHot && kitchen.decisions.get(id) === 'inPot' && action.verb !== 'cool'
      close()
      const isHeated = wasHeated(action, vessel, kitchen) && !isMeltedOnly(action, vessel, kitchen)
      isHandHeated ||= isHeated
      const isHot = isHeated || staysHot
      bowl = { ...COLD, isHot }
      continue
    }
    if (inLots) {
      // What came in since the last run stands with it in its pot.
      const lastRun = Math.max(...runs.keys())
      ids = ids.filter((one) => one <= lastRun)
      close()
      ids = [id]
      runs.set(id, inLots)
      close()
      bowl = { ...COLD, isHot: true }
      continue
    }
    ids.push(id)
    if (kind === 'inBowl') inBowl.add(id)
    if (kind === 'passes' || kind === 'inBowl') {
      const isHot = bowl.isHot && action.verb !== 'cool'
      bowl = { ...bowl, isHot, since: [...bowl.since, id], ...whiskAfter(action) }
      continue
    }
    runs.set(id, kind)
    bowl = bowlAfter(bowl, kind.setting)
  }
  close()
  return spans
}

/** "Fry the nuts and take them out. In the same pan, …": what has left it had its work before. */
function isEmptiedBetween(last: number, next: number, { traced }: Kitchen): boolean {
  const isFood = ({ food }: Portion) => !isFat(food)
  const stood = [...(traced[last]?.after.values() ?? [])].some(isFood)
  return stood && ![...(traced[next]?.before.values() ?? [])].some(isFood)
}

/** "[Boil the pasta and drain.] In the same pot, melt the butter": any pot will do, nothing was fried in it. */
function isEmptyAgain({ id }: KitchenAction, { actions }: Vessel, { graph, traced }: Kitchen) {
  const earlier = actions.flatMap((one) => (one < id ? (graph.actions[one] ?? []) : []))
  const isDrained = earlier.some(({ role }) => role === 'drain')
  const isFried = earlier.some(({ verb }) => VERBS[verb].isFrying)
  return isDrained && !isFried && (traced[id]?.before.size ?? 0) === 0
}

/** Oil that is heated last of all is for what is fried in a pan; the bowl never gets so hot (S20). */
function withoutFryingFat(runs: Map<number, Run>, { graph, traced }: Kitchen): void {
  const last = Math.max(...runs.keys())
  const foods = foodsOf(traced[last]?.after.values() ?? [])
  const isFat = foods.length > 0 && foods.every(({ food }) => food === 'oil')
  if (runs.size > 0 && isFat && HEATING.includes(graph.actions[last]?.verb ?? 'other'))
    runs.delete(last)
}

/** What is done in lots comes from a pot, all of it; the juice that goes in goes with the first. */
const isPouredIn = ({ adds, moves }: KitchenAction) =>
  adds.every(({ food: { food }, isPressed }) => isPressed || THINNING.includes(food)) &&
  moves.length <= 1 &&
  moves.every(({ foods, part }) => foods === null && part === 1)

const THINNING: readonly (Food | null)[] = ['liquid', 'cream', 'milk', 'softDairy', 'salt', 'spice']

/** A hot pan with oil in it, or with nothing yet; a bowl that was in the microwave for a moment. */
function isMeltedOnly({ id, cues }: KitchenAction, { kind }: Vessel, { traced }: Kitchen): boolean {
  const foods = [...(traced[id]?.after.values() ?? [])].map(({ food }) => food)
  const isSoftened = kind === 'bowl' && cues.device === 'microwave'
  return foods.every((food) => isFat(food) || (isSoftened && isSmooth(food)))
}

const SMOOTH: readonly (Food | null)[] = [
  'softDairy',
  'chocolate',
  'milk',
  'cream',
  'sugar',
  'syrup',
]

const isSmooth = ({ food }: KnownIngredient) => SMOOTH.includes(food)

/** "[Heat a skillet.] Move the garlic around the pan until fragrant" is done on the heat. */
function wasHeated({ id, role }: KitchenAction, { actions }: Vessel, { graph }: Kitchen): boolean {
  const isOnHeat = (one: number) =>
    one < id && HEATING.includes(graph.actions[one]?.verb ?? 'other')
  return role === 'heat' || (role === 'hand' && actions.some(isOnHeat))
}

const HEATING: readonly Action[] = ['heat', 'preheat']
