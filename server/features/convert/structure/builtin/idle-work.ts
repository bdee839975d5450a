import type { ActionGraph } from './ir/graph.ts'
import type { PlannedOperation } from './ir/operation.ts'
import type { Food } from './parse/lexicon/kinds.ts'
import { trace } from './plan/trace.ts'
import { DRY } from './resolve/food-kinds.ts'

/**
 * The vessels whose machine work achieves nothing, by their numbers: foods that should be mixed but
 * leave the bowl before anything has run, and butter that is melted only for a pot on the stove.
 * If a dough would be kneaded without anything wet, the vessels have been misunderstood, and all of
 * them are left to the cook.
 */
export function idleVessels(
  operations: readonly PlannedOperation[],
  graph: Pick<ActionGraph, 'actions' | 'vessels'>,
): Set<number> {
  if (isKneadedDry(operations, graph)) return new Set(graph.vessels.map(({ id }) => id))
  const isWork = (id: number) => graph.actions[id]?.role === 'work'
  const idle = unworked(operations).filter((one) => one.actions.some(isWork))
  const vessels = [...idle, ...meltedForPot(operations)]
  return new Set(vessels.flatMap(({ vessel }) => vessel ?? []))
}

const DRY_DOUGH: readonly (Food | null)[] = [...DRY, 'yeast']

/** "[Set the flour aside. Mix the liquids.] Knead the dough", with the liquids left elsewhere. */
function isKneadedDry(
  operations: readonly PlannedOperation[],
  graph: Pick<ActionGraph, 'actions' | 'vessels'>,
): boolean {
  const kneading = operations.filter(({ speed }) => speed === 'dough')
  if (kneading.length === 0) return false
  const traced = trace(graph)
  return kneading
    .flatMap(({ actions }) => actions)
    .filter((id) => graph.actions[id]?.verb === 'knead')
    .some((id) => {
      const foods = [...(traced[id]?.after.values() ?? [])].map(({ food }) => food.food)
      // Water is often used without being listed.
      const isWet = graph.actions.some(
        ({ vessel, namesWater }) => namesWater && vessel === graph.actions[id]?.vessel,
      )
      return !isWet && foods.includes('flour') && foods.every((food) => DRY_DOUGH.includes(food))
    })
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

/** "[Melt the butter.] Transfer it to a large pot and add it to the batter" */
function meltedForPot(operations: readonly PlannedOperation[]): PlannedOperation[] {
  return operations.filter(({ technique, vessel }, at) => {
    const next = operations[at + 1]
    const runs = operations.filter((one) => one.type === 'OPERATE' && one.vessel === vessel)
    const isPouredOut =
      next?.saying.kind === 'source' && next.saying.before?.some((one) => one.phrase === 'toVessel')
    return technique === 'melt-fat' && runs.length === 1 && isPouredOut
  })
}
