import { type Problem, type StepFacts, temperatureLabel, warning } from '../finding.ts'
import { capSpeed, topSpeed, writeSpeed } from '../settings.ts'

const RULE = 'S13'
/** Whisking one mark slower gives the same foam; above that the step meant the blades. */
const SAME_DISH = 1

/** S13: the butterfly whisk breaks at high speed, in Turbo and in dough. */
export function checkWhisk(facts: StepFacts): Problem[] {
  if (!facts.isRunning || !facts.step.tools.includes('whisk')) return []
  return [...checkWhiskSpeed(facts), ...checkWhiskHeat(facts)]
}

function checkWhiskSpeed({ speed, limits }: StepFacts): Problem[] {
  if (speed === 'turbo' || speed === 'dough') return [warning(RULE, 'WHISK_MODE')]

  const { maxSpeed } = limits.whisk
  const top = speed && topSpeed(speed)
  if (!speed || !top || top <= maxSpeed) return []

  const params = { from: writeSpeed(speed), to: maxSpeed }
  const fix = { speed: writeSpeed(capSpeed(speed, maxSpeed)) }
  const isNear = top - maxSpeed <= SAME_DISH
  if (isNear) return [{ rule: RULE, code: 'WHISK_FAST', params, harmless: true, fix }]
  return [{ rule: RULE, code: 'WHISK_TOO_FAST', params, harmless: false, fix }]
}

function checkWhiskHeat({ temperature, limits }: StepFacts): Problem[] {
  const limit = limits.whisk.maxTemperature
  const isFine = limit === null || temperature === null
  if (isFine || (temperature !== 'varoma' && temperature <= limit)) return []
  return [warning(RULE, 'WHISK_HOT', { model: limits.name, to: temperatureLabel(limit) })]
}
