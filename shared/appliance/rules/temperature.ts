import { type Problem, type StepFacts, temperatureLabel, warning } from '../finding.ts'
import { nearestTemperature } from '../nearest-temperature.ts'
import { tellsOtherHeat } from '../step-words.ts'

const RULE = 'limit'
/** Nobody tastes two degrees. */
const SNAP_DEGREES = 2

/** The temperature must be readable and one that the model can be set to. */
export function checkTemperature(facts: StepFacts): Problem[] {
  const { step, isRunning, temperature, limits } = facts
  if (!isRunning || !step.temperature) return []
  if (temperature === null) {
    return [warning(RULE, 'TEMPERATURE_UNREADABLE', { from: step.temperature })]
  }
  if (temperature === 'varoma' || limits.temperatures.includes(temperature)) return []
  if (limits.browning?.temperatures.includes(temperature)) return []
  if (tellsOtherHeat(step.instructionText) || suitsMode(temperature, facts)) return []

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

/** Programmes are set to the degree. */
function suitsMode(temperature: number, { mode, limits }: StepFacts): boolean {
  const range = mode && limits.modes[mode]?.temperatures
  return !!range && temperature >= range.min && temperature <= range.max
}
