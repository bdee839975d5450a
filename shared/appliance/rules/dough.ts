import { bowlGrams, gramsOfKind } from '../bowl-contents.ts'
import { type Problem, type StepFacts, temperatureLabel, warning } from '../finding.ts'

const RULE = 'S15'
/** Up to here the heat was only meant to help the yeast. */
const LUKEWARM = 40

/** The machine shakes and wanders on the table when it kneads for long, s; estimate. */
const WANDERS_FROM = 360

/** S15: the dough mode neither heats nor starts on a hot bowl, and bears a limited load. */
export function checkDough(facts: StepFacts): Problem[] {
  if (!facts.isRunning || facts.speed !== 'dough') return []
  return [...checkHeat(facts), ...checkLoad(facts), ...checkAttended(facts)]
}

function checkLoad({ bowl, limits }: StepFacts): Problem[] {
  const { maxFlourG, maxDoughG } = limits.dough
  const flour = Math.round(gramsOfKind(bowl, 'flour'))
  const isTooMuch = flour > maxFlourG || (maxDoughG !== null && bowlGrams(bowl) > maxDoughG)
  const params = { model: limits.name, found: flour, to: maxFlourG }
  return flour > 0 && isTooMuch ? [warning(RULE, 'DOUGH_TOO_MUCH', params)] : []
}

function checkAttended({ step }: StepFacts): Problem[] {
  return (step.durationSeconds ?? 0) >= WANDERS_FROM ? [warning(RULE, 'DOUGH_WALKS')] : []
}

function checkHeat({ temperature, bowl, limits }: StepFacts): Problem[] {
  const limit = limits.dough.maxBowlTemperature
  const from = temperatureLabel(bowl.temperature)
  const hot = bowl.temperature > limit ? [warning(RULE, 'DOUGH_HOT', { from })] : []
  if (temperature === null) return hot

  const params = { from: temperatureLabel(temperature) }
  const fix = { temperature: undefined }
  const code = 'DOUGH_HEATED'
  const isMild = temperature !== 'varoma' && temperature <= LUKEWARM
  if (isMild) return [...hot, { rule: RULE, code, params, harmless: true, fix }]
  return [...hot, { rule: RULE, code, params, harmless: false, fix }]
}
