import type { ActionGraph } from './ir/graph.ts'
import type { PlannedOperation } from './ir/operation.ts'

const MELTING = 'melt-fat'

/**
 * The vessels for which the bowl is filled without use, by their numbers: what is to be
 * mixed and is poured out again before anything has run, butter that is melted for a pot on the stove. The cook
 * sees to them by hand.
 */
export function idleVessels(
  operations: readonly PlannedOperation[],
  { actions }: Pick<ActionGraph, 'actions'>,
): Set<number> {
  const isWork = (id: number) => actions[id]?.role === 'work'
  const idle = unworked(operations).filter((one) => one.actions.some(isWork))
  const vessels = [...idle, ...meltedForPot(operations)]
  return new Set(vessels.flatMap(({ vessel }) => vessel ?? []))
}

/** "[Weigh in eggs and milk, to be mixed.] Transfer to a bowl and set aside" */
function unworked(operations: readonly PlannedOperation[]): PlannedOperation[] {
  let filling: PlannedOperation | null = null
  return operations.flatMap((operation) => {
    const { type, place, clears } = operation
    if (type === 'WEIGH' && place === 'bowl') filling ??= operation
    if (type === 'OPERATE') filling = null
    if (!clears) return []
    const idle = filling
    filling = null
    return idle ? [idle] : []
  })
}

/** "[Melt the butter.] Transfer it to a large pot and fry the onion" */
function meltedForPot(operations: readonly PlannedOperation[]): PlannedOperation[] {
  return operations.filter(({ technique, vessel }, at) => {
    const next = operations[at + 1]
    const runs = operations.filter((one) => one.type === 'OPERATE' && one.vessel === vessel)
    const isPouredOut =
      next?.saying.kind === 'source' && next.saying.before?.some((one) => one.phrase === 'toVessel')
    return technique === MELTING && runs.length === 1 && isPouredOut
  })
}
