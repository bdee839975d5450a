import type { KitchenAction, Vessel } from '../ir/graph.ts'
import { baseRun, isBeforeLiquid } from './base-block.ts'
import type { BowlState } from './bowl-state.ts'
import { chooseTechnique } from './choose-technique.ts'
import { hasLiquidAt } from './liquid-at.ts'
import { isOneRunWithNext, isStirring } from './one-run.ts'
import type { Kitchen } from './scripts/script.ts'
import { grams } from './situation.ts'
import { situationAt } from './situation-at.ts'
import type { Run } from './span.ts'
import { foodsOf } from './trace.ts'

/** A pause in the bowl, in seconds, that is worth waiting for there. */
const SHORT_REST = 20 * 60

/**
 * What an action is to the machine's work on a vessel: a run, something that goes on beside the
 * work, something done by hand in the bowl, or its end.
 */
export type ActionKind = Run | 'passes' | 'inBowl' | 'blocks'

/** Whether an action runs the machine, goes on beside it, or ends its work on the vessel. */
export function kindOf(
  action: KitchenAction,
  bowl: BowlState,
  vessel: Vessel,
  kitchen: Kitchen,
): ActionKind {
  if (kitchen.stages.some(({ actions }) => actions.has(action.id))) return 'blocks'
  if (hasShaped(action, vessel, kitchen) || bringsFoam(action, kitchen)) return 'blocks'
  const decided = kitchen.decisions.get(action.id)
  if (decided === 'merged' || decided === 'dropped') return 'passes'
  if (decided === 'byHand') return 'blocks'
  if (decided !== undefined) {
    const { objects, willBlend } = situationAt(action, bowl, vessel, kitchen)
    return { ...decided, isTooMuch: false, objects, willBlend }
  }
  if (isBlendedApart(action, kitchen)) return 'inBowl'
  const isAdding = action.role === 'add' || (action.role === 'work' && isStirring(action))
  const isInWater = holdsUnlistedWater(action, vessel, kitchen)
  if (isAdding && !isInWater && isBeforeLiquid(action, vessel, kitchen)) {
    const base = baseRun(situationAt(action, bowl, vessel, kitchen), kitchen.limits)
    if (base) return base
  }
  const sauce = action.role === 'add' ? thickenedBy(action, bowl, vessel, kitchen) : null
  if (sauce) return sauce
  switch (action.role) {
    case 'work':
    case 'heat':
      return workKind(action, bowl, vessel, kitchen)
    case 'hand':
      return isTossed(action, vessel) ? 'inBowl' : 'blocks'
    case 'add':
      return isUnlisted(action) ? 'inBowl' : 'passes'
    case 'season':
    case 'dial':
    case 'aside':
    case 'back':
    case 'none':
      return 'passes'
    case 'move':
      return vessel.kind === 'plate' ? 'blocks' : 'passes'
    case 'take':
      return action.moves.length > 0 ? 'blocks' : 'passes'
    case 'wait':
      return isShortRest(action) ? 'passes' : 'blocks'
    default:
      return 'blocks'
  }
}

/** "Take out a third, purée it and put it back": the rest stays in pieces. */
function isBlendedApart({ id, verb, role, clause }: KitchenAction, { graph }: Kitchen): boolean {
  const near = (at: number) => {
    const one = graph.actions[at]
    return one && one.clause.sentence - clause.sentence <= 1 ? one : undefined
  }
  const blend = verb === 'blend' ? id : role === 'back' ? id - 1 : -1
  return (
    near(blend)?.verb === 'blend' &&
    near(blend - 1)?.role === 'take' &&
    near(blend + 1)?.role === 'back'
  )
}

/** "Gradually add the milk, stirring until thick": the sauce thickens, though no verb cooks it. */
function thickenedBy(
  action: KitchenAction,
  bowl: BowlState,
  vessel: Vessel,
  kitchen: Kitchen,
): Run | null {
  if (!bowl.isHot || !action.cues.has('thickened')) return null
  const kind = workKind({ ...action, verb: 'thicken', role: 'heat' }, bowl, vessel, kitchen)
  return typeof kind !== 'string' && kind.technique === 'white-sauce' ? kind : null
}

