import { bowlMillilitres, gramsOfKind } from '../bowl-contents.ts'
import { degreesOf, type Problem, type StepFacts, warning } from '../finding.ts'

/** Milk, starch and soups rise from here on, °C. */
const RISES_FROM = 90
/** Less milk than this has no room to climb in a full pot. */
const MILKY_GRAMS = 250

/** Nobody knows it closer, ml. */
const ABOUT = 10

/** S1 and S2: the bowl must not be too full. Unknown amounts count as nothing. */
export function checkFill({ isRunning, bowl, temperature, limits }: StepFacts): Problem[] {
  if (!isRunning) return []

  const found = Math.ceil(bowlMillilitres(bowl) / ABOUT) * ABOUT
  if (found > limits.bowlMl) return [warning('S1', 'BOWL_OVERFULL', { found, to: limits.bowlMl })]
  if (degreesOf(temperature) < RISES_FROM) return []
  if (found > limits.hotFillMl) {
    return [warning('S2', 'BOWL_FULL_HOT', { found, to: limits.hotFillMl })]
  }

  const isMilky = gramsOfKind(bowl, 'dairy') >= MILKY_GRAMS
  if (!isMilky || found <= limits.foamingFillMl) return []
  return [warning('S2', 'FOAM_FILL', { found, to: limits.foamingFillMl })]
}
