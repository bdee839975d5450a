import type { StepPlace } from '#shared/recipe.ts'
import type { ActionGraph, KitchenAction, Portion, Vessel } from '../ir/graph.ts'
import type { FixedSentence, PlannedOperation } from '../ir/operation.ts'
import type { VerbRole } from '../ir/verbs.ts'

/** What one step by hand says, in characters, before a new one begins. */
const MAX_TEXT = 300

/** The same where the source begins a new line. */
const MAX_TEXT_OF_LINES = 140

/** Cooking by hand that one leaves alone, in seconds. */
const WORTH_A_TIMER = 600

/** From here on, the second of two times in a sentence gets a timer as well, in seconds. */
const WORTH_A_STEP = 180

/** Work by hand that has not been written down yet. */
export type HandGroup = {
  actions: KitchenAction[]
  place: StepPlace
  vessel: number
  adds: Portion[]
  takes: Set<number>
  takenParts: Map<number, number>
  /** What leaves the bowl in this step, unless all of the step is done there. */
  leaves: Set<number>
  clears: boolean
  /** Vessels from which everything has been carried away. */
  emptied: Set<number>
  /** Where it goes on by hand, as the machine has begun it; with the rest, which is there already. */
  goesOnIn: 'pan' | 'pot' | 'bowl' | 'rest' | null
  /** What the bowl holds has to make room for what the machine does next. */
  isInTheWay: boolean
}

const STRENGTH: readonly StepPlace[] = [
  ...(['bench', 'bowl', 'basket', 'varoma', 'stove', 'cold', 'grill', 'oven'] as const),
]

/** Where a piece of work by hand happens. */
function placeOf({ role, verb, cues, clause }: KitchenAction, vessel: Vessel | null): StepPlace {
  if (role === 'bake') return GRILL.test(clause.folded) ? 'grill' : 'oven'
  if (role === 'preheat') return GRILL.test(clause.folded) ? 'grill' : 'oven'
  if (role === 'wait') {
    const isCold = cues.place === 'cold' || verb === 'chill' || verb === 'freeze'
    return isCold || verb === 'marinate' ? 'cold' : 'bench'
  }
  if (role === 'heat') return vessel?.kind === 'oven' ? 'oven' : 'stove'
  if (!vessel || role === 'serve' || role === 'ready' || role === 'cut') return 'bench'
  if (vessel.kind === 'basket' || vessel.kind === 'varoma') {
    return role === 'take' || role === 'aside' ? 'bench' : vessel.kind
  }
  if (verb === 'assemble' || role === 'hand') return 'bench'
  if (vessel.kind === 'pot' || vessel.kind === 'fryingPan') {
    return role === 'take' || role === 'drain' || role === 'aside' ? 'bench' : 'stove'
  }
  return vessel.kind === 'cold' ? 'cold' : 'bench'
}

/** Where it happens; a pan that no order heats does not stand on the stove: "spread in the pan". */
export function placeIn({ actions, vessels }: ActionGraph, action: KitchenAction): StepPlace {
  const vessel = vessels[action.vessel] ?? null
  const place = placeOf(action, vessel)
  const own = vessel?.actions.flatMap((id) => actions[id] ?? []) ?? []
  const isHeated = own.some(({ role, cues }) => role === 'heat' || cues.heat !== null)
  // A saucepan may well be on the heat, whatever the orders say.
  const isAnyPan = own.every(({ cues }) => cues.placeWord === null || cues.placeWord === 'pan')
  // "Leave the custard to cool, then fold in the cream", where nothing heats it again.
  const before = own.findLast(({ id, role }) => id < action.id && STATE.includes(role))
  const isHeatedAgain = own.some(({ id, role }) => id > action.id && role === 'heat')
  const isCooled = (before?.verb === 'cool' || before?.verb === 'chill') && !isHeatedAgain
  const isOffStove = vessel?.kind === 'pot' && ((isAnyPan && !isHeated) || isCooled)
  return place === 'stove' && isOffStove && action.role !== 'heat' ? 'bench' : place
}

/** What says whether a pot is hot. */
const STATE: readonly VerbRole[] = ['heat', 'wait', 'back']

