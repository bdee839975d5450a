import { lineWordsOf } from '#shared/ingredient-line/lexicon.ts'
import { LANGUAGES } from '#shared/language.ts'
import { findFoodId } from '#shared/quantity/find-food.ts'
import { ABOUT, readMinutes } from './durations.ts'
import { anyOf, HEADING_WORDS, labelOf } from './heading-words.ts'

const NUMBER_WORDS = new Set(
  LANGUAGES.flatMap((language) => Object.entries(lineWordsOf(language).quantity.numbers))
    .filter(([, value]) => Number.isInteger(value) && value > 1)
    .map(([word]) => word),
)
const NUMBER_WORD = anyOf([...NUMBER_WORDS].sort((a, b) => b.length - a.length))
const COUNT = '\\d+(?:\\s*[-–/]\\s*\\d+)?'
const COUNT_OR_WORD = `(?:${COUNT}|${anyOf([...HEADING_WORDS.amounts, ...HEADING_WORDS.articles])})`
const FOR = anyOf(HEADING_WORDS.forWords)
const SERVING_WORD = `${anyOf(HEADING_WORDS.servings)}(?:\\(\\p{L}{1,3}\\))?`
/** Not "for 2 hours", "na 2 łyżki". */
const NO_PIECES = `(?!${anyOf([...HEADING_WORDS.units, ...HEADING_WORDS.hours, ...HEADING_WORDS.minutes, ...HEADING_WORDS.days])}(?!\\p{L}))`
const PIECES = `${NO_PIECES}\\p{L}{3,}(?:\\s\\p{L}+){0,2}`
const PHRASES = [
  `${anyOf([...HEADING_WORDS.forWords, ...HEADING_WORDS.yieldVerbs, ...HEADING_WORDS.yields])}(?:\\s\\p{L}{2,4}\\.?)?\\s+${COUNT}(?:\\s+\\p{L}+)?`,
  // "3–4 portions", "for one person"
  `(?:${FOR}\\s)?${ABOUT}${COUNT_OR_WORD}\\s${anyOf(HEADING_WORDS.servings)}`,
  // "for 2 jars of 250 g", "for a 20 cm tin"
  `${FOR}\\s${COUNT_OR_WORD}\\s[^,;:]{0,30}?\\d[^,;:]{0,20}`,
  // "for two loaves"
  `${FOR}\\s${ABOUT}(?:${COUNT}|${NUMBER_WORD})\\s${PIECES}`,
]
const PHRASE = new RegExp(`^\\(?(?:${PHRASES.join('|')})\\)?$`, 'iu')
const FOR_PIECES = new RegExp(`^${FOR}\\s${ABOUT}(?:\\d{1,3}|${NUMBER_WORD})\\s${PIECES}$`, 'iu')

const YIELD = labelOf(HEADING_WORDS.yields)
const YIELD_VERB = labelOf(HEADING_WORDS.yieldVerbs)
const FOR_LABEL = labelOf(HEADING_WORDS.forWords)
const VALUE = new RegExp(`^${ABOUT}(?:\\d+|${NUMBER_WORD}(?!\\p{L}))`, 'iu')
const ONE = new RegExp(`^${anyOf(HEADING_WORDS.articles)}\\s${SERVING_WORD}$`, 'iu')
/** "4 servings", "4–6 people", "4 Personen". */
const SERVINGS = new RegExp(
  `^${ABOUT}(?:\\d+(?:\\s*(?:[-–/]|to|bis|à|a|do|до)\\s*\\d+)?|${NUMBER_WORD})\\s+${SERVING_WORD}\\.?$`,
  'iu',
)
/** "Porcja na ok. 50 sztuk": what stands behind the label has a word of its own. */
const FOR_SERVINGS = new RegExp(`^${FOR}\\s(?=${ABOUT}${COUNT}\\s${SERVING_WORD}\\.?$)`, 'iu')
/** "For a pot of 4 l" beside the servings. */
const FOR_VESSEL = new RegExp(
  `^${FOR}\\s(?:\\p{L}+\\s){1,3}${COUNT}(?:[.,]\\d+)?\\s?(?:l|л|cm|см|litr\\p{L}*|liter|літр\\p{L}*)\\.?$`,
  'iu',
)
/** "x 6" */
const TIMES = /^x\s?\d{1,2}$/i

