import {
  BROWNING_WORDS,
  DOUGH_WORDS,
  LINK_WORDS,
  PLAIN_WORDS,
  PULSE_WORDS,
  RAMP_WORDS,
  REVERSE_WORDS,
  SOFT_WORDS,
  SPEED_LABELS,
  STEAM_LEVEL_WORDS,
  TEMPERATURE_LABELS,
  TIME_UNITS,
  TURBO_WORDS,
} from './setting-words.ts'

const NUMBER = '\\d{1,4}(?:[.,]\\d{1,2})?|[½¼¾]'
const TO = '(?:\\s?[-–—]\\s?|\\s(?:to|bis|à|a|do|до|la|or|oder|ou|o)\\s)'
const END = '(?![\\p{L}\\p{N}])'
const UNIT = `(${TIME_UNITS.flatMap(([, words]) => words).join('|')})`

const anyOf = (list: readonly string[]) =>
  [...list]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/\./g, '\\.'))
    .join('|')
const sticky = (source: string) => new RegExp(source, 'iuy')
const distinct = (list: readonly string[]) => list.filter((word) => !PLAIN_WORDS.has(word))

const LABEL = `(?:${anyOf([...SPEED_LABELS, 'obrotach', 'prędkości', 'швидкості'])})\\.?\\s{0,2}`
/** Kitchen spoons are measures, unless a speed word stands before them. */
const SPOONS = /^(?:spoon|stir|cuchara|cuillère|cucchiaio|lingur[ăa]|linguriță|łyżka|ложка|wolne)$/u
const SOFT_ALONE = SOFT_WORDS.filter((word) => !SPOONS.test(word))
const RAMPS = `(?:${anyOf(RAMP_WORDS)})${END}`
const RAMP = `(?:,?\\s{1,2}(?:${RAMPS}|\\(${RAMPS}\\)))?`
/** "2 ½", "2 y medio". */
const HALF =
  '(?:\\s?½|\\s(?:y medi[ao]|e mezz[ao]|et demie?|i pół|și jumătate|з половиною|and a half))'
/** "4-6-8", "de vit 5 à vit 9" */
const DIAL = `((?:${NUMBER})(?:${TO}(?:${LABEL})?(?:${NUMBER})){0,2}${HALF}?)${RAMP}`
const TEMPERATURE_LABEL = `(?:(?:${anyOf(TEMPERATURE_LABELS)})\\.?:?\\s{1,2}|tª?\\s?(?=\\d))?`
/** "T80". */
const AFTER_T = '(?<=(?<!\\p{L})tª?\\s?)\\d{2,3}'
/** "120 °C or Varoma": the other is for another machine. */
const OTHER_HEAT =
  '(?:\\s(?:or|oder|ou|o|lub|або|sau)\\s(?:varoma|\\d{2,3}\\s?[°º]\\s?c?)(?!\\p{L}))?'
const DEGREES =
  '[°º˚]\\s?[cf]?|grados|grad|degrees(?: [cf])?|degrés|gradi|(?:de )?grade|stopni|градус\\p{L}*'

/** "Varoma temperature". */
const AFTER_STEAM = '(?:\\s(?:temperature|temp|heat|setting|temperatur|level))?'

const mode = (words: readonly string[], alone: readonly string[]) =>
  sticky(`(?:(?:${LABEL})[«„"“]?(?:${anyOf(words)})|(?:${anyOf(alone)}))${END}\\.?[»“"]?`)

/** The parts of a setting, as expressions that match at one place. */
export const PARTS = {
  time: sticky(`(${NUMBER})(?:${TO}(${NUMBER}))?\\s{0,3}${UNIT}${END}\\.?`),
  temperature: sticky(
    `${TEMPERATURE_LABEL}(\\d{2,3}(?:[.,]\\d)?\\s?(?:${DEGREES}|c|f)|${AFTER_T}|${anyOf(STEAM_LEVEL_WORDS)})${AFTER_STEAM}${END}\\.?${OTHER_HEAT}`,
  ),
  /** Where no slash stands before it, "100 c" may be anything, but not "100C". */
  plainTemperature: sticky(
    `${TEMPERATURE_LABEL}(\\d{2,3}(?:[.,]\\d)?\\s?(?:${DEGREES})|\\d{2,3}c|${AFTER_T}|${anyOf(distinct(STEAM_LEVEL_WORDS))})${AFTER_STEAM}${END}\\.?${OTHER_HEAT}`,
  ),
  reverse: sticky(`["„“«]?(?:${anyOf(REVERSE_WORDS)})${END}(?! deaktiviert)\\.?["“”»]?`),
  dial: sticky(`${LABEL}(?:${RAMPS}\\s{1,2})?${DIAL}${END}`),
  /** "45 minutes / 1 hour" is two times. */
  bareDial: sticky(`${DIAL}${END}(?!\\s?[°º%]|\\s{0,3}${UNIT}${END})`),
  soft: mode(SOFT_WORDS, SOFT_ALONE),
  plainSoft: mode(SOFT_WORDS, distinct(SOFT_ALONE)),
  dough: sticky(`(?:${LABEL})?[«„"“]?(?:${anyOf(DOUGH_WORDS)})${END}[»“"”]?(?:\\s?\ue001)?`),
  plainDough: mode(DOUGH_WORDS, distinct(DOUGH_WORDS)),
  turbo: sticky(`(?:${LABEL})?(?:${anyOf(TURBO_WORDS)})${END}`),
  plainTurbo: sticky(`(?:${LABEL})?(?:${anyOf(distinct(TURBO_WORDS))})${END}`),
  pulses: sticky(
    `(?:de )?(\\d{1,2})(?:\\s?[-–]\\s?\\d{1,2})?\\s?[x×]?\\s?(?:${anyOf(PULSE_WORDS)})${END}`,
  ),
  browning: sticky(`["„“«]?(?:${anyOf(BROWNING_WORDS)})${END}["“”»]?`),
} as const

/** Between parts: what only settings have, and what other text has too. */
export const SEPARATORS = {
  slash: sticky('\\s{0,3}(?:[/|·]\\s{0,3}){1,2}'),
  plain: sticky('\\s{0,2}[,;:–-]\\s{0,2}|\\s{1,3}'),
  spoken: sticky(
    `,?\\s{1,2}(?:(?:${anyOf(LINK_WORDS)})\\s{1,2}){1,2}(?:(?:the|der|la|le|el)\\s{1,2})?`,
  ),
} as const
