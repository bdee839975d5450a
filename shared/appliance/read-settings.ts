import type { StepInput } from '#shared/recipe.ts'
import {
  BROWNING_WORDS,
  DOUGH_WORDS,
  PULSE_WORDS,
  RAMP_WORDS,
  REVERSE_WORDS,
  SOFT_WORDS,
  SPEED_LABELS,
  STEAM_LEVEL_WORDS,
  TIME_UNITS,
  TURBO_WORDS,
} from './setting-words.ts'
import { readSpeed, readTemperature, writeSpeed, writeTemperature } from './settings.ts'

type Settings = Pick<StepInput, 'durationSeconds' | 'temperature' | 'speed' | 'reverse'>

/** Settings found in a text, in the form of a step's fields, and where they stand in it. */
export type ReadSettings = Settings & {
  /** Where a range of time is given; `durationSeconds` is its shorter end. */
  longestSeconds?: number
  /** How often Turbo is pulsed. */
  pulses?: number
  start: number
  end: number
}

const NUMBER = '\\d{1,4}(?:[.,]\\d{1,2})?|[½¼¾]'
const TO = '(?:\\s?[-–—]\\s?|\\s(?:to|bis|à|a|do|до|la)\\s)'
const END = '(?![\\p{L}\\p{N}])'
const UNITS = TIME_UNITS.map(
  ([seconds, words]) => [seconds, new RegExp(`^(?:${words.join('|')})$`, 'iu')] as const,
)
const UNIT = `(${TIME_UNITS.flatMap(([, words]) => words).join('|')})`

const words = (list: readonly string[]) =>
  [...list]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/\./g, '\\.'))
    .join('|')
const sticky = (source: string) => new RegExp(source, 'iuy')

const LABEL = `(?:${words([...SPEED_LABELS, 'obrotach', 'швидкості'])})\\.?\\s{0,2}`
/** Kitchen spoons are measures, unless a speed word stands before them. */
const SPOONS = /^(?:spoon|stir|cuchara|cuillère|cucchiaio|lingur[ăa]|łyżka|ложка|wolne)$/u
const SOFT_ALONE = SOFT_WORDS.filter((word) => !SPOONS.test(word))
const RAMP = `(?:,?\\s{1,2}(?:${words(RAMP_WORDS)})${END})?`
const DIAL = `((?:${NUMBER})(?:${TO}(?:${NUMBER}))?)${RAMP}`

const PARTS = {
  time: sticky(`(${NUMBER})(?:${TO}(${NUMBER}))?\\s{0,3}${UNIT}${END}\\.?`),
  temperature: sticky(
    `(\\d{2,3}(?:[.,]\\d)?\\s?(?:[°º]\\s?[cf]?|c|f|grados|grad|degrees(?: [cf])?|gradi|grade|stopni)|${words(STEAM_LEVEL_WORDS)})${END}`,
  ),
  reverse: sticky(`(?:${words(REVERSE_WORDS)})${END}\\.?`),
  soft: sticky(`(?:${LABEL}[«„"]?(?:${words(SOFT_WORDS)})|${words(SOFT_ALONE)})${END}\\.?[»“"]?`),
  dial: sticky(`${LABEL}${DIAL}${END}`),
  bareDial: sticky(`${DIAL}${END}(?!\\s?[°º%])`),
  dough: sticky(`(?:${LABEL})?(?:${words(DOUGH_WORDS)})${END}(?:\\s?\ue001)?`),
  turbo: sticky(`(?:${LABEL})?(?:${words(TURBO_WORDS)})${END}`),
  pulses: sticky(
    `(?:de )?(\\d{1,2})(?:\\s?[-–]\\s?\\d{1,2})?\\s?[x×]?\\s?(?:${words(PULSE_WORDS)})${END}`,
  ),
  browning: sticky(`(?:${words(BROWNING_WORDS)})${END}`),
} as const
const SEPARATOR = sticky('\\s{0,3}(?:[/|·]\\s{0,3}){1,2}')
const GAP = sticky('\\s{0,2}')
/** Where settings may begin: a number, or the first letter of a word. */
const STARTS = /(?<![\p{L}\p{N}.,])(?:\d|[½¼¾]|\p{L}|[\ue001-\ue003])/gu

/**
 * The settings at their first place in a text, in any of the eight languages: "5 Sek./Stufe 5",
 * "20 min/100°C/giro a la izquierda/vel 1", "Teig/2 Min.". Null where there are none. A text that
 * is nothing but one setting ("20 min") counts too.
 */
export function readSettings(text: string): ReadSettings | null {
  return settingsIn(text, 1)[0] ?? null
}

/** Every setting in a text, in order. */
export function readAllSettings(text: string): ReadSettings[] {
  return settingsIn(text, Number.POSITIVE_INFINITY)
}

