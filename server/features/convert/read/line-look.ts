import { findFoodId } from '#shared/quantity/find-food.ts'
import { anyOf, HEADING_WORDS } from './heading-words.ts'

const AMOUNTS = new Set([...HEADING_WORDS.amounts, ...HEADING_WORDS.articles])
const NUMBER = '(?:\\d+(?:[.,/⁄]\\d+)?|[½⅓⅔¼¾⅛⅜⅝⅞⅕])'
const BARE_AMOUNT = new RegExp(
  `^${NUMBER}[\\s\\d/⁄.,½⅓⅔¼¾⅛–-]*(?:[x×]\\s*)?(?:${anyOf(HEADING_WORDS.units)}(?:\\(\\p{L}{1,3}\\))?\\.?|(?:\\p{L}{1,5}\\.){1,2})?$`,
  'iu',
)
const NUMBER_AND_WORD = new RegExp(`^${NUMBER}[\\s\\d/⁄.,½⅓⅔¼¾⅛–-]*\\p{L}{1,12}$`, 'iu')
const STARTS_WITH_NUMBER = new RegExp(
  `^[~≈(]?\\s*(?:ca\\.?|about|approx\\.?|approximately)?\\s*${NUMBER}`,
  'iu',
)
/** "1er glaçage", "2nd layer": which one, not how many. */
const ORDINAL = /^\d{1,2}\s?(?:st|nd|rd|th|ers?|[èe]re?s?|[èe]mes?|º|ª)\s+(?=\p{L})/iu
const STARTS_WITH_WORD = new RegExp(`^${anyOf(AMOUNTS)}\\s+\\p{L}`, 'iu')
const STARTS_WITH_PORTION = new RegExp(
  `^(?:${anyOf([...AMOUNTS].filter((word) => word.includes(' ')))}|${anyOf(AMOUNTS)} of)(?![\\p{L}])`,
  'iu',
)
/** "Slice of bread", "zest and juice of 1 lemon": what a verb would be elsewhere is a measure. */
const STARTS_WITH_PART = new RegExp(
  `^(?:${anyOf(HEADING_WORDS.units)}|(?:\\p{L}+ ){1,3}\\p{L}+) ${anyOf(HEADING_WORDS.of)} (?:${NUMBER}|${anyOf(HEADING_WORDS.articles)} |(?=\\p{L}+(?:,|$)))`,
  'iu',
)
/** "Juice and zest of 2 or 3 lemons" */
const PART_OF_SOME = new RegExp(
  `^(?:\\p{L}+ ){1,4}${anyOf(HEADING_WORDS.of)} ${NUMBER}(?: [\\p{L}\\d]+){1,6}$`,
  'iu',
)
const ENDS_WITH_AMOUNT = new RegExp(
  `[\\s:(–-]${NUMBER}\\s*(?:${anyOf(HEADING_WORDS.units)}\\.?)?\\)?$`,
  'iu',
)
const ENDS_WITH_MEASURE = new RegExp(
  `[\\p{L})][\\s:–—-]+${NUMBER}\\s*${anyOf(HEADING_WORDS.units)}\\.?$`,
  'iu',
)
/** "Dried boletes, a handful or two" */
const MEASURE_BEHIND = new RegExp(
  `^[\\p{L}\\s]{3,40},\\s(?:\\p{L}+\\s)?${anyOf(HEADING_WORDS.units)}(?!\\p{L})`,
  'iu',
)
const PART_OF = new RegExp(`^(?:\\p{L}+\\s){1,4}${NUMBER}\\s(\\p{L}[\\p{L} ]{2,20})$`, 'iu')
const NO_AMOUNT = new RegExp(`^\\(?${anyOf(HEADING_WORDS.lineEnds)}\\)?\\.?$`, 'iu')
const ENDS_LIKE_INGREDIENT = new RegExp(`[\\s,(]${anyOf(HEADING_WORDS.lineEnds)}\\)?\\.?$`, 'iu')
const STARTS_WITH_TIME = new RegExp(
  `^${NUMBER}[\\s\\d–-]*(?:${anyOf([...HEADING_WORDS.minutes, ...HEADING_WORDS.hours].filter((word) => word.length > 1))}\\b|h(?!\\p{L})|°)`,
  'iu',
)
const SENTENCE_END = /[.!?。！？][)"”]?$/

const MAX_PORTION_LENGTH = 60
/** What a line is shows in its first characters; there may be a million. */
const MAX_LOOK_LENGTH = 2_000