const GRILL =
  /(?<!\p{L})(?:broil\p{L}*|grill\p{L}*|barbecue|bbq|rost|gril|parrilla|griglia\p{L}*)(?!\p{L})/u

/** Where the second of two times that one sentence gives begins: "then uncover and bake for 5 minutes". */
export function laterTimes(actions: readonly KitchenAction[]): ReadonlySet<number> {
  const later = new Set<number>()
  for (const inSentence of Map.groupBy(actions, ({ clause }) => clause.sentence).values()) {
    const timed = inSentence.filter((one) => secondsOf(one) >= WORTH_A_STEP)
    for (const one of timed.slice(0, -1)) {
      const next = inSentence[inSentence.indexOf(one) + 1]
      if (next) later.add(next.id)
    }
  }
  return later
}

/** Numbers of the sentences with which lines of the source begin, and of those that tell a time. */
export type Sentences = {
  lineStarts: ReadonlySet<number>
  timedSentences: ReadonlySet<number>
}

export function timedSentences(actions: readonly KitchenAction[]): ReadonlySet<number> {
  return new Set(actions.filter(hasTime).map(({ clause }) => clause.sentence))
}

/** Whether an action can be told in the same step as what is waiting. */
export function joins(
  group: HandGroup,
  action: KitchenAction,
  place: StepPlace,
  { lineStarts, timedSentences }: Sentences,
): boolean {
  const last = group.actions.at(-1)
  if (!last) return true
  const isSameSentence = last.clause.sentence === action.clause.sentence
  if (isSameSentence) return true
  // "Cover with a damp cloth. Leave to rise"
  if (isOnlyDials(group) && action.role === 'wait' && action.vessel === group.vessel) return true
  // "Turn the heat down to low. Add the butter."
  const isTurned = group.actions.every(isIdleDial) && action.vessel === group.vessel
  if (isTurned) return action.component === null
  // A timer needs a step of its own; that it is served then is told with it.
  const isLong = (one: KitchenAction) => secondsOf(one) >= WORTH_A_TIMER
  const isAnother = action.role !== 'none' && !(action.role === 'serve' && isIdle(action))
  if (group.actions.some(isLong) && isAnother) return false
  if (action.component !== null) return false
  // What comes in after so many minutes is the next thing to do.
  const hasCooked = group.actions.some((one) => one.role === 'heat' && hasTime(one))
  if (hasCooked && action.role === 'add' && action.adds.length > 0) return false
  const length = group.actions.reduce((sum, { clause }) => sum + clause.text.length, 0)
  const longest = lineStarts.has(action.clause.sentence) ? MAX_TEXT_OF_LINES : MAX_TEXT
  // "Remove from the heat, uncover and let sit for 2 minutes": the time stands further on.
  const isTimed = timedSentences.has(action.clause.sentence)
  const isOneTime = !(isTimed && group.actions.some(hasTime))
  const isSamePlace = place === group.place && action.vessel === group.vessel
  const isReadying = isBoard(action) && group.actions.every(isBoard)
  // "Serve warm.", "Set aside." are no steps of their own.
  const isEnding = (action.role === 'serve' || action.role === 'aside') && isIdle(action)
  const isAfterwards = isEnding && place === 'bench' && group.place === 'bench'
  if (isBareOrder(action) && group.place !== 'bowl') return isOneTime && !group.actions.some(isLong)
  return (isSamePlace || isReadying || isAfterwards) && isOneTime && length < longest
}

/** Covering happens where what comes behind it does. */
export function isOnlyDials({ actions }: HandGroup): boolean {
  return actions.every(({ role }) => role === 'dial')
}

/** Turning a knob needs no step of its own; heating a pan that is still empty does. */
export function isIdleDial({ role, verb, moves, adds, saysMore }: KitchenAction): boolean {
  const isTelling = verb === 'heat' || verb === 'preheat' || saysMore
  return role === 'dial' && !isTelling && adds.length + moves.length === 0
}

const BARE: readonly VerbRole[] = ['aside', 'drain', 'take', 'serve']
/** Longer orders, in words, say something by themselves. */
const BARE_WORDS = 3

/** "Drain.", "Set aside.": what was done before is meant. */
export function isBareOrder({ role, clause, adds }: KitchenAction): boolean {
  const words = clause.text.trim().split(/\s+/).length
  return BARE.includes(role) && words <= BARE_WORDS && adds.length === 0
}