function settingsIn(text: string, most: number): ReadSettings[] {
  const found: ReadSettings[] = []
  let end = 0
  for (const { index } of text.matchAll(STARTS)) {
    if (index < end || found.length >= most) continue
    const settings = settingsAt(text, index)
    if (!settings) continue
    found.push(settings)
    end = settings.end
  }
  return found
}

type Draft = Partial<Omit<ReadSettings, 'start' | 'end'>>

/** Parts with slashes between them from `start` on; one part alone only if it is all there is. */
function settingsAt(text: string, start: number): ReadSettings | null {
  const draft: Draft = {}
  let parts = 0
  let end = start
  for (let at = start; ; ) {
    const next = partAt(text, at, draft)
    if (next === null) break
    parts++
    end = next
    const after = matchAt(SEPARATOR, text, next)
    if (after === null) break
    at = after
  }
  const isAll = parts === 1 && text.slice(0, start).trim() === '' && text.slice(end).trim() === ''
  const isSetting = parts > 1 && (draft.speed ?? draft.temperature) !== undefined
  if (!isAll && !isSetting) return null
  const { durationSeconds, temperature, speed, reverse = false, ...more } = draft
  return { durationSeconds, temperature, speed, reverse, ...more, start, end }
}

/** Reads one part into the draft and says where it ends. */
function partAt(text: string, at: number, draft: Draft): number | null {
  const time = draft.durationSeconds === undefined ? timeAt(text, at, draft) : null
  if (time !== null) return time

  if (draft.temperature === undefined) {
    const end = matchAt(PARTS.temperature, text, at)
    const temperature = end === null ? null : readTemperature(text.slice(at, end))
    if (end !== null && temperature !== null) {
      draft.temperature = writeTemperature(temperature)
      return end
    }
  }
  if (draft.speed === 'turbo') {
    const found = execAt(PARTS.pulses, text, at)
    if (found) draft.pulses = Number(found[1])
    if (found) return at + found[0].length
  }
  return motionAt(text, at, draft) ?? matchAt(PARTS.browning, text, at)
}

/** "3 Min. 50 Sek.": up to three units after one another. */
function timeAt(text: string, at: number, draft: Draft): number | null {
  let shortest = 0
  let longest = 0
  let end: number | null = null
  for (let unit = 0, from = at; unit < 3; unit++) {
    const found = execAt(PARTS.time, text, from)
    if (!found) break
    const [whole, low = '', high = low, word = ''] = found
    shortest += numberOf(low) * secondsOf(word)
    longest += numberOf(high) * secondsOf(word)
    end = from + whole.length
    from = matchAt(GAP, text, end) ?? end
  }
  if (end === null) return null
  draft.durationSeconds = Math.round(shortest)
  if (longest > shortest) draft.longestSeconds = Math.round(longest)
  return end
}

/** Direction and speed, which some languages write as one: "obr. wsteczne 1", "Stufe 1 Linkslauf". */
function motionAt(text: string, at: number, draft: Draft): number | null {
  const reversed = draft.reverse ? null : matchAt(PARTS.reverse, text, at)
  if (reversed !== null) {
    draft.reverse = true
    const next = matchAt(GAP, text, reversed) ?? reversed
    return speedAt(text, next, draft) ?? reversed
  }
  const end = speedAt(text, at, draft)
  if (end === null || draft.reverse) return end

  const afterwards = matchAt(PARTS.reverse, text, matchAt(GAP, text, end) ?? end)
  if (afterwards !== null) draft.reverse = true
  return afterwards ?? end
}

function speedAt(text: string, at: number, draft: Draft): number | null {
  if (draft.speed !== undefined) return null
  for (const mode of ['turbo', 'dough', 'soft'] as const) {
    const end = matchAt(PARTS[mode], text, at)
    if (end === null) continue
    draft.speed = mode
    return end
  }
  // A bare number is a speed only behind the time: "20 min/100°C/1".
  const isBare = draft.durationSeconds !== undefined
  const found = execAt(PARTS.dial, text, at) ?? (isBare ? execAt(PARTS.bareDial, text, at) : null)
  const speed = found?.[1] ? readSpeed(found[1]) : null
  if (!found || !speed) return null
  draft.speed = writeSpeed(speed)
  return at + found[0].length
}

function execAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function matchAt(pattern: RegExp, text: string, at: number): number | null {
  const found = execAt(pattern, text, at)
  return found && at + found[0].length
}

const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }

function numberOf(text: string): number {
  return FRACTIONS[text] ?? Number(text.replace(',', '.'))
}

function secondsOf(word: string): number {
  return UNITS.find(([, pattern]) => pattern.test(word))?.[0] ?? 0
}
