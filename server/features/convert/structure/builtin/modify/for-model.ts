import {
  APPLIANCE_MODELS,
  type ApplianceModel,
  MODELS,
  type ModelLimits,
} from '#shared/appliance/models.ts'
import { nearestTemperature } from '#shared/appliance/nearest-temperature.ts'
import { retellSettings } from '#shared/appliance/retell-settings.ts'
import {
  capSpeed,
  readSpeed,
  readTemperature,
  type Speed,
  type Temperature,
  topSpeed,
  writeSpeed,
  writeTemperature,
} from '#shared/appliance/settings.ts'
import type { RecipeContent, StepInput } from '#shared/recipe.ts'

/** From here on it is frying, °C; a model without such settings fries at the steam level. */
const FRYING = 105

/**
 * The machine's steps with settings that the model has. What it cannot do at all stays for the
 * appliance check to tell.
 */
export function forModel(content: RecipeContent, model: ApplianceModel): RecipeContent {
  const limits = MODELS[model]
  const steps = content.steps.map((step) => {
    if (step.type !== 'OPERATE' || !step.temperature) return step
    const after = withSettings(step, limits)
    return { ...after, instructionText: retellSettings(step, after) }
  })
  return { ...content, steps }
}

function withSettings(step: StepInput, limits: ModelLimits): StepInput {
  const temperature = step.temperature ? readTemperature(step.temperature) : null
  const speed = step.speed ? readSpeed(step.speed) : null
  const { recommended } = limits.heatingSpeed
  const isSettable = temperature !== null && isSomeModels(temperature)
  return {
    ...step,
    ...(isSettable && { temperature: writeTemperature(settable(temperature, limits)) }),
    ...(speed && isStirring(speed) && { speed: writeSpeed(capSpeed(speed, recommended)) }),
  }
}

/** What some model stirs at while it heats; faster means chopping, which is no slow stirring. */
function isStirring(speed: Speed): boolean {
  const fastest = Math.max(...APPLIANCE_MODELS.map((name) => MODELS[name].heatingSpeed.recommended))
  return (topSpeed(speed) ?? 0) <= fastest
}

/** An oven's 180 °C that stands in a step is no setting of any appliance. */
function isSomeModels(temperature: Temperature): boolean {
  if (temperature === 'varoma') return true
  return APPLIANCE_MODELS.some((name) => {
    const { temperatures, browning } = MODELS[name]
    return temperatures.includes(temperature) || browning?.temperatures.includes(temperature)
  })
}

function settable(temperature: Temperature, limits: ModelLimits): Temperature {
  if (temperature === 'varoma' || limits.temperatures.includes(temperature)) return temperature
  if (limits.browning?.temperatures.includes(temperature)) return temperature
  const highest = limits.temperatures.at(-1) ?? temperature
  // German recipes for the oldest model sweat onions "3 Min./Varoma/Stufe 1".
  if (temperature >= FRYING && highest < FRYING) return 'varoma'
  return nearestTemperature(limits, temperature)
}
