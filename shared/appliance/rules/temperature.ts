import { type Problem, type StepFacts, temperatureLabel, warning } from '../finding.ts'
import { nearestTemperature } from '../nearest-temperature.ts'
import { tellsOtherHeat } from '../step-words.ts'

const RULE = 'limit'
/** Nobody tastes two degrees. */
const SNAP_DEGREES = 2

/** The temperature must be readable and one that the model can be set to. */
export function checkTemperature({ step, isRunning, temperature, limits }: StepFacts): Problem[] {
  if (!isRunning || !step.temperature) return []
  if (temperature === null) {
    return [warning(RULE, 'TEMPERATURE_UNREADABLE', { from: step.temperature })]
  }
  if (temperature === 'varoma' || limits.temperatures.includes(temperature)) return []
  if (limits.browning?.temperatures.includes(temperature)) return []
  if (tellsOtherHeat(step.instructionText)) return []

  const nearest = nearestTemperature(limits, temperature)
  const params = {
    model: limits.name,
    from: temperatureLabel(temperature),
    to: temperatureLabel(nearest),
  }
  const fix = { temperature: String(nearest) }
  const isNear = Math.abs(nearest - temperature) <= SNAP_DEGREES
  if (isNear) return [{ rule: RULE, code: 'TEMPERATURE_OFF_LIST', params, harmless: true, fix }]
  return [{ rule: RULE, code: 'TEMPERATURE_FAR_OFF', params, harmless: false, fix }]
}
