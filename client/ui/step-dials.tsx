import type { TFunction } from 'i18next'
import { Gauge, RotateCcw, Thermometer, Timer } from 'lucide-react'
import { formatDuration } from '#shared/appliance/notation.ts'
import { readSpeed, readTemperature } from '#shared/appliance/settings.ts'
import type { Language } from '#shared/language.ts'
import type { StepInput, Tool } from '#shared/recipe.ts'
import type { Dial } from './dial-strip.tsx'

type Words = { t: TFunction; language: Language }
type Settings = Pick<StepInput, 'durationSeconds' | 'temperature' | 'speed' | 'reverse'>

/** Always in or on the machine, so they say nothing about a step. */
const USUAL_TOOLS: Tool[] = ['mixing_knife', 'measuring_cup']

/** What to set on the appliance for a step, in the order in which it is set; may be empty. */
export function stepDials(step: Settings, { t, language }: Words): Dial[] {
  const { durationSeconds, temperature, speed, reverse } = step
  return [
    durationSeconds && {
      key: 'time',
      icon: <Timer aria-hidden />,
      label: t('step.time'),
      value: formatDuration(durationSeconds, language),
    },
    temperature && {
      key: 'temperature',
      icon: <Thermometer aria-hidden />,
      label: t('step.temperature'),
      value: temperatureText(temperature, t),
      heat: true,
    },
    speed && {
      key: 'speed',
      icon: <Gauge aria-hidden />,
      label: t('step.speed'),
      value: speedText(speed, t),
    },
    reverse && {
      key: 'reverse',
      icon: <RotateCcw aria-hidden />,
      label: t('step.direction'),
      value: t('step.reverse'),
    },
  ].filter((dial) => typeof dial === 'object')
}

/** Whether a step takes time but sets nothing on the appliance, e.g. in the oven or while resting. */
export function isTimeOnly(step: Settings & Pick<StepInput, 'type'>): boolean {
  const { type, durationSeconds, temperature, speed } = step
  return type !== 'OPERATE' && Boolean(durationSeconds) && !temperature && !speed
}

/** Degrees with their unit; what a person wrote in other words is shown as they wrote it. */
export function temperatureText(temperature: string, t: TFunction): string {
  const read = readTemperature(temperature)
  if (read === 'varoma') return t('step.varoma')
  return read === null ? temperature : t('step.celsius', { degrees: read })
}

export function speedText(speed: string, t: TFunction): string {
  const read = readSpeed(speed)
  if (read === null) return speed
  if (typeof read === 'string') return t(`step.speeds.${read}`)
  return read.kind === 'fixed' ? String(read.value) : `${read.from}–${read.to}`
}

/** The tools that a step needs beside what is always there. */
export function unusualTools(tools: Tool[]): Tool[] {
  return tools.filter((tool) => !USUAL_TOOLS.includes(tool))
}
