import { repairRecipe } from '#shared/appliance/check.ts'
import { DEFAULT_MODEL } from '#shared/appliance/models.ts'
import { type ReplayFault, replayFaults } from '#shared/appliance/verify-replay.ts'
import type { Ingredient, Step, StepInput } from '#shared/recipe.ts'
import { FROM_START, type LeftToCook, WHOLLY } from './ir/left-to-cook.ts'
import type { PlannedOperation } from './ir/operation.ts'
import type { MachinePhrase } from './ir/phrases.ts'
import type { KnownIngredient } from './parse/ingredients.ts'

/** What the check says where there is too much of it. */
const CAPACITY = /^(?:BOWL|BASKET|DOUGH)_(?:OVERFULL|TOO_MUCH|FULL_HOT)/

/** Degrees Celsius. */
const YEAST_DIES = 45
/** What is hotter than this is frying and not boiling. */
const FRYING_FROM = 105
const COOKING_FROM = 80
/** Seconds of cooking that are worth a bowl to wash, though the rest is done in a pot (E). */
const LONG = 300

/**
 * The vessels whose machine work the appliance check finds dangerous or impossible, by their
 * numbers, with what the cook is told of it; what does not fit, from where it is too much. What the
 * source itself sets is not ours to take back.
 */
export function unsafeVessels(
  operations: readonly PlannedOperation[],
  steps: readonly StepInput[],
  foods: readonly KnownIngredient[],
): Map<number, LeftToCook> {
  const ingredients = usedIn(operations, foods)
  // The techniques give the settings of the usual model.
  const checked = repairRecipe({ ingredients, steps }, DEFAULT_MODEL).steps
  const vessels = checked.flatMap((step, at) => {
    const operation = operations[at]
    const isOurs = operation !== undefined && operation.technique !== 'own-setting'
    if (!isOurs || operation.vessel === null || unsafeNotices(step).length === 0) return []
    const heated = unsafeNotices(step).some(({ code }) => code === 'YEAST_IN_HOT_BOWL')
      ? heatedBefore(operations, at)
      : null
    const reason = reasonOf(step)
    const isPart = reason === 'leftCapacity' && isCookedBefore(at, operations)
    const whole = reason === 'leftCapacity' ? FROM_START : WHOLLY
    const from = isPart ? firstOrderFor(at, operations) : whole
    return [[heated ?? operation.vessel, { from, reason }] as const]
  })
  // Where it is too much twice, the first time counts.
  return new Map(vessels.toReversed())
}

/** What has been fried or cooked for a while goes on in a pot; dough that is too much is not begun in the bowl. */
function isCookedBefore(at: number, operations: readonly PlannedOperation[]): boolean {
  const vessel = operations[at]?.vessel
  return operations
    .slice(0, at)
    .some((one) => one.vessel === vessel && (isFrying(one) || isLongCooking(one)))
}

const isFrying = ({ temperature }: PlannedOperation) => Number(temperature ?? 0) >= FRYING_FROM

const isLongCooking = ({ temperature, durationSeconds }: PlannedOperation) =>
  Number(temperature ?? 0) >= COOKING_FROM && (durationSeconds ?? 0) >= LONG

/** The first order of what goes in for a run, so that nothing is weighed in and poured out again. */
function firstOrderFor(at: number, operations: readonly PlannedOperation[]): number {
  const before = operations.slice(0, at).findLastIndex(({ type }) => type === 'OPERATE')
  const orders = operations.slice(before + 1, at + 1).flatMap(({ actions }) => actions)
  return Math.min(...orders)
}

/**
 * The vessels whose machine work does not add up when the steps are replayed: amounts that go in
 * twice or not at all, a bowl that runs empty.
 */
export function brokenVessels(
  operations: readonly PlannedOperation[],
  steps: readonly StepInput[],
  foods: readonly KnownIngredient[],
): Set<number> {
  const faults = replayFaults({ ingredients: usedIn(operations, foods), steps: [...steps] })
  const isSaid = ({ code, ref }: ReplayFault) =>
    code === 'NOT_ALL_ADDED' &&
    operations.some(({ adds }) => adds.some((one) => one.food.id === ref && one.isAllSaid))
  const broken = faults.filter((fault) => !isSaid(fault))
  const vessels = broken.flatMap((fault) => operationsOf(fault, operations))
  return new Set(vessels.flatMap(({ vessel }) => vessel ?? []))
}

/** The step at fault, or all that put in the ingredient whose amounts do not add up. */
function operationsOf(
  { stepNumber, ref }: ReplayFault,
  operations: readonly PlannedOperation[],
): readonly PlannedOperation[] {
  if (stepNumber !== undefined) return operations.slice(stepNumber - 1, stepNumber)
  return operations.filter(({ adds }) => adds.some(({ food }) => food.id === ref))
}

/** The list with what the method uses besides. */
function usedIn(
  operations: readonly PlannedOperation[],
  foods: readonly KnownIngredient[],
): Ingredient[] {
  const used = operations.flatMap(({ adds }) => adds.map(({ food }) => food.apart?.from ?? food))
  const all = new Map([...foods, ...used].map((food) => [food.id, food.entry]))
  return [...all.values()]
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
