import { type Problem, type StepFacts, temperatureLabel, warning } from '../finding.ts'

const RULE = 'S15'
/** Up to here the heat was only meant to help the yeast. */
const LUKEWARM = 40

/** S15: the dough mode neither heats nor starts on a hot bowl. */
export function checkDough({ isRunning, speed, temperature, bowl, limits }: StepFacts): Problem[] {
  if (!isRunning || speed !== 'dough') return []

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