function words(text: string): string[] {
  return (
    text
      .slice(0, MAX_LOOK_LENGTH)
      .toLowerCase()
      .match(/[\p{L}'’]+/gu) ?? []
  )
}

/** "200 g", "2", "1 ½ cups": an amount whose food stands in the next cell. */
export function isBareAmount(text: string): boolean {
  return BARE_AMOUNT.test(text)
}

/** "To taste", "q.b.": what stands in the place of an amount. */
export function isNoAmount(text: string): boolean {
  return NO_AMOUNT.test(text)
}

/** "3 stalks": a number and one word, a unit where the lines around say so. */
export function isNumberAndWord(text: string): boolean {
  return NUMBER_AND_WORD.test(text)
}

function isPortion(text: string): boolean {
  if (STARTS_WITH_PORTION.test(text) || isPartOfSome(text)) return true
  return (
    !SENTENCE_END.test(text) && text.length <= MAX_PORTION_LENGTH && STARTS_WITH_PART.test(text)
  )
}

/** Whatever a bracket behind it says: "(3 if they are small)". */
function isPartOfSome(text: string): boolean {
  return PART_OF_SOME.test(text.slice(0, MAX_LOOK_LENGTH).replace(/\s*\([^()]*\)/g, ''))
}

/** Whether a step's verb is the line's first word; "1 pound beef", "pinch of salt" have none. */
export function startsWithVerb(text: string): boolean {
  if (startsWithAmount(text) || isPortion(text)) return false
  return HEADING_WORDS.verbs.has(words(text)[0] ?? '')
}

/** "…nach Belieben noch Sahne hinzufügen.": where German puts the verb of an order. */
export function endsWithInfinitive(text: string): boolean {
  const last = words(text).at(-1) ?? ''
  return /e[lr]?n$/.test(last) && HEADING_WORDS.verbs.has(last)
}

/** Whether the line begins with an amount in digits or words. */
export function startsWithAmount(text: string): boolean {
  return STARTS_WITH_NUMBER.test(text) && !STARTS_WITH_TIME.test(text) && !ORDINAL.test(text)
}

/** "2nd layer" as "layer". */
export const withoutOrdinal = (text: string) => text.replace(ORDINAL, '')

/** Whether the line begins with an amount or an article: "two eggs", "an onion". */
export function startsWithCount(text: string): boolean {
  return startsWithAmount(text) || STARTS_WITH_WORD.test(text)
}

/** Whether the line has an amount before or behind its food: "200 g flour", "flour 200 g". */
export function hasAmount(text: string): boolean {
  return startsWithAmount(text) || ENDS_WITH_AMOUNT.test(text)
}

/** "Flour 200 g", "eggs — 2 pcs.": the food, then its amount with a unit. */
export function endsWithMeasure(text: string): boolean {
  return ENDS_WITH_MEASURE.test(text) && !startsWithVerb(text)
}

/** "Dried boletes, a handful or two": the food, then how much of it in words. */
export const tellsMeasureBehind = (text: string): boolean =>
  MEASURE_BEHIND.test(text) && !SENTENCE_END.test(text)

const MIN_PROSE_LENGTH = 80

/** Whether a line is prose of an introduction: long, and ended like a sentence. */
export function looksLikeSentence(text: string): boolean {
  return text.length >= MIN_PROSE_LENGTH && SENTENCE_END.test(text)
}

const MIN_OF_SENTENCE = 3

/** A capital inside a sentence: "abgeriebene Schale" is the noun, not "schäle". */
const NOUN_INSIDE = /(?<=\p{L}\s)\p{Lu}\p{Ll}+/gu

/** Whether a sentence has a cooking verb, wherever it stands. */
export function namesWork(text: string): boolean {
  const said = words(text.replace(NOUN_INSIDE, 'X'))
  return said.length >= MIN_OF_SENTENCE && said.some((word) => HEADING_WORDS.verbs.has(word))
}

/** Whether a line tells cooking: a verb first, or two of them. */
export function tellsCooking(text: string): boolean {
  if (startsWithVerb(text)) return true
  return words(text).filter((word) => HEADING_WORDS.verbs.has(word)).length > 1
}

/**
 * How much a line looks like one of an ingredient list: 2 and more is sure, 0 could be, below is not.
 */
export function ingredientLook(text: string): number {
  const count = words(text).length
  if (text.length > 200 || count > 32) return -2
  const isClosed = SENTENCE_END.test(text)
  if (startsWithVerb(text) && (count > 4 || (isClosed && count > 2))) return -2
  const isSentence = isClosed && count > 8
  if (startsWithAmount(text) && count > 0) return isSentence && count > 14 ? -1 : 2
  if (isSentence) return -1
  if (isPartOfSome(text)) return 1.5
  if (count > 18) return -1
  if (ENDS_WITH_AMOUNT.test(text) || ENDS_LIKE_INGREDIENT.test(text)) return 2
  if (STARTS_WITH_WORD.test(text) || tellsPart(text)) return 1.5
  return count <= 6 && count > 0 ? 0.5 : 0
}

/** "Finely grated zest 1 lemon". */
function tellsPart(text: string): boolean {
  const food = PART_OF.exec(text)?.[1]
  return food !== undefined && !startsWithVerb(text) && findFoodId(food) !== null
}

/** How much a line looks like a step: 2 and more is sure, 0 is not. */
export function stepLook(text: string): number {
  const said = words(text)
  if (said.length < 2) return startsWithVerb(text) ? 0.5 : 0
  let look = 0
  if (startsWithVerb(text)) look += said.length > 2 ? 2 : 1
  else if (said.some((word) => HEADING_WORDS.verbs.has(word)) && said.length >= 5) look += 1
  if (SENTENCE_END.test(text) && said.length >= 4) look += 1
  if (text.length > 80) look += 0.5
  return look
}
