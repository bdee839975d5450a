import { isOnMachine } from './appliance/kitchen-state.ts'
import type { StepInput, StepTake } from './recipe.ts'
import { takenStep } from './recipe-references.ts'

/**
 * Counts the steps from 1 again, after some of those `before` have gone or moved. Whoever took from
 * a step that is gone takes what that one worked on; nobody takes from a step that now comes later.
 */
export function renumberSteps<T extends StepInput>(
  steps: readonly T[],
  before: readonly StepInput[] = steps,
): T[] {
  const numbers = new Map(steps.map(({ stepNumber }, index) => [stepNumber, index + 1]))
  return steps.map((step, index) => {
    const { takes } = step
    const stepNumber = index + 1
    if (!takes) return { ...step, stepNumber }
    const still = takes
      .flatMap((take) => stillThere(take, before, numbers))
      .map((take) => withNumber(take, numbers.get(takenStep(take)) ?? 0))
      .filter((take) => takenStep(take) < stepNumber)
    return { ...step, stepNumber, takes: withoutRepeats(still) }
  })
}

/** The take itself, or those of the step that is gone; by the numbers of before. */
function stillThere(
  take: StepTake,
  before: readonly StepInput[],
  numbers: ReadonlyMap<number, number>,
): StepTake[] {
  const number = takenStep(take)
  if (numbers.has(number)) return [take]
  const at = before.findIndex(({ stepNumber }) => stepNumber === number)
  const gone = before[at]
  if (!gone) return []
  const earlier = before.slice(0, at)
  const sources = [...(gone.takes ?? []), ...machineBefore(gone, earlier)]
  return sources.flatMap((source) =>
    stillThere(withPart(source, partOf(take) * partOf(source)), earlier, numbers),
  )
}

/** What a step at the machine works on is also there from the step before it. */
function machineBefore({ place }: StepInput, earlier: readonly StepInput[]): number[] {
  const last = earlier.findLast((step) => isOnMachine(step.place))
  return isOnMachine(place) && last && !last.clears ? [last.stepNumber] : []
}

function partOf(take: StepTake): number {
  return typeof take === 'number' ? 1 : (take.part ?? 1)
}

function withPart(take: StepTake, part: number): StepTake {
  return part === 1 ? takenStep(take) : { step: takenStep(take), part }
}

function withNumber(take: StepTake, step: number): StepTake {
  return typeof take === 'number' ? step : { ...take, step }
}

function withoutRepeats(takes: readonly StepTake[]): StepTake[] {
  const firsts = new Map(takes.toReversed().map((take) => [takenStep(take), take]))
  return takes.filter((take) => firsts.get(takenStep(take)) === take)
}

/** The steps without any mention of ingredients that are gone. */
export function withoutIngredients<T extends StepInput>(
  steps: readonly T[],
  gone: ReadonlySet<number>,
): T[] {
  return steps.map((step) => ({
    ...step,
    ingredientRefs: step.ingredientRefs.filter((ref) => !gone.has(ref)),
    ...(step.adds && { adds: step.adds.filter(({ ref }) => !gone.has(ref)) }),
  }))
}
