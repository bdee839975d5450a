import type { KitchenAction, Vessel } from '../ir/graph.ts'
import { VERBS } from '../ir/verbs.ts'
import type { Action } from '../parse/lexicon/kinds.ts'
import { baseRun, isBeforeLiquid } from './base-block.ts'
import { BESIDE_FOAM, becomesBatter } from './batter-of-foam.ts'
import type { BowlState } from './bowl-state.ts'
import { bringsFoam } from './brings-foam.ts'
import { choiceAt } from './choice-at.ts'
import { isGuessed } from './guessed.ts'
import { leftAlone } from './left-alone.ts'
import { mannerOf } from './manner.ts'
import { coldMass, massToBoil } from './mass-to-boil.ts'
import { isMixedInLast } from './mixed-in-last.ts'
import { isOneRunWithNext, isStirring } from './one-run.ts'
import { withPiecesWhole } from './pieces-last.ts'
import { withSaidHeat } from './said-heat.ts'
import { withSaidSpeed } from './said-speed.ts'
import type { Kitchen } from './scripts/script.ts'
import { situationAt } from './situation-at.ts'
import type { Run } from './span.ts'
import { wasFriedInBefore } from './stays-by-hand.ts'
import { holdsUnlistedWater, isInUnlistedWater } from './unlisted-water.ts'

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
  // The machine goes on with what it was told to, not with what we conclude.
  if (action.isAssumed && action.role !== 'serve') return 'blocks'
  if (hasShaped(action, vessel, kitchen) || bringsFoam(action, kitchen)) return 'blocks'
  const decided = kitchen.decisions.get(action.id)
  if (decided === 'merged' || decided === 'dropped') return 'passes'
  if (decided === 'byHand') return 'blocks'
  if (decided === 'inPot') return potKind(action, bowl, vessel, kitchen)
  if (decided !== undefined) {
    const { objects, willBlend } = situationAt(action, bowl, vessel, kitchen)
    return { ...decided, isTooMuch: false, objects, willBlend }
  }
  if (isBlendedApart(action, kitchen)) return 'inBowl'
  if (isNowAndThen(action)) {
    if (!bowl.isHot) return 'blocks'
    if (action.until === null) return 'passes'
  }
  const isAdding = action.role === 'add' || (action.role === 'work' && isStirring(action))
  const isInWater = holdsUnlistedWater(action, vessel, kitchen)
  if (isAdding && !isInWater && isBeforeLiquid(action, vessel, kitchen)) {
    const base = baseRun(situationAt(action, bowl, vessel, kitchen), kitchen.limits)
    if (base) return base
  }
  const sauce = isAdding ? thickenedBy(action, bowl, vessel, kitchen) : null
  if (sauce) return sauce
  switch (action.role) {
    case 'work':
    case 'heat':
      return workKind(action, bowl, vessel, kitchen)
    case 'hand':
      return isTossed(action, vessel) ? 'inBowl' : 'blocks'
    case 'add':
      if (isSomeOfBowl(action, kitchen)) return 'blocks'
      if (isUnlisted(action, kitchen) || isTakenOut(action, vessel, kitchen)) return 'inBowl'
      return isMixedInLast(action, bowl, vessel, kitchen)
        ? workKind({ ...action, verb: 'mix', role: 'work' }, bowl, vessel, kitchen)
        : 'passes'
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
    // "Drain off the fat": the meat stays where it is; what is strained into the bowl comes in.
    case 'drain':
      return isFatPoured(action) || action.moves.length > 0 ? 'inBowl' : 'blocks'
    case 'wait':
      return isShortRest(action) ? 'passes' : 'blocks'
    default:
      return 'blocks'
  }
}

