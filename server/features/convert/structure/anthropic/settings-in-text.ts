import { formatSettings } from '#shared/appliance/notation.ts'
import { type ReadSettings, readAllSettings } from '#shared/appliance/read-settings.ts'
import {
  readSpeed,
  readTemperature,
  writeSpeed,
  writeTemperature,
} from '#shared/appliance/settings.ts'
import type { Language } from '#shared/language.ts'
import type { StepInput } from '#shared/recipe.ts'

/**
 * The step with one setting only: the fields hold, and a text that tells another one tells theirs.
 * Where the fields have none at all, they are taken from the text. Cooks set the dials by the text
 * and the appliance check reads the fields, so they must not differ. A text with several settings
 * stays as it is.
 */
export function withOneSetting<S extends StepInput>(step: S, language: Language): S {
  if (step.type !== 'OPERATE') return step
  const [told, ...others] = readAllSettings(step.instructionText)
  if (!told || others.length > 0) return step
  if (!hasSetting(step)) return { ...step, ...fieldsOf(told) }
  if (isSameSetting(step, told)) return step

  const { instructionText: text } = step
  const now = formatSettings(step, language)
  return { ...step, instructionText: text.slice(0, told.start) + now + text.slice(told.end) }
}

function hasSetting({ durationSeconds, temperature, speed }: StepInput): boolean {
  return durationSeconds !== undefined || temperature !== undefined || speed !== undefined
}

function fieldsOf({ durationSeconds, temperature, speed, reverse }: ReadSettings) {
  return { durationSeconds, temperature, speed, reverse }
}

function isSameSetting(step: StepInput, told: ReadSettings): boolean {
  const { durationSeconds: shortest, longestSeconds: longest = shortest } = told
  const seconds = step.durationSeconds
  const isTime =
    seconds === undefined || shortest === undefined || longest === undefined
      ? seconds === shortest
      : seconds >= shortest && seconds <= longest
  return (
    isTime &&
    plainTemperature(step.temperature) === told.temperature &&
    plainSpeed(step.speed) === told.speed &&
    step.reverse === told.reverse
  )
}

function plainTemperature(text: string | undefined): string | undefined {
  const temperature = text ? readTemperature(text) : null
  return temperature === null ? text : writeTemperature(temperature)
}

function plainSpeed(text: string | undefined): string | undefined {
  const speed = text ? readSpeed(text) : null
  return speed ? writeSpeed(speed) : text
}
