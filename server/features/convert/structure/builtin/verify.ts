import { repairRecipe } from '#shared/appliance/check.ts'
import { DEFAULT_MODEL } from '#shared/appliance/models.ts'
import type { Step, StepInput } from '#shared/recipe.ts'
import type { PlannedOperation } from './ir/operation.ts'
import type { MachinePhrase } from './ir/phrases.ts'
import type { KnownIngredient } from './parse/ingredients.ts'

/** What the check says where there is too much of it. */
const CAPACITY = /^(?:BOWL|BASKET|DOUGH)_(?:OVERFULL|TOO_MUCH|FULL_HOT)/

/** Degrees Celsius. */
const YEAST_DIES = 45

/**
 * The vessels whose machine work the appliance check finds dangerous or impossible, by their
 * numbers, with what the cook is told of it. What the source itself sets is not ours to take back.
 */
export function unsafeVessels(
  operations: readonly PlannedOperation[],
  steps: readonly StepInput[],
  foods: readonly KnownIngredient[],
): Map<number, MachinePhrase | null> {
  const used = operations.flatMap(({ adds }) => adds.map(({ food }) => food.apart?.from ?? food))
  const all = new Map([...foods, ...used].map((food) => [food.id, food.entry]))
  const ingredients = [...all.values()]
  // The techniques give the settings of the usual model.
  const checked = repairRecipe({ ingredients, steps }, DEFAULT_MODEL).steps
  const vessels = checked.flatMap((step, at) => {
    const operation = operations[at]
    const isOurs = operation !== undefined && operation.technique !== 'own-setting'
    if (!isOurs || operation.vessel === null || unsafeNotices(step).length === 0) return []
    const heated = unsafeNotices(step).some(({ code }) => code === 'YEAST_IN_HOT_BOWL')
      ? heatedBefore(operations, at)
      : null
    return [[heated ?? operation.vessel, reasonOf(step)] as const]
  })
  return new Map(vessels)
}

/** Butter that was melted in the bowl before the dough: it is melted in a pan, and the dough kneaded. */
function heatedBefore(operations: readonly PlannedOperation[], at: number): number | null {
  const hot = operations
    .slice(0, at)
    .findLast(({ temperature = 0 }) => temperature === 'varoma' || Number(temperature) > YEAST_DIES)
  return hot?.vessel ?? null
}

function reasonOf(step: Step): MachinePhrase | null {
  return unsafeNotices(step).every(({ code }) => CAPACITY.test(code)) ? 'leftCapacity' : null
}

function unsafeNotices({ notices }: Step) {
  return notices.filter(({ severity }) => severity === 'danger' || severity === 'problem')
}
