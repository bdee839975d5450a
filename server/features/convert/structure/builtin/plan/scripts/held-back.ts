import type { PlannedOperation } from '../../ir/operation.ts'
import type { Decision } from './script.ts'

/** Offers what a script has held back after the run that goes without it. */
export function withHeldBack(
  operations: readonly PlannedOperation[],
  decisions: ReadonlyMap<number, Decision>,
): PlannedOperation[] {
  const all = [...operations]
  for (let at = all.length - 1; at >= 0; at--) {
    const run = all[at]
    const portions = run?.type === 'OPERATE' ? heldBackOf(run, decisions) : []
    if (!run || portions.length === 0) continue
    const later = all.splice(at + 1).map((one) => takingAfter(one, at))
    all.push(offer(run, portions, potOf(all, run)), ...later)
  }
  return all
}

function heldBackOf({ actions }: PlannedOperation, decisions: ReadonlyMap<number, Decision>) {
  return actions.flatMap((id) => {
    const decision = decisions.get(id)
    return typeof decision === 'object' ? (decision.heldBack ?? []) : []
  })
}

/** The same operation where one more stands behind the number `at`, whose product is now meant. */
function takingAfter(operation: PlannedOperation, at: number): PlannedOperation {
  const moved = (one: number) => (one >= at ? one + 1 : one)
  const { takes, takenParts } = operation
  return {
    ...operation,
    takes: takes.map(moved),
    ...(takenParts && {
      takenParts: new Map([...takenParts].map(([one, part]) => [moved(one), part])),
    }),
  }
}

/** The step whose product was brought in only in part: there the rest has gone in already. */
function potOf(
  operations: readonly PlannedOperation[],
  { vessel }: PlannedOperation,
): readonly number[] {
  const brought = operations.findLast((one) => one.vessel === vessel && one.takenParts)
  return brought?.takes ?? []
}

function offer(
  run: PlannedOperation,
  foods: NonNullable<PlannedOperation['adds']>,
  pot: readonly number[],
): PlannedOperation {
  return {
    type: 'MANUAL',
    place: 'bowl',
    adds: pot.length > 0 ? [] : foods,
    takes: pot,
    durationSeconds: undefined,
    temperature: undefined,
    speed: undefined,
    reverse: false,
    tools: [],
    saying: { kind: 'fixed', sentences: [{ phrase: 'inCase', foods }] },
    heading: null,
    remarks: [],
    vessel: run.vessel,
    technique: 'hold-back',
    actions: [],
  }
}
