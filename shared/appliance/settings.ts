import {
  DOUGH_WORDS,
  SOFT_WORDS,
  SPEED_LABELS,
  STEAM_LEVEL_WORDS,
  TURBO_WORDS,
} from './setting-words.ts'

/** Where the dial stands: a number, a slow rise between two, or a mode of its own. */
export type Speed =
  | { kind: 'fixed'; value: number }
  | { kind: 'range'; from: number; to: number }
  | 'soft'
  | 'dough'
  | 'turbo'

/** Degrees Celsius, or the steam level. */
export type Temperature = number | 'varoma'

const NUMBER = '(\\d{1,3}(?:[.,]\\d{1,2})?)'
const FIXED = new RegExp(`^${NUMBER}$`)
const RANGE = new RegExp(`^${NUMBER}\\s*(?:[-–—→]|to|bis|à|a|do|до|la)\\s*${NUMBER}$`)
const DEGREES = new RegExp(
  `^${NUMBER}\\s*(?:[°º]?\\s*(c|f|celsius|fahrenheit)?|deg|degrees?(?: (c|f|celsius|fahrenheit))?|grad|grados|degrés|gradi|(?:de )?grade|stopni|градус\\p{L}*)$`,
  'u',
)
const LABEL = new RegExp(`^(?:${SPEED_LABELS.join('|')})(?!\\p{L})\\.?\\s*`, 'u')
const MODES = [
  ['soft', new Set<string>(SOFT_WORDS)],
  ['dough', new Set<string>(DOUGH_WORDS)],
  ['turbo', new Set<string>(TURBO_WORDS)],
] as const
const STEAM_LEVELS = new Set<string>(STEAM_LEVEL_WORDS)

/** Reads a step's speed field in any of the eight languages; null when it says no speed. */
export function readSpeed(text: string): Speed | null {
  const whole = plain(text)
  const bare = whole.replace(LABEL, '')
  const mode = MODES.find(([, words]) => words.has(whole) || words.has(bare))
  if (mode) return mode[0]

  const fixed = FIXED.exec(bare)?.[1]
  if (fixed) return { kind: 'fixed', value: readNumber(fixed) }

  const [, from, to] = RANGE.exec(bare) ?? []
  if (!from || !to) return null
  const range = { from: readNumber(from), to: readNumber(to) }
  return range.from === range.to ? { kind: 'fixed', value: range.to } : { kind: 'range', ...range }
}

/** Reads a step's temperature field ("100", "100 °C", "212°F", "Varoma") into degrees Celsius. */
export function readTemperature(text: string): Temperature | null {
  const bare = plain(text)
  if (STEAM_LEVELS.has(bare)) return 'varoma'

  const found = DEGREES.exec(bare)
  if (!found?.[1]) return null
  const degrees = readNumber(found[1])
  const isFahrenheit = (found[2] ?? found[3])?.startsWith('f')
  return isFahrenheit ? Math.round(((degrees - 32) * 5) / 9) : degrees
}

/** A speed as recipe fields hold it: "soft", "0.5", "5-10", "dough", "turbo". */
export function writeSpeed(speed: Speed): string {
  if (typeof speed === 'string') return speed
  return speed.kind === 'fixed' ? String(speed.value) : `${speed.from}-${speed.to}`
}

/** A temperature as recipe fields hold it: degrees Celsius in digits, or "varoma". */
export function writeTemperature(temperature: Temperature): string {
  return String(temperature)
}

/** The highest number that the dial reaches in the step; null for the modes. */
export function topSpeed(speed: Speed): number | null {
  if (typeof speed === 'string') return null
  return speed.kind === 'fixed' ? speed.value : Math.max(speed.from, speed.to)
}

/** The same speed with no part of it above `limit`. */
export function capSpeed(speed: Speed, limit: number): Speed {
  if (typeof speed === 'string') return speed
  if (speed.kind === 'fixed') return { kind: 'fixed', value: Math.min(speed.value, limit) }

  const from = Math.min(speed.from, limit)
  const to = Math.min(speed.to, limit)
  return from === to ? { kind: 'fixed', value: to } : { kind: 'range', from, to }
}

function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[«»"'„“”]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function readNumber(digits: string): number {
  return Number(digits.replace(',', '.'))
}
