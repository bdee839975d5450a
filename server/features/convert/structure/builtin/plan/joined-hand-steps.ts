import type { ActionGraph, KitchenAction } from '../ir/graph.ts'
import type { PlannedOperation } from '../ir/operation.ts'
import type { VerbRole } from '../ir/verbs.ts'
import type { Food } from '../parse/lexicon/kinds.ts'

/** Roles of orders that go on with what is there. */
const GOING_ON: readonly VerbRole[] = [
  ...(['hand', 'add', 'season', 'serve', 'wait', 'aside', 'move', 'take', 'dial', 'none'] as const),
  'back',
]
/** Roles of orders that do something to a dish rather than make another one. */
const FINISHING: readonly VerbRole[] = [...GOING_ON, 'ready', 'cut']
const PUTTING_IN: readonly VerbRole[] = [
  ...(['hand', 'add', 'season', 'serve', 'move', 'ready', 'cut'] as const),
]
const ENDING: readonly VerbRole[] = ['serve', 'cut', 'hand']
const MAKING: readonly VerbRole[] = ['work', 'heat', 'bake', 'hand']
const AT_TABLE: readonly VerbRole[] = ['serve', 'hand', 'move']
/** Roles of orders that take something away for good. */
const TAKING_AWAY: readonly VerbRole[] = ['take', 'drain']
/** What may be left in a pan, or is for the tin. */
const MINOR: readonly (Food | null)[] = ['oil', 'butter', 'salt', 'spice', 'herb', 'liquid']

/**
 * Joins steps by hand whose product no later step takes to the steps around them, where the words do
 * not say what they work on: "grate the zest over the cookies" between baking and cooling them is a
 * step of the cookies; what was made and never taken up again comes in when the dish is served.
 */
export function withJoinedHandSteps(
  operations: readonly PlannedOperation[],
  { actions }: ActionGraph,
): PlannedOperation[] {
  const rolesOf = ({ actions: ids }: PlannedOperation) =>
    ids.flatMap((id) => actions[id]?.role ?? [])
  const isFinishing = (one: PlannedOperation) =>
    one.takes.length === 0 &&
    one.place !== 'stove' &&
    rolesOf(one).every((role) => FINISHING.includes(role)) &&
    rolesOf(one).some((role) => PUTTING_IN.includes(role))
  let all: readonly PlannedOperation[] = operations
  for (const at of operations.keys()) {
    const one = all[at]
    if (!one || !isLoose(at, all) || isBegun(one, actions)) continue
    const before = all.findLastIndex((earlier, index) => index < at && holdsFood(earlier))
    const next = all.findIndex((later, index) => index > at && holdsFood(later))
    const after = all[next]
    const isNext = after !== undefined && isByHand(after) && !isBegun(after, actions)
    const isEnd = after === undefined && before >= 0 && isLoose(before, all)
    const isBetween = isNext && after.takes.includes(before)
    if (isFinishing(one) && (isEnd || isBetween)) {
      all = all.with(at, { ...one, takes: [before] })
      if (isBetween) all = all.with(next, taking(after, at, before))
    } else if (isNext && after.takes.length === 0 && isGoingOn(after, actions))
      all = all.with(next, taking(after, at))
  }
  return withAllServed(withEnd(all, rolesOf), rolesOf)
}

/** Another part of the recipe begins, or something in a bowl of its own. */
function isBegun({ actions: ids }: PlannedOperation, actions: readonly KitchenAction[]): boolean {
  return ids.some((id) => {
    const order = actions[id]
    return order !== undefined && (order.component !== null || order.cues.isNewVessel)
  })
}

/** "[Pour the juice into glasses.] Add a sprig of mint to each glass": works on what is there. */
function isGoingOn({ actions: ids }: PlannedOperation, actions: readonly KitchenAction[]): boolean {
  return ids.every((id) => GOING_ON.includes(actions[id]?.role ?? 'none'))
}

/** "[Chill overnight.] Slice with a hot knife": the last step is about what was made. */
function withEnd(
  operations: readonly PlannedOperation[],
  rolesOf: (operation: PlannedOperation) => VerbRole[],
): readonly PlannedOperation[] {
  const last = operations.at(-1)
  const before = operations.findLastIndex(holdsFood)
  const isEnding =
    last !== undefined &&
    isByHand(last) &&
    !holdsFood(last) &&
    rolesOf(last).some((role) => ENDING.includes(role))
  if (!isEnding || !isLoose(before, operations)) return operations
  return operations.with(-1, { ...last, takes: [before] })
}

/** What was made and is left over comes to the table with the rest. */
function withAllServed(
  operations: readonly PlannedOperation[],
  rolesOf: (operation: PlannedOperation) => VerbRole[],
): PlannedOperation[] {
  const table = operations.findLastIndex(
    (one) => isByHand(one) && rolesOf(one).some((role) => AT_TABLE.includes(role)),
  )
  const serving = operations[table]
  if (!serving) return [...operations]
  const left = operations.flatMap((one, at) => {
    const last = rolesOf(one).at(-1)
    const isMade = one.takes.length > 0 || rolesOf(one).some((role) => MAKING.includes(role))
    const isAway = last !== undefined && TAKING_AWAY.includes(last)
    const isMinor = one.takes.length === 0 && one.adds.every((portion) => isMinorPortion(portion))
    return at < table && isLoose(at, operations) && isMade && !isAway && !isMinor ? [at] : []
  })
  return operations.with(table, { ...serving, takes: [...serving.takes, ...left] })
}

const isMinorPortion = ({ food, isSide }: PlannedOperation['adds'][number]) =>
  isSide === true || MINOR.includes(food.food)

const isByHand = ({ type, vessel }: PlannedOperation) => type !== 'OPERATE' && vessel === null

const holdsFood = ({ adds, takes }: PlannedOperation) => adds.length + takes.length > 0

/** A step by hand with food that is in none of the later steps. */
function isLoose(at: number, operations: readonly PlannedOperation[]): boolean {
  const one = operations[at]
  if (!one || !isByHand(one) || one.place === 'bowl' || !holdsFood(one)) return false
  return operations.slice(at + 1).every(({ takes }) => !takes.includes(at))
}

/** The same step with another product among those that it takes, in the place of one of them. */
function taking(operation: PlannedOperation, product: number, instead?: number): PlannedOperation {
  const kept = operation.takes.filter((one) => one !== instead)
  const parts = new Map(operation.takenParts)
  const part = instead === undefined ? undefined : parts.get(instead)
  if (instead !== undefined) parts.delete(instead)
  if (part !== undefined) parts.set(product, part)
  return { ...operation, takes: [...kept, product], takenParts: parts }
}
