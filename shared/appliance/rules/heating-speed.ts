import type { Problem, StepFacts } from '../finding.ts'
import { capSpeed, topSpeed, writeSpeed } from '../settings.ts'

const RULE = 'S6'
/** One mark less still stirs the same; more would turn chopping into stirring. */
const SAME_DISH = 1

/** S6: while heating the blades may only turn slowly. */
export function checkHeatingSpeed({ step, isRunning, speed, limits }: StepFacts): Problem[] {
  const top = speed && topSpeed(speed)
  if (!isRunning || !step.temperature || !speed || top === null) return []

  const { recommended, hard } = limits.heatingSpeed
  if (top <= recommended) return []

  const isNear = top - recommended <= SAME_DISH
  const params = { from: writeSpeed(speed), to: writeSpeed(capSpeed(speed, recommended)) }
  const fix = { speed: params.to }
  if (isNear) return [{ rule: RULE, code: 'HEATING_FAST', params, harmless: true, fix }]
  const code = top > hard ? 'HEATING_TOO_FAST' : 'HEATING_FAST'
  return [{ rule: RULE, code, params, harmless: false, fix }]
}
