import { ingredientGrams } from '../amount.ts'
import { type Problem, type StepFacts, warning } from '../finding.ts'

/** Milk, starch and soups rise from here on. */
const RISES_FROM = 90

/**
 * S1 and S2: the bowl must not be too full. Grams count as millilitres and unknown amounts as
 * nothing, so what is found is too full indeed.
 */
export function checkFill({ isRunning, bowl, temperature, limits }: StepFacts): Problem[] {
  if (!isRunning) return []

  const listed = bowl.contents.reduce((sum, entry) => sum + (ingredientGrams(entry) ?? 0), 0)
  const found = Math.round(listed)
  if (found > limits.bowlMl) return [warning('S1', 'BOWL_OVERFULL', { found, to: limits.bowlMl })]

  const isHot = temperature === 'varoma' || (temperature ?? 0) >= RISES_FROM
  if (!isHot || found <= limits.hotFillMl) return []
  return [warning('S2', 'BOWL_FULL_HOT', { found, to: limits.hotFillMl })]
}
