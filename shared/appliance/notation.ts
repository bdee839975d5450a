import type { Language } from '#shared/language.ts'
import type { StepInput } from '#shared/recipe.ts'
import { NOTATION, type NotationWords } from './notation-words.ts'
import { readSpeed, readTemperature, type Speed } from './settings.ts'

/** Timers show up to 99 minutes as minutes. */
const HOURS_FROM_SECONDS = 100 * 60
/** "3-4" leaves the choice to the cook, "5-10" is a rise. */
const RAMP_FROM = 2

type Settings = Pick<StepInput, 'durationSeconds' | 'temperature' | 'speed' | 'reverse'>

/**
 * A step's settings as the language's recipes write them, e.g. "20 min/100°C/reverse/speed 1".
 * Text that cannot be read is passed on as it is; a step without settings gives "".
 */
export function formatSettings(step: Settings, language: Language): string {
  const words = wordsOf(language)
  const speed = step.speed ? readSpeed(step.speed) : null
  const time = step.durationSeconds && formatDuration(step.durationSeconds, language)
  const temperature = step.temperature && formatTemperature(step.temperature, words)
  const isMode = speed === 'dough' || speed === 'turbo'
  if (isMode) return join([words[speed], time, temperature])

  const motion = speed
    ? formatMotion(speed, step.reverse, words)
    : join([step.reverse && words.reverse, step.speed])
  return join([time, temperature, motion])
}

/** A duration, e.g. "1 min 30 sec"; whole seconds. */
export function formatDuration(seconds: number, language: Language): string {
  const words = wordsOf(language)
  const isLong = seconds >= HOURS_FROM_SECONDS
  const parts: [number, string][] = [
    [isLong ? Math.floor(seconds / 3600) : 0, words.hours],
    [Math.floor((isLong ? seconds % 3600 : seconds) / 60), words.minutes],
    [seconds % 60, words.seconds],
  ]
  const shown = parts.filter(([amount]) => amount > 0)
  return shown.map(([amount, unit]) => `${amount} ${unit}`).join(' ') || `0 ${words.seconds}`
}

function formatTemperature(text: string, words: NotationWords): string {
  const temperature = readTemperature(text)
  if (temperature === null) return text
  return temperature === 'varoma' ? 'Varoma' : `${number(temperature, words)}°C`
}

function formatMotion(speed: Speed, isReverse: boolean, words: NotationWords): string {
  const merged = isReverse && words.reverseSpeed
  if (merged && typeof speed !== 'string') return merged.replace('{n}', plainSpeed(speed, words))
  return join([isReverse && words.reverse, formatSpeed(speed, words)])
}

function formatSpeed(speed: Speed, words: NotationWords): string {
  if (typeof speed === 'string') return words[speed]
  const isRamp = speed.kind === 'range' && speed.to - speed.from >= RAMP_FROM
  if (!isRamp) return words.speed.replace('{n}', plainSpeed(speed, words))
  return words.ramp
    .replace('{from}', number(speed.from, words))
    .replace('{to}', number(speed.to, words))
}

function plainSpeed(speed: Exclude<Speed, string>, words: NotationWords): string {
  if (speed.kind === 'fixed') return number(speed.value, words)
  return `${number(speed.from, words)}-${number(speed.to, words)}`
}

function number(value: number, words: NotationWords): string {
  return String(value).replace('.', words.decimalMark)
}

function join(parts: (string | false | 0 | undefined)[]): string {
  return parts.filter(Boolean).join('/')
}

function wordsOf(language: Language): NotationWords {
  return NOTATION[language === 'gb' ? 'en' : language]
}