/** "…makes about 8 to 10 servings", "feeds six people" */
const INSIDE = new RegExp(
  `(?:^|[\\s,])(${anyOf(HEADING_WORDS.yieldVerbs)}\\s${ABOUT}(?:\\d+(?:\\s*(?:[-–/]|to|bis|à|a|do|до)\\s*\\d+)?|${NUMBER_WORD})\\s+(?:\\p{L}+\\s)?${SERVING_WORD})(?!\\p{L})`,
  'iu',
)
/** "Hearty dinner for four", "una cena para 2 personas" */
const FOR_HOW_MANY = new RegExp(
  `^(?:\\p{L}[\\p{L}'’-]*\\s){1,6}(${FOR}\\s${ABOUT}(?:\\d{1,2}|${NUMBER_WORD})(?:\\s${SERVING_WORD})?)$`,
  'iu',
)

/** "Ofenkürbis für sechs Personen benötigen", "Empanada 4-6 personas" */
const FOR_INSIDE = new RegExp(
  `(?:^|\\s)(${FOR}\\s${ABOUT}(?:${COUNT}|${NUMBER_WORD})\\s${SERVING_WORD})(?![\\p{L}])`,
  'iu',
)
const AT_END = new RegExp(`(?<=\\p{L}\\)?)\\s(${COUNT}\\s${SERVING_WORD})$`, 'iu')

/** "4-6 personas" at the end of a title; null without. */
export const yieldAtEnd = (text: string) => AT_END.exec(text)?.[1] ?? null

/** What a sentence says of the yield: "makes about 8 servings"; null without. */
export const yieldInside = (text: string) => INSIDE.exec(text)?.[1] ?? null

/** "for four" of "Hearty dinner for four"; null without. */
export const tellsForHowMany = (text: string) =>
  (FOR_HOW_MANY.exec(text) ?? FOR_INSIDE.exec(text))?.[1] ?? null

/** "Per 4 persone servono: 400 g di pasta": for how many, and where what is listed begins. */
const AHEAD = new RegExp(
  `^(${FOR}\\s${ABOUT}(?:${COUNT}|${NUMBER_WORD})\\s${SERVING_WORD})(?!\\p{L})[^:.!?\\d]{0,30}:\\s+(?=\\S)`,
  'iu',
)

export function yieldAhead(text: string): { yieldText: string; end: number } | null {
  const found = AHEAD.exec(text)
  return found?.[1] ? { yieldText: found[1], end: found[0].length } : null
}

/** "6 to 8 servings" of "For a 28 cm tart (6 to 8 servings)"; null without. */
export function yieldInBrackets(text: string): string | null {
  const inside = /\(([^()]{3,40})\)\.?$/u.exec(text)?.[1] ?? ''
  return isYieldPhrase(text) && SERVINGS.test(inside) ? inside : null
}

/** Whether text says how many a recipe is for: "for 4 people", "(serves 4)", "for two loaves". */
export const isYieldPhrase = (text: string) => PHRASE.test(text)

/** "Makes one two-layer cake, 12 to 14 slices" */
const MADE = new RegExp(
  `^${anyOf(HEADING_WORDS.yieldVerbs)}\\s${ABOUT}${COUNT_OR_WORD}\\s[^.;]{3,60}$`,
  'iu',
)

/** Whether a line among foods is about how much the recipe makes, whatever else it says. */
export function tellsYield(line: string): boolean {
  const text = line.replace(/[.!]$/, '')
  const isYield = MADE.test(text) || isYieldPhrase(text) || INSIDE.test(text)
  return isYield && findFoodId(text) === null
}

/** Whether a part of a line beside its yield says how large the pot or the tin is. */
export const tellsVesselSize = (part: string) => FOR_VESSEL.test(part)

/** "Mum's stew (serves 4)": a dish and for how many it is. */
export function isDishWithYield(text: string): boolean {
  const [, name = '', inside = ''] = /^(\P{N}{3,80})\(([^()]{3,40})\)$/u.exec(text) ?? []
  // "Butter (for 1 tin)" is of the list.
  const isFood = /^\S+$/u.test(name.trim()) && findFoodId(name.trim()) !== null
  return inside !== '' && !isFood && isYieldPhrase(inside)
}

/** What a part of a line says of the yield: "4–6 people" of "Serves: 4–6 people"; null without. */
export function yieldOf(part: string): string | null {
  const value = part.replace(YIELD, '')
  if (value !== part && (isYield(value) || ONE.test(value))) return value
  const counted = part.replace(YIELD_VERB, '')
  if (counted !== part && isYield(counted)) return part
  if (TIMES.test(part) || FOR_PIECES.test(part)) return part
  return SERVINGS.test(part.replace(FOR_LABEL, '')) ? part : null
}

function isYield(label: string): boolean {
  const value = label.replace(FOR_SERVINGS, '')
  const isTime = !/^\d+$/.test(value) && readMinutes(value) !== null
  return VALUE.test(value) && !isTime
}
