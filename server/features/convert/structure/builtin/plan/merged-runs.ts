import type { ActionGraph } from '../ir/graph.ts'
import type { PlannedOperation } from '../ir/operation.ts'

/** "Cook for 5 minutes to thicken the sauce" is told one time. */
const THICKENING = ['white-sauce', 'custard', 'custard-with-starch', 'curd']

/** The timer's end. */
const LONGEST = 99 * 60

/**
 * Runs that follow each other with the same setting and nothing new are one: the garlic that the
 * source adds between them has been chopped with the onion.
 */
export function withMergedRuns(
  operations: readonly PlannedOperation[],
  { actions }: ActionGraph,
): PlannedOperation[] {
  const isTimed = ({ actions: ids }: PlannedOperation) =>
    ids.some((id) => actions[id]?.cues.duration != null)

  const kept: PlannedOperation[] = []
  /** The new number of each operation. */
  const numbers: number[] = []
  for (const operation of operations) {
    const before = kept.at(-1)
    const hasTimes =
      before !== undefined &&
      (isTimed(operation) || (isTimed(before) && !THICKENING.includes(operation.technique)))
    const merged = before && mergedWith(before, operation, hasTimes)
    if (merged) kept[kept.length - 1] = merged
    else kept.push(operation)
    numbers.push(kept.length - 1)
  }
  if (kept.length === operations.length) return [...operations]
  const renumbered = (at: number) => numbers[at] ?? at
  return kept.map((one) => ({
    ...one,
    takes: one.takes.map(renumbered),
    ...(one.takenParts && {
      takenParts: new Map([...one.takenParts].map(([at, part]) => [renumbered(at), part])),
    }),
  }))
}

/** "Check; if needed, another 2 min", "add the butter piece by piece" may stand behind both. */
const CHECKED: readonly string[] = ['checkMore', 'feedPieces']

/** What the source times goes on for both times; else each was time enough for the whole work. */
function mergedWith(
  one: PlannedOperation,
  next: PlannedOperation,
  hasTimes: boolean,
): PlannedOperation | null {
  const [first, second] = [one.saying, next.saying]
  if (first.kind !== 'run' || second.kind !== 'run' || first.own || second.own) return null
  if (isEmulsifiedOn(one, next)) return emulsifiedOn(one, next)
  if (isToldTwice(one, next, hasTimes)) return withGoalOf(one, next)
  const times = [one.durationSeconds ?? 0, next.durationSeconds ?? 0] as const
  // Rendering the bacon and softening the onion take their time one after the other.
  const isBoth = hasTimes || first.phrase !== second.phrase
  const seconds = isBoth ? times[0] + times[1] : Math.max(...times)
  // "Check; if needed, another 2 min" may as well stand behind both.
  const isChecked = first.after.every(({ phrase }) => CHECKED.includes(phrase))
  const isPlain =
    !next.leads && isChecked && next.adds.length + next.takes.length + one.remarks.length === 0
  const isSame =
    one.vessel === next.vessel &&
    (first.phrase === second.phrase || (isFried(one) && isFried(next))) &&
    settingOf(one) === settingOf(next) &&
    next.heading === null
  if (!isPlain || !isSame || one.temperature === undefined || seconds > LONGEST) return null
  return {
    ...next,
    adds: one.adds,
    takes: one.takes,
    heading: one.heading,
    durationSeconds: seconds,
    // What had to stay whole before still has to.
    reverse: one.reverse || next.reverse,
    saying: {
      ...second,
      until: second.until ?? first.until,
      after: [...first.after, ...second.after],
    },
    actions: [...one.actions, ...next.actions],
  }
}

/** "Whisk until smooth. Continue to whisk and [add the stock]": nothing was added in between. */
function isToldTwice(one: PlannedOperation, next: PlannedOperation, hasTimes: boolean): boolean {
  return (
    !hasTimes &&
    one.temperature === undefined &&
    next.temperature === undefined &&
    one.vessel === next.vessel &&
    next.adds.length + next.takes.length === 0 &&
    !next.leads &&
    next.heading === null
  )
}

function withGoalOf(one: PlannedOperation, next: PlannedOperation): PlannedOperation | null {
  const [first, second] = [one.saying, next.saying]
  if (first.kind !== 'run' || second.kind !== 'run' || second.after.length > 0) return null
  // Two goals are two looks into the bowl.
  const isSame = one.technique === next.technique && settingOf(one) === settingOf(next)
  if (first.phrase !== second.phrase || (second.until && (first.until || !isSame))) return null
  return {
    ...one,
    durationSeconds: Math.max(one.durationSeconds ?? 0, next.durationSeconds ?? 0),
    reverse: one.reverse || next.reverse,
    saying: { ...first, until: first.until ?? second.until },
    remarks: [...one.remarks, ...next.remarks],
    actions: [...one.actions, ...next.actions],
  }
}

/** What beats a cold emulsion on once the oil is in. */
const BEATEN_ON: readonly string[] = ['dressing', 'whisk-cold', 'blend-smooth', 'smoothie', 'dip']
const TRICKLED: readonly string[] = ['trickle-in', 'emulsify']
/** An emulsion is beaten no shorter, in seconds. */
const MIN_EMULSIFYING = 2 * 60

/** "Pour in the oil in a thin stream and blend thoroughly": one run, as the oil is not in at once. */
function isEmulsifiedOn(one: PlannedOperation, next: PlannedOperation): boolean {
  return (
    TRICKLED.includes(one.technique) &&
    BEATEN_ON.includes(next.technique) &&
    one.vessel === next.vessel &&
    next.adds.length + next.takes.length + one.remarks.length === 0 &&
    !next.leads &&
    next.heading === null
  )
}

function emulsifiedOn(one: PlannedOperation, next: PlannedOperation): PlannedOperation {
  if (one.saying.kind !== 'run' || next.saying.kind !== 'run') return one
  const seconds = Math.max(MIN_EMULSIFYING, one.durationSeconds ?? 0)
  return {
    ...one,
    durationSeconds: seconds,
    saying: { ...one.saying, until: next.saying.until ?? one.saying.until },
    remarks: next.remarks,
    actions: [...one.actions, ...next.actions],
  }
}

function settingOf({ type, place, temperature, speed, tools }: PlannedOperation): string {
  return [type, place, temperature, speed, ...tools].join()
}

/** Sautéing, browning and cooking in fat are one work, whatever the orders call them. */
const isFried = ({ temperature }: PlannedOperation) => temperature === '120'
