import type { RecipeContent, StepTake } from '#shared/recipe.ts'
import { takenStep } from '#shared/recipe-references.ts'
import { clearedPlaces, isOnMachine, replay, type StateAtStep } from './kitchen-state.ts'
import type { ReplayFault } from './verify-replay.ts'

/** More than all of a food, with room for rounded shares. */
const DOUBLED = 1.15

type Kitchen = {
  states: readonly StateAtStep[]
  nameOf: (ref: number) => string
}

/**
 * Food that is not where the steps go on with it: made and never taken up again, left in the bowl
 * from which it was taken, in two places at once, or missing where something is cooked. A cook may
 * understand such a recipe all the same, so these are doubts rather than breaches.
 */
export function lostFood({
  ingredients,
  steps,
}: Pick<RecipeContent, 'ingredients' | 'steps'>): ReplayFault[] {
  const names = new Map(ingredients.map(({ ingredientJsonId, name }) => [ingredientJsonId, name]))
  const kitchen = { states: replay(steps), nameOf: (ref: number) => names.get(ref) ?? `${ref}` }
  return [
    ...neverTaken(kitchen),
    ...kitchen.states.flatMap((state) => [
      ...leftInBowl(state, kitchen),
      ...doubled(state, kitchen),
      ...workOnNothing(state),
    ]),
  ]
}

/** What a step made stands somewhere to the end, and nothing served later has any of it. */
function neverTaken({ states, nameOf }: Kitchen): ReplayFault[] {
  const taken = new Set(states.flatMap(({ step }) => step.takes ?? []).map(takenStep))
  const ends = states.filter(
    (state) =>
      state.contents.size > 0 && !taken.has(state.step.stepNumber) && !goesOn(state, states),
  )
  return ends.slice(0, -1).flatMap(({ step: { stepNumber }, contents }, at) => {
    const later = ends.slice(at + 1)
    const lost = [...contents.keys()].filter((ref) => !later.some((end) => end.contents.has(ref)))
    if (lost.length === 0) return []
    const foods = lost.map(nameOf).join(', ')
    const message = `What step ${stepNumber} makes goes into no later step: ${foods}.`
    return [{ code: 'NEVER_TAKEN', stepNumber, message }]
  })
}

/** It stays in the machine, where a later step works on it. */
function goesOn({ step }: StateAtStep, states: readonly StateAtStep[]): boolean {
  const { place, stepNumber } = step
  if (!isOnMachine(place) || clearedPlaces(step).includes(place)) return false
  return states.some(
    ({ step: other }) =>
      other.stepNumber > stepNumber &&
      (other.place === place || clearedPlaces(other).includes(place)),
  )
}

/** A step elsewhere takes all that is in the bowl, which is then used as if it still had it. */
function leftInBowl({ step, before }: StateAtStep, { states }: Kitchen): ReplayFault[] {
  const { stepNumber, takes = [] } = step
  if (isOnMachine(step.place) || clearedPlaces(step).includes('bowl')) return []
  const isWhole = (take: StepTake) => typeof take === 'number' || (take.part ?? 1) === 1
  const from = takes.filter(isWhole).map(takenStep)
  const isTaken = states.some(
    (state) =>
      from.includes(state.step.stepNumber) &&
      state.step.place === 'bowl' &&
      state.contents.size > 0 &&
      [...state.contents.keys()].every((ref) => before.machine.bowl.has(ref)),
  )
  const next = states.find(
    (state) => state.step.stepNumber > stepNumber && state.step.place === 'bowl',
  )
  if (!isTaken || !next) return []
  const message = `Step ${stepNumber} takes what is in the bowl, which step ${next.step.stepNumber} uses as if it were still there.`
  return [{ code: 'LEFT_IN_BOWL', stepNumber, message }]
}

function doubled({ step: { stepNumber }, contents }: StateAtStep, { nameOf }: Kitchen) {
  const twice = [...contents].filter(([, part]) => part > DOUBLED)
  return twice.map(
    ([ref]): ReplayFault => ({
      code: 'IN_TWO_PLACES',
      stepNumber,
      ref,
      message: `At step ${stepNumber} there is more ${nameOf(ref)} than the list has: it was in two places.`,
    }),
  )
}

/** "Cook for 10 minutes" over an empty pan, stirring in an empty bowl. */
function workOnNothing({ step, contents, during }: StateAtStep): ReplayFault[] {
  const { stepNumber, place, type, durationSeconds } = step
  const isCooking = place === 'stove' || place === 'oven' || place === 'grill'
  const cooksNothing = isCooking && Boolean(durationSeconds) && contents.size === 0
  const isInBowl = place === 'bowl' && type === 'MANUAL' && !step.tools.includes('whisk')
  if (!cooksNothing && !(isInBowl && during.machine.bowl.size === 0)) return []
  const message = `Step ${stepNumber} works on nothing: no food is at its place.`
  return [{ code: 'WORKS_ON_NOTHING', stepNumber, message }]
}
