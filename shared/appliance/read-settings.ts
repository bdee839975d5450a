import type { StepInput } from '#shared/recipe.ts'
import { remembered } from '../remembered.ts'
import { PARTS, SEPARATORS } from './setting-patterns.ts'
import { TIME_UNITS } from './setting-words.ts'
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

const UNITS = TIME_UNITS.map(
  ([seconds, words]) => [seconds, new RegExp(`^(?:${words.join('|')})$`, 'iu')] as const,
)
const GAP = /\s{0,2}/uy
/** Where settings may begin: a number, or the first letter of a word. */
const STARTS = /(?<![\p{L}\p{N}.,])(?:\d|[½¼¾]|\p{L}|[\ue001-\ue003])/gu

/** How freely a setting may be written. */
type Reading = {
  /** Full sentences too: "5 seconds at speed 5", which elsewhere may mean another machine. */
  isSpoken: boolean
}

/**
 * The settings at their first place in a text, in any of the eight languages: "5 Sek./Stufe 5",
 * "20 min/100°C/giro a la izquierda/vel 1", "3 min. 120° vel. 1", "Teig/2 Min.". Between their
 * parts stand slashes or bars; or commas and blanks, if a speed is among them. Null where there are
 * none. A text that is nothing but one setting ("20 min") counts too.
 */
export function readSettings(text: string): ReadSettings | null {
  return written(text)[0] ?? null
}

/** As `readSettings`, for a text that is known to be about the appliance. */
export function readSpokenSettings(text: string): ReadSettings | null {
  return spoken(text)[0] ?? null
}

/** Every setting in a text, in order. */
export function readAllSettings(text: string): readonly ReadSettings[] {
  return written(text)
}

/** Every setting in a text that is known to be about the appliance, in order. */
export function readAllSpokenSettings(text: string): readonly ReadSettings[] {
  return spoken(text)
}

// A sentence, its clauses and what they are read for are the same text many times.
const written = remembered((text) => settingsIn(text, { isSpoken: false }))
const spoken = remembered((text) => settingsIn(text, { isSpoken: true }))

function settingsIn(text: string, reading: Reading): readonly ReadSettings[] {
  const found: ReadSettings[] = []
  let end = 0
  for (const { index } of text.matchAll(STARTS)) {
    if (index < end) continue
    const settings = settingsAt(text, index, reading)
    if (!settings) continue
    found.push(settings)
    end = settings.end
  }
  return found
}

type Draft = Partial<Omit<ReadSettings, 'start' | 'end'>>
type Separator = keyof typeof SEPARATORS

/** Parts with something between them from `start` on; one part alone only if it is all there is. */
function settingsAt(text: string, start: number, { isSpoken }: Reading): ReadSettings | null {
  const draft: Draft = {}
  let parts = 0
  let end = start
  let hasSlash = false
  for (let next = firstPart(text, start, draft); next; ) {
    parts++
    end = next.end
    hasSlash ||= next.after === 'slash'
    next = nextPart(text, end, draft, isSpoken)
  }
  const isAll = parts === 1 && text.slice(0, start).trim() === '' && text.slice(end).trim() === ''
  // "Beat on speed 3 until stiff"
  const isDial = /^\d/.test(draft.speed ?? '')
  const hasHeat = hasSlash && draft.temperature !== undefined
  const isSetting = parts > 1 ? draft.speed !== undefined || hasHeat : isSpoken && isDial
  if (!isAll && !isSetting) return null
  const { durationSeconds, temperature, speed, reverse = false, ...more } = draft
  return { durationSeconds, temperature, speed, reverse, ...more, start, end }
}

type Part = { end: number; after: Separator | null }

/** A plain word is a mode only with a slash behind it: "Teig/2 Min.", not "Teig 2 Min. kneten". */
function firstPart(text: string, at: number, draft: Draft): Part | null {
  const plain = partAt(text, at, draft, false)
  if (plain !== null) return { end: plain, after: null }
  const end = partAt(text, at, draft, true)
  if (end === null) return null
  const isSlashNext = matchAt(SEPARATORS.slash, text, end) !== null
  return isSlashNext || text.slice(end).trim() === '' ? { end, after: null } : null
}

/** "4 minutes en mode pétrin": what stands behind it is no plain word. */
const MODE_LINK = /(?:mode|modo|modus|modalità|trybie|режимі|modul)\s+$/iu