const isBoard = ({ role }: KitchenAction) => role === 'ready' || role === 'cut'
const isIdle = ({ adds }: KitchenAction) => adds.length === 0
const TIMED: readonly VerbRole[] = ['wait', 'bake', 'heat']
/** "Cover for 10 minutes", "drain for an hour" are waits; "cover for the last 5 minutes" is none. */
const isLeft = ({ role, verb, cues }: KitchenAction) =>
  role === 'drain' || (verb === 'cover' && !cues.has('lastMinutes'))
const hasTime = (action: KitchenAction) =>
  action.cues.duration !== null && (TIMED.includes(action.role) || isLeft(action))
const secondsOf = (action: KitchenAction) =>
  hasTime(action) ? (action.cues.duration?.min ?? 0) : 0

/** The stronger of two places names the step: what goes into the oven is the oven's. */
export function strongerPlace(one: StepPlace, other: StepPlace): StepPlace {
  return STRENGTH.indexOf(other) > STRENGTH.indexOf(one) ? other : one
}

/**
 * Whether the cook knows from the orders themselves that a portion goes in: they name it, it was
 * readied for them, or they season without naming the salt.
 */
function isSaid(
  { food, evidence }: Portion,
  named: ReadonlySet<number>,
  actions: readonly KitchenAction[],
): boolean {
  const isSeasoning = food.isToTaste && (food.food === 'salt' || food.food === 'spice')
  // Seasoning without an amount is the cook's own business.
  if (food.isToTaste && !food.entry.quantity && isCondiment(food)) return true
  const seasons = isSeasoning && actions.some(({ role }) => role === 'season')
  return named.has(food.id) || evidence === 'carried' || seasons
}

const isCondiment = ({ food }: Portion['food']) =>
  food === 'salt' || food === 'spice' || food === 'herb' || food === 'oil'

/** "Bake: until the edges are golden, 14-18 minutes": the time stands in a clause of its own. */
function timeTold(actions: readonly KitchenAction[]): KitchenAction | undefined {
  return actions.find(({ role, cues, clause }, at) => {
    const before = actions[at - 1]
    const isOf = before?.clause.sentence === clause.sentence && TIMED.includes(before.role)
    return role === 'none' && cues.duration !== null && isOf
  })
}

/** The step by hand that a group is. */
export function handOperation(group: HandGroup): PlannedOperation {
  const { actions, place, adds, takes, clears } = group
  // "Boil for 10 minutes. Spoon a little onto a saucer and leave for a minute"
  const isLong = (one: KitchenAction) => secondsOf(one) >= WORTH_A_STEP
  const timed = actions.findLast(isLong) ?? actions.findLast(hasTime)
  const seconds = (timed ?? timeTold(actions))?.cues.duration?.min
  const isWait = actions.every(({ role }) => role === 'wait' || role === 'dial')
  const before = emptying(group)
  const named = new Set(actions.flatMap(({ objects }) => objects.map(({ id }) => id)))
  return {
    type: isWait && seconds !== undefined ? 'WAIT' : 'MANUAL',
    place,
    adds,
    takes: [...(place === 'bowl' ? takes : takes.union(group.leaves))],
    takenParts: group.takenParts,
    ...(clears && { clears: true }),
    durationSeconds: seconds,
    temperature: undefined,
    speed: undefined,
    reverse: false,
    tools: [],
    saying: {
      kind: 'source',
      ...(before.length > 0 && { before }),
      actions,
      also: adds.filter((portion) => !isSaid(portion, named, actions)),
    },
    heading: null,
    remarks: [],
    vessel: null,
    technique: 'by-hand',
    actions: actions.map(({ id }) => id),
  }
}

/** How the cook is told to empty the bowl where the orders themselves do not say so. */
function emptying({ goesOnIn, isInTheWay }: HandGroup): FixedSentence[] {
  if (goesOnIn === 'pan' || goesOnIn === 'pot') return [{ phrase: 'toVessel', vessel: goesOnIn }]
  if (goesOnIn === 'rest') return [{ phrase: 'backToRest' }]
  return isInTheWay || goesOnIn ? [{ phrase: 'transfer' }] : []
}
