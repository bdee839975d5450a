import { clearedPlaces, isOnMachine, type StateAtStep } from '#shared/appliance/kitchen-state.ts'
import { takenStep } from '#shared/recipe-references.ts'
import type { AnswerView } from './answer-view.ts'
import { type Mistake, problem } from './mistake.ts'

/**
 * Food that has left the bowl by what is done to it, but not by its step's fields: hands shape it "in
 * the bowl", or it is taken and the bowl is filled anew as if it were empty.
 */
export function placeMistakes({ states }: AnswerView): Mistake[] {
  return states.flatMap((state) => [...takesFromItself(state, states), ...staysIn(state, states)])
}

type States = readonly StateAtStep[]

/** What stays where it is needs no `takes`, so the step means another place. */
function takesFromItself({ step, before }: StateAtStep, states: States): Mistake[] {
  const { place, type, stepNumber } = step
  if (!isOnMachine(place) || type === 'OPERATE') return []
  const own = productsOf(step, states).find(
    (from) => from.step.place === place && isAllIn(from, before.machine[place]),
  )
  if (!own) return []
  const message = `Step ${stepNumber} takes what step ${own.step.stepNumber} left in the ${place}, where it is already: if it goes elsewhere, say that place.`
  return [problem(message)]
}

/** A step elsewhere takes all of the bowl, which the next one fills with something else. */
function staysIn({ step, before }: StateAtStep, states: States): Mistake[] {
  const { place, stepNumber } = step
  if (isOnMachine(place) || clearedPlaces(step).includes('bowl')) return []
  const isTaken = productsOf(step, states).some(
    (from) => from.step.place === 'bowl' && isAllIn(from, before.machine.bowl),
  )
  const later = states.filter(
    (one) => one.step.stepNumber > stepNumber && one.step.place === 'bowl',
  )
  const [next] = later
  const comesBack = later.some(({ step: one }) => (one.takes ?? []).some(isOf(stepNumber)))
  if (!isTaken || !next || comesBack || next.adds.length === 0) return []
  const message = `Step ${stepNumber} takes what is in the bowl, and step ${next.step.stepNumber} adds to it there: if the bowl is emptied, say so with clears.`
  return [problem(message)]
}

/** The steps of which this one takes all. */
function productsOf({ takes = [] }: StateAtStep['step'], states: States): States {
  const whole = takes.filter((take) => typeof take === 'number' || (take.part ?? 1) === 1)
  return states.filter(({ step }) => whole.some(isOf(step.stepNumber)))
}

const isOf = (stepNumber: number) => (take: Parameters<typeof takenStep>[0]) =>
  takenStep(take) === stepNumber

function isAllIn({ contents }: StateAtStep, place: ReadonlyMap<number, number>): boolean {
  return contents.size > 0 && [...contents.keys()].every((ref) => place.has(ref))
}