function nextPart(text: string, at: number, draft: Draft, isSpoken: boolean): Part | null {
  const separators: Separator[] = isSpoken ? ['slash', 'spoken', 'plain'] : ['slash', 'plain']
  for (const after of separators) {
    const from = matchAt(SEPARATORS[after], text, at)
    if (from === null) continue
    const isNamed = after === 'slash' || MODE_LINK.test(text.slice(at, from))
    const end = partAt(text, from, draft, isNamed)
    if (end !== null) return { end, after }
  }
  return null
}

/** Reads one part into the draft and says where it ends. */
function partAt(text: string, at: number, draft: Draft, isAfterSlash: boolean): number | null {
  const time = draft.durationSeconds === undefined ? timeAt(text, at, draft) : null
  if (time !== null) return time

  if (draft.temperature === undefined) {
    const found = execAt(isAfterSlash ? PARTS.temperature : PARTS.plainTemperature, text, at)
    const temperature = found?.[1] ? readTemperature(found[1]) : null
    if (found && temperature !== null) {
      draft.temperature = writeTemperature(temperature)
      return at + found[0].length
    }
  }
  if (draft.speed === 'turbo') {
    const found = execAt(PARTS.pulses, text, at)
    if (found) draft.pulses = Number(found[1])
    if (found) return at + found[0].length
  }
  const motion = motionAt(text, at, draft, isAfterSlash)
  return motion ?? (isAfterSlash ? matchAt(PARTS.browning, text, at) : null)
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
function motionAt(text: string, at: number, draft: Draft, isAfterSlash: boolean): number | null {
  const reversed = draft.reverse ? null : matchAt(PARTS.reverse, text, at)
  if (reversed !== null) {
    draft.reverse = true
    const next = matchAt(GAP, text, reversed) ?? reversed
    return speedAt(text, next, draft, isAfterSlash) ?? reversed
  }
  const end = speedAt(text, at, draft, isAfterSlash)
  if (end === null || draft.reverse) return end

  const afterwards = matchAt(PARTS.reverse, text, matchAt(GAP, text, end) ?? end)
  if (afterwards !== null) draft.reverse = true
  return afterwards ?? end
}

const MODES = [
  ['turbo', PARTS.turbo, PARTS.plainTurbo],
  ['dough', PARTS.dough, PARTS.plainDough],
  ['soft', PARTS.soft, PARTS.plainSoft],
] as const

function speedAt(text: string, at: number, draft: Draft, isAfterSlash: boolean): number | null {
  if (draft.speed !== undefined) return null
  for (const [mode, pattern, plainPattern] of MODES) {
    const end = matchAt(isAfterSlash ? pattern : plainPattern, text, at)
    if (end === null) continue
    draft.speed = mode
    return end
  }
  // A bare number is a speed only behind the time: "20 min/100°C/1".
  const isBare = isAfterSlash && draft.durationSeconds !== undefined
  const found = execAt(PARTS.dial, text, at) ?? (isBare ? execAt(PARTS.bareDial, text, at) : null)
  const speed = found?.[1] ? readSpeed(withHalf(betweenEnds(found[1]))) : null
  if (!found || !speed) return null
  draft.speed = writeSpeed(speed)
  return at + found[0].length
}

/** "4-6-8" and "5 à vit 9" as their ends. */
function betweenEnds(dial: string): string {
  const numbers = dial.match(/\d{1,2}(?:[.,]\d{1,2})?/g) ?? []
  return numbers.length > 2 || /\p{L}\.?\s*\d/u.test(dial.replace(WORD_BETWEEN, ' - '))
    ? `${numbers[0]}-${numbers.at(-1)}`
    : dial
}

/** "2 ½" and "2 y medio" as 2.5. */
function withHalf(dial: string): string {
  return dial.replace(
    /(?<=\d)(?:\s?½|\s(?:y medi|e mezz|et demi|i pół|și jum|з пол|and a half).*)$/iu,
    '.5',
  )
}

function execAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function matchAt(pattern: RegExp, text: string, at: number): number | null {
  const found = execAt(pattern, text, at)
  return found && at + found[0].length
}

/** "5 to 9" is a range already. */
const WORD_BETWEEN = /(?<=\d)\s(?:to|bis|à|a|do|до|la|or|oder|ou|o)\s(?=\d)/giu

const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }

function numberOf(text: string): number {
  return FRACTIONS[text] ?? Number(text.replace(',', '.'))
}

function secondsOf(word: string): number {
  return UNITS.find(([, pattern]) => pattern.test(word))?.[0] ?? 0
}
