import { isSteaming } from '../bowl.ts'
import { bowlGrams, gramsOfKind } from '../bowl-contents.ts'
import { degreesOf, type Problem, type StepFacts, warning } from '../finding.ts'

/** Oil at this heat fries, °C. */
const FRIES_FROM = 115
const OIL_DENSITY = 0.92

/** S20 and S22: frying takes little oil and small batches. */
export function checkFrying(facts: StepFacts): Problem[] {
  if (!facts.isRunning || isSteaming(facts.step)) return []
  return [...checkOil(facts), ...checkBatch(facts)]
}

function checkOil({ temperature, bowl, limits }: StepFacts): Problem[] {
  const grams = gramsOfKind(bowl, 'oil')
  const found = Math.round(grams / OIL_DENSITY)
  const isFrying = degreesOf(temperature) >= FRIES_FROM && grams > bowlGrams(bowl) / 2
  if (!isFrying || found <= limits.hotOilMl) return []
  return [warning('S20', 'OIL_TOO_MUCH', { found, to: limits.hotOilMl })]
}

function checkBatch({ temperature, bowl, limits }: StepFacts): Problem[] {
  const { browning } = limits
  if (!browning || typeof temperature !== 'number') return []

  const found = Math.round(bowlGrams(bowl))
  const isBrowning = browning.temperatures.includes(temperature)
  if (!isBrowning || found <= browning.maxLoadG) return []
  return [warning('S22', 'BROWNING_BATCH', { found, to: browning.maxLoadG })]
}
