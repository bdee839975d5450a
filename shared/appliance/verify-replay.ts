import type { RecipeContent, StepInput } from '#shared/recipe.ts'
import { takenStep } from '#shared/recipe-references.ts'
import { isOnMachine, replay, type StateAtStep } from './kitchen-state.ts'

/** A breach of what the structure of a recipe's steps promises. */
export type ReplayFault = {
  code:
    | 'NO_PLACE'
    | 'ADDS_NOT_NAMED'
    | 'TAKES_LATER'
    | 'RUNS_EMPTY'
    | 'RUNS_OFF_MACHINE'
    | 'NOT_ADDED'
    | 'NOT_ALL_ADDED'
    | 'ADDED_TWICE'
    | 'NEVER_TAKEN'
    | 'LEFT_IN_BOWL'
    | 'IN_TWO_PLACES'
    | 'WORKS_ON_NOTHING'
  /** Missing where it is the recipe as a whole that is wrong. */
  stepNumber?: number
  /** The ingredient it is about. */
  ref?: number
  /** A sentence in English, for whoever made the steps. */
  message: string
}

/** Shares are rounded: this much more or less is still the whole amount. */
const TOLERANCE = 0.1

/**
 * What does not add up when the steps are replayed: amounts that go in more or less than once,
 * steps without a place, and places that run empty. Nothing is wrong with a recipe without faults,
 * as far as its amounts and places tell.
 */
export function replayFaults(content: Pick<RecipeContent, 'ingredients' | 'steps'>): ReplayFault[] {
  const states = replay(content.steps)
  return [...stepFaults(states), ...amountFaults(content.ingredients, states)]
}

function stepFaults(states: readonly StateAtStep[]): ReplayFault[] {
  const earlier = new Set<number>()
  return states.flatMap((state) => {
    const { stepNumber } = state.step
    const faults = [
      ...placeFaults(state),
      ...additionFaults(state.step),
      ...takeFaults(state.step, earlier),
    ].map((fault) => ({ ...fault, stepNumber }))
    earlier.add(stepNumber)
    return faults
  })
}

function placeFaults({ step, during }: StateAtStep): ReplayFault[] {
  const start = `Step ${step.stepNumber}`
  const { place } = step
  if (!place) return [{ code: 'NO_PLACE', message: `${start} does not say its place.` }]
  if (step.type !== 'OPERATE') return []
  if (!isOnMachine(place))
    return [{ code: 'RUNS_OFF_MACHINE', message: `${start} runs, but its place is ${place}.` }]

  const empty = [place, 'bowl' as const].find((one) => during.machine[one].size === 0)
  if (!empty) return []
  return [{ code: 'RUNS_EMPTY', message: `${start} runs with nothing in the ${empty}.` }]
}

function additionFaults({ stepNumber, adds = [], ingredientRefs }: StepInput): ReplayFault[] {
  const unnamed = adds.filter(({ ref }) => !ingredientRefs.includes(ref))
  return unnamed.map(({ ref }) => ({
    code: 'ADDS_NOT_NAMED',
    ref,
    message: `Step ${stepNumber} adds ingredient ${ref}, which is not among its ingredientRefs.`,
  }))
}

function takeFaults(
  { stepNumber, takes = [] }: StepInput,
  earlier: ReadonlySet<number>,
): ReplayFault[] {
  const later = takes.map(takenStep).filter((number) => !earlier.has(number))
  return later.map((number) => ({
    code: 'TAKES_LATER',
    message: `Step ${stepNumber} takes from step ${number}, which does not come before it.`,
  }))
}

function amountFaults(
  ingredients: RecipeContent['ingredients'],
  states: readonly StateAtStep[],
): ReplayFault[] {
  const sums = new Map<number, number>()
  for (const { ref, part } of states.flatMap(({ adds }) => adds))
    sums.set(ref, (sums.get(ref) ?? 0) + part)
  return ingredients.flatMap(({ ingredientJsonId: ref, name }): ReplayFault[] => {
    const sum = sums.get(ref) ?? 0
    if (Math.abs(sum - 1) < TOLERANCE) return []
    if (sum === 0) return [{ code: 'NOT_ADDED', ref, message: `${name} goes into no step.` }]
    const share = `${name} goes in ${sum.toFixed(2)} times`
    const code = sum < 1 ? 'NOT_ALL_ADDED' : 'ADDED_TWICE'
    return [{ code, ref, message: `${share} in all; it has to be once.` }]
  })
}
