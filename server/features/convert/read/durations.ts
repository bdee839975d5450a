import { anyOf, HEADING_WORDS } from './heading-words.ts'

const MAX_MINUTES = 60 * 24 * 60

/** Sites also write `P30M` and `PT 1 H`; no recipe takes months, so M is minutes everywhere. */
const ISO =
  /^[+]?P\s*(?:([\d.,]+)\s*W)?\s*(?:([\d.,]+)\s*D)?\s*T?\s*(?:([\d.,]+)\s*H)?\s*(?:([\d.,]+)\s*M)?\s*(?:([\d.,]+)\s*S)?$/i

/** What may stand before a number: "ca. 20". */
export const ABOUT =
  '(?:(?:at least|mindestens|au moins|al menos|almeno|minimo|co najmniej|щонайменше|cel puțin|about|approx\\.?|approximately|around|roughly|some|ca\\.?|etwa|ungefähr|bis zu|environ|unas|unos|aprox\\.?|circa|ok\\.|około|do|приблизно|близько|до|cca\\.?|cam|circa)\\s|~\\s?)?'
const TIME_UNIT = anyOf([...HEADING_WORDS.hours, ...HEADING_WORDS.minutes])
const BARE_TIME = new RegExp(`^(?:[\\d½¼¾.,–-]+\\s?${TIME_UNIT}\\s?)+$`, 'iu')
const STARTS_WITH_ABOUT = new RegExp(`^${ABOUT}`, 'iu')

const FRACTIONS: Record<string, number> = {
  '½': 0.5,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 0.25,
  '¾': 0.75,
  '⅛': 0.125,
}
const NUMBER =
  '(?:\\d+\\s+\\d\\s*[/⁄]\\s*\\d|\\d+\\s*[/⁄]\\s*\\d+|\\d+(?:[.,]\\d+)?\\s?[½⅓⅔¼¾⅛]?|[½⅓⅔¼¾⅛])'

/** Only an upper bound is promised by "10–15 min", so a range counts as its larger end. */
const RANGE = `(?:${NUMBER}\\s*(?:-|–|—|to|bis|à|a)\\s*)?(${NUMBER})`

function timesOf(words: Set<string>): RegExp {
  // Romanian says "20 de minute".
  return new RegExp(`${RANGE}\\s*(?:-|de\\s)?\\s*${anyOf(words)}(?![\\p{L}])`, 'giu')
}

const DAYS = timesOf(HEADING_WORDS.days)
const HOURS = timesOf(HEADING_WORDS.hours)
const MINUTES = timesOf(HEADING_WORDS.minutes)
const CLOCK = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d)?\s*(?:h|hrs?|hours?)?\.?$/i

/**
 * Minutes that an ISO 8601 duration ("PT1H30M") or words ("1 hr 20 mins", "1½ hours", "90") say;
 * a bare number is minutes. Null when nothing, zero or nonsense is said.
 */
export function readMinutes(text: string): number | null {
  const trimmed = text.trim()
  const clock = CLOCK.exec(trimmed)
  if (clock) return plausible(Number(clock[1]) * 60 + Number(clock[2]))
  if (/^\d+$/.test(trimmed)) return plausible(Number(trimmed))
  const iso = ISO.exec(trimmed)
  if (iso) return plausible(isoMinutes(iso))
  return plausible(wordedMinutes(trimmed.toLowerCase()))
}

function isoMinutes([, weeks, days, hours, minutes, seconds]: RegExpExecArray): number {
  const value = (part: string | undefined) => Number((part ?? '0').replace(',', '.'))
  const wholeDays = value(weeks) * 7 + value(days)
  return wholeDays * 1440 + value(hours) * 60 + value(minutes) + value(seconds) / 60
}

/** "30 mins to 1 hour" is a range like "10–15 min". */
const TO_HOURS = new RegExp(
  `${anyOf(HEADING_WORDS.minutes)}\\.?\\s*(?:-|–|—|to|bis|à|a|do|до|la)\\s*(?=${NUMBER}\\s*${anyOf(HEADING_WORDS.hours)})`,
  'iu',
)

function wordedMinutes(said: string): number {
  const text = said.split(TO_HOURS).at(-1) ?? said
  const compact = /(\d+)\s*(?:h|std\.?|heures?)\s*([0-5]\d)\s*(?:m|min|mn)?\.?$/.exec(text)
  if (compact) return Number(compact[1]) * 60 + Number(compact[2])
  return first(text, DAYS) * 1440 + first(text, HOURS) * 60 + first(text, MINUTES)
}

function first(text: string, pattern: RegExp): number {
  const match = text.matchAll(pattern).next().value
  return match?.[1] ? numberOf(match[1]) : 0
}

/** "1½", "1 1/2", "1/2", "1,5" as a number. */
function numberOf(text: string): number {
  const whole = /^(\d+(?:[.,]\d+)?)?\s*([½⅓⅔¼¾⅛])?$/.exec(text.trim())
  if (whole) return Number((whole[1] ?? '0').replace(',', '.')) + (FRACTIONS[whole[2] ?? ''] ?? 0)
  const mixed = /^(?:(\d+)\s+)?(\d+)\s*[/⁄]\s*(\d+)$/.exec(text.trim())
  if (!mixed || mixed[3] === '0') return 0
  return Number(mixed[1] ?? 0) + Number(mixed[2]) / Number(mixed[3])
}

function plausible(minutes: number): number | null {
  const whole = Math.round(minutes)
  return whole > 0 && whole <= MAX_MINUTES ? whole : null
}

/** "20 min" of "about 20 min". */
export const withoutAbout = (text: string) => text.replace(STARTS_WITH_ABOUT, '')

/** "1 hour", "up to 40 min.": a time and nothing else. */
export const isBareTime = (text: string) => BARE_TIME.test(withoutAbout(text))