/** What is too much for the bowl comes back only to be puréed in lots. */
function potKind(
  action: KitchenAction,
  bowl: BowlState,
  vessel: Vessel,
  kitchen: Kitchen,
): ActionKind {
  if (action.role !== 'work') return 'blocks'
  const kind = workKind(action, bowl, vessel, kitchen)
  return typeof kind !== 'string' && kind.isInTwoLots ? kind : 'blocks'
}

/** "Stir every 5 minutes": the blades turn anyway while it cooks; what stands cold is stirred by hand. */
function isNowAndThen({ role, cues, adds }: KitchenAction): boolean {
  return role === 'work' && cues.isRepeated && cues.duration === null && adds.length === 0
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

/** "Gradually add the milk, stirring until thick", "stir in until it binds": the sauce thickens, though no verb cooks it. */
function thickenedBy(
  action: KitchenAction,
  bowl: BowlState,
  vessel: Vessel,
  kitchen: Kitchen,
): Run | null {
  if (!bowl.isHot || !action.cues.has('thickened')) return null
  const kind = workKind({ ...action, verb: 'thicken', role: 'heat' }, bowl, vessel, kitchen)
  return typeof kind !== 'string' && BOUND.includes(kind.technique) ? kind : null
}

/** Techniques that thicken what is hot. */
const BOUND: readonly string[] = [
  ...['white-sauce', 'white-sauce-with-pieces', 'thicken', 'thicken-with-starch'],
]

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
  if (VERBS[action.verb].isFrying && action.adds.some(isGuessed)) return 'blocks'
  const situation = situationAt(action, bowl, vessel, kitchen)
  const choice = choiceAt(situation, action, vessel, kitchen)
  kitchen.onChoice?.(choice.technique, vessel, choice.isTooMuch)
  const { setting } = choice
  if (setting && isRolledOnBoard(action, vessel, setting, kitchen)) return 'blocks'
  if (action.role === 'heat' && isInUnlistedWater(action, vessel, kitchen)) return 'blocks'
  // "Drizzle in the cream" before it is whipped only adds it.
  if (setting === null && action.verb === 'emulsify') return 'passes'
  if (choice.technique === 'small-amount' && isWorkedOn(action, vessel, kitchen)) return 'passes'
  if (choice.technique === BESIDE_FOAM && becomesBatter(action, vessel, kitchen)) return 'passes'
  if (setting === null) return 'blocks'
  // "[Fry the bacon.] Fry the onion in the same pan": in the fat that the bacon has left there.
  const isInFat = wasFriedInBefore(action.id, vessel, kitchen.graph)
  if (choice.technique === 'sweat-without-fat' && isInFat) return 'blocks'
  const told = leftAlone(withPiecesWhole(withSaidHeat(setting, situation), situation), situation)
  return {
    ...choice,
    setting: withSaidSpeed(told, action, { ...bowl, vessel, graph: kitchen.graph }),
    objects: situation.objects,
    willBlend: situation.willBlend,
    cold: coldMass(action, bowl, kitchen),
    toBoil: massToBoil(action, bowl, kitchen),
  }
}

/** "[Tip the dough onto the board.] Work a piece at a time into a rope": it has been mixed before. */
function isRolledOnBoard(
  { verb }: KitchenAction,
  { kind, actions }: Vessel,
  { speed }: Run['setting'],
  { graph }: Kitchen,
): boolean {
  const isBoard = kind === 'plate' || kind === 'board'
  const isMixedThere = actions.some((one) => (graph.actions[one]?.adds.length ?? 0) > 0)
  return isBoard && verb === 'knead' && !isMixedThere && speed !== 'dough'
}

/** "Stir the oil and the salt together. Add the flour and mix": all of it is mixed then. */
function isWorkedOn(
  { id, cues, until }: KitchenAction,
  { kind, actions }: Vessel,
  { graph }: Kitchen,
): boolean {
  if (kind !== 'bowl' || cues.duration !== null || until !== null) return false
  const later = actions.flatMap((one) => (one > id ? (graph.actions[one] ?? []) : []))
  return later.find(({ role }) => role !== 'add')?.role === 'work'
}