function workKind(
  action: KitchenAction,
  bowl: BowlState,
  vessel: Vessel,
  kitchen: Kitchen,
): ActionKind {
  if (vessel.kind === 'plate' || vessel.kind === 'board') {
    if (action.role === 'heat') return 'blocks'
  }
  if (isOneRunWithNext(action, vessel, kitchen)) return 'passes'
  const situation = situationAt(action, bowl, vessel, kitchen)
  const choice = chooseTechnique(situation, kitchen.limits)
  kitchen.onChoice?.(choice.technique, vessel, choice.isTooMuch)
  const { setting } = choice
  if (action.role === 'heat' && isInUnlistedWater(action, vessel, kitchen)) return 'blocks'
  // "Drizzle in the cream" before it is whipped only adds it.
  if (setting === null && action.verb === 'emulsify') return 'passes'
  return setting === null
    ? 'blocks'
    : {
        ...choice,
        setting,
        objects: situation.objects,
        willBlend: situation.willBlend,
        toBoil: massToBoil(action, bowl, kitchen),
      }
}

/** "Bring to the boil, then simmer for 20 minutes": what came in since the last run is cold. */
function massToBoil(
  { id }: KitchenAction,
  { since }: BowlState,
  { graph, traced }: Kitchen,
): number {
  const isBoiled = since.some((one) => graph.actions[one]?.verb === 'boil')
  if (!isBoiled) return 0
  return grams(foodsOf([...since, id].flatMap((one) => traced[one]?.incoming ?? [])))
}

/** "Toss everything together" needs no board. */
function isTossed({ verb, cues, adds, moves }: KitchenAction, { kind }: Vessel): boolean {
  const isBowl = kind === 'bowl' || kind === 'pot' || kind === 'fryingPan'
  const isFormed = cues.has('formed') || cues.place !== null
  return isBowl && verb === 'assemble' && !isFormed && adds.length + moves.length === 0
}

/** What goes in is not in the list: "add the boiling water". */
function isUnlisted({ namesWater, adds, moves }: KitchenAction): boolean {
  return namesWater && adds.length + moves.length === 0
}

/** "Pour in the boiling water. Add the mushrooms": nothing is sautéed any more. */
function holdsUnlistedWater(
  { id }: KitchenAction,
  { actions }: Vessel,
  { graph }: Kitchen,
): boolean {
  return actions.some((one) => one < id && graph.actions[one]?.namesWater === true)
}

/** What boils in water that nobody listed is boiled in a pot: nobody knows how much it is. */
function isInUnlistedWater(
  { id }: KitchenAction,
  { actions }: Vessel,
  { graph, traced }: Kitchen,
): boolean {
  const isFilled = (one: number) => {
    const past = graph.actions[one]
    return past?.namesWater === true && (one === id || past.objects.length === 0)
  }
  const filled = actions.filter((one) => one <= id && isFilled(one))
  // A pot of nothing but water stays one, whatever is dropped into it.
  const isWater = filled.some((one) => one < id && (traced[one]?.after.size ?? 0) === 0)
  return isWater || (filled.length > 0 && !hasLiquidAt(id, traced))
}

/** Meatballs and dumplings never meet the blades (S23). */
function hasShaped(
  { id, role, verb }: KitchenAction,
  { actions }: Vessel,
  { graph }: Kitchen,
): boolean {
  const isRough = role === 'heat' || verb === 'stirIn'
  if (isRough && actions.some((one) => one < id && graph.actions[one]?.verb === 'shape'))
    return true
  const isShaped = (from: number) =>
    graph.vessels[from]?.actions.some((one) => graph.actions[one]?.verb === 'shape') ?? false
  return actions.some(
    (one) => one <= id && graph.actions[one]?.moves.some(({ from }) => isShaped(from)),
  )
}

/** What has been whipped stiff is folded in by hand: no blades run through it. */
function bringsFoam({ moves, role }: KitchenAction, { graph }: Kitchen): boolean {
  const isFoam = (from: number) =>
    graph.vessels[from]?.actions.some((one) => graph.actions[one]?.cues.has('stiff')) ?? false
  return role === 'work' && moves.some(({ from }) => isFoam(from))
}

/** "Leave to rest for 10 minutes". */
function isShortRest({ verb, cues }: KitchenAction): boolean {
  const seconds = cues.duration?.min ?? (verb === 'cool' ? 0 : undefined)
  return (
    (verb === 'rest' || verb === 'cool') &&
    cues.place !== 'cold' &&
    seconds !== undefined &&
    seconds <= SHORT_REST
  )
}