/** "Toss everything together" needs no board. */
function isTossed({ verb, cues, adds, moves }: KitchenAction, { kind }: Vessel): boolean {
  const isBowl = kind === 'bowl' || kind === 'pot' || kind === 'fryingPan'
  const isFormed = cues.has('formed') || cues.place !== null
  return isBowl && verb === 'assemble' && !isFormed && adds.length + moves.length === 0
}

/** "[Take out half a cup of the nuts] and put it into another bowl": the rest stays in the first. */
function isSomeOfBowl({ id, moves }: KitchenAction, { graph }: Kitchen): boolean {
  const before = graph.actions[id - 1]
  return moves.some(
    ({ from, part }) => part < 1 && before?.role === 'take' && before.vessel === from,
  )
}

/** What goes in is not in the list: "add the boiling water", "spoon by spoon add the cold cream". */
function isUnlisted(action: KitchenAction, { graph }: Kitchen): boolean {
  const { id, clause, namesWater, adds, moves, objects } = action
  // "Add the oil, drop by drop at first" goes on about the oil.
  const isGoingOn = graph.actions[id - 1]?.clause.sentence === clause.sentence
  const isUnknown = !isGoingOn && objects.length === 0 && mannerOf(action) !== null
  // "Add enough water or milk to cover", where the list's water is in the cashew milk.
  const isMoreWater = objects.some(({ traits }) => traits.has('water'))
  return (namesWater || isMoreWater || isUnknown) && adds.length + moves.length === 0
}

/** "Place a spoonful of the crumbs in each cup. For the filling, …": it puts nothing in, and ends a part. */
function isTakenOut(
  { id, adds, moves, objects }: KitchenAction,
  { actions }: Vessel,
  { graph }: Kitchen,
): boolean {
  const next = graph.actions[actions.find((one) => one > id) ?? id]
  const isLast = next !== undefined && next.id > id && next.component !== null
  return isLast && objects.length > 0 && adds.length + moves.length === 0
}

/** Orders after which no shape is left: what they work was no meatball. */
const SHAPELESS: readonly Action[] = ['blend', 'mash', 'whisk', 'whip', 'cream', 'knead']

/** Meatballs and dumplings never meet the blades (S23). */
function hasShaped(
  { id, role, verb }: KitchenAction,
  { actions }: Vessel,
  { graph }: Kitchen,
): boolean {
  // "Combine everything in the food processor and process until smooth"
  const next = graph.actions[actions.find((one) => one > id) ?? id]
  const isLost = next !== undefined && role !== 'heat' && SHAPELESS.includes(next.verb)
  if (isLost || SHAPELESS.includes(verb)) return false
  const isShaping = (one: number) => graph.actions[one]?.verb === 'shape'
  const isRough = role === 'heat' || verb === 'stirIn'
  if (isRough && actions.some((one) => one < id && isShaping(one))) return true
  return actions.some((one) => {
    const moves = one <= id ? (graph.actions[one]?.moves ?? []) : []
    const before = moves.flatMap(({ from }) => graph.vessels[from]?.actions ?? [])
    return before.some((earlier) => earlier < one && isShaping(earlier))
  })
}

/** "Leave to rest for 10 minutes". */
function isShortRest({ verb, cues, namesWater }: KitchenAction): boolean {
  const seconds = cues.duration?.min ?? (verb === 'cool' || verb === 'soak' ? 0 : undefined)
  return (
    (verb === 'rest' || verb === 'proof' || verb === 'cool' || (verb === 'soak' && !namesWater)) &&
    cues.place !== 'cold' &&
    seconds !== undefined &&
    seconds <= SHORT_REST
  )
}

/** "Drain off the fat", not "drain on kitchen paper to take up the fat". */
const isFatPoured = ({ cues }: KitchenAction) => cues.has('excessFat') && cues.place === null
