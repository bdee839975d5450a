import { lineWordsOf } from '#shared/ingredient-line/lexicon.ts'
import { parseIngredientLine } from '#shared/ingredient-line/parse.ts'
import type { Language } from '#shared/language.ts'
import { anyOf } from '#shared/quantity/numeral.ts'
import { unitFacts } from '#shared/quantity/units.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { findMatches, fold, type Span } from '../parse/phrases.ts'
import { STIRRED_WITH } from '../parse/share-words.ts'

/** Where an ingredient is named: the folded text before and after it, and the text up to its end. */
export type NamedAt = { before: string; text: string; after: string }

/** The text around a stretch of a clause. */
export const namedAt = ({ folded, text }: Clause, { start, end }: Span): NamedAt => ({
  before: folded.slice(0, start),
  text: text.slice(0, end),
  after: folded.slice(end),
})

/**
 * The source's words for a part of an ingredient ("half of the butter", "2 tbsp of the oil"), null
 * where it means the whole amount.
 */
export function partNamed(
  { before, text, after }: NamedAt,
  lexicon: CompiledLexicon,
): string | null {
  const { partOf, remaining } = lexicon.cues
  if (STIRRED_WITH[lexicon.source.language]?.test(before)) return null
  const words = [...partOf.spans(before), ...remaining.spans(before)].find(({ end }) =>
    isOnlyFiller(before.slice(end), lexicon),
  )
  if (words) return text.slice(words.start).trim()
  // "il burro rimasto"
  const behind = remaining.spans(after).find(({ start }) => /^\s*$/.test(after.slice(0, start)))
  if (behind) return text.slice(before.length) + after.slice(0, behind.end)

  const spoon = spoonNamed({ before, text, after }, lexicon)
  if (spoon) return spoon
  // "1 egg at a time"
  const amount = ONE_BY_ONE.test(after) ? null : AMOUNT_BEFORE.exec(before)
  const isTime =
    amount !== null && findMatches(lexicon.duration, before.slice(amount.index)).length > 0
  // "1 tablespoon oil and the shallots": the amount is the oil's.
  const isOther = amount !== null && lexicon.joiners.isIn(amount[0])
  return amount === null || isTime || isOther ? null : text.slice(amount.index).trim()
}

const SPOONS: readonly (string | null)[] = ['tsp', 'tbsp']

/** "A teaspoon of sugar", "a big pinch of salt": the words for so much of it; null without. */
function spoonNamed({ before, text }: NamedAt, { source: { language } }: CompiledLexicon) {
  const read = (found: RegExpExecArray | null) => {
    const words = found && text.slice(found.index).trim()
    return words ? { words, unit: parseIngredientLine(words, language).unit } : null
  }
  const spoon = read(countBefore(language).exec(before))
  if (spoon && SPOONS.includes(spoon.unit)) return spoon.words
  const pinch = read(measureBefore(language).exec(before))
  return pinch?.unit && unitFacts(pinch.unit).byEye ? pinch.words : null
}

/** "Two eggs", "ein Ei": the words for so many of a counted food; null without a number. */
export function countNamed({ before, text, after }: NamedAt, { source }: CompiledLexicon) {
  if (ONE_BY_ONE.test(after)) return null
  const found = countBefore(source.language).exec(before)
  return found && text.slice(found.index).trim()
}

/** "Two tablespoons of oil": a measure whose number is a word, as "2 tablespoons"; null without one. */
export function measureNamed(at: NamedAt, { source, joiners }: CompiledLexicon): string | null {
  const found = measureBefore(source.language).exec(at.before)
  // "Two bay leaves and pepper": the number is not the pepper's.
  if (!found || joiners.isIn(found[0])) return null
  const words = at.text.slice(found.index).trim()
  const { unit, quantity, quantityText } = parseIngredientLine(words, source.language)
  const { number = '' } = found.groups ?? {}
  // "A couple tablespoons" are two.
  const isNumber = foldedNumbers(source.language).get(number) === quantity?.min
  const behind = found.index + number.length
  return unit && isNumber ? `${quantityText} ${at.text.slice(behind).trim()}` : null
}

/** "One egg at a time": all of them. */
const ONE_BY_ONE =
  /^(?:\p{L}*\s){0,2}(?:at a time|after (?:the|an)other|nach dem ander|a la fois|apres l'autre|a la vez|por vez|alla volta|per volta|dopo l'altro|na raz|po drugi|за раз|за одн|pe rand|odata)/u

const foldedNumbers = (language: Language) =>
  new Map(
    Object.entries(lineWordsOf(language).quantity.numbers).map(([word, value]) => [
      fold(word),
      value,
    ]),
  )

const numberWords = (language: Language) =>
  `(?<!\\p{L})(?<number>${anyOf([...foldedNumbers(language).keys()])})\\s+`

/** A pattern of a language, made when it is first asked for. */
function perLanguage(make: (language: Language) => RegExp): (language: Language) => RegExp {
  const known = new Map<Language, RegExp>()
  return (language) => {
    const pattern = known.get(language) ?? make(language)
    known.set(language, pattern)
    return pattern
  }
}

const countBefore = perLanguage(
  (language) => new RegExp(`${numberWords(language)}(?:\\p{L}+\\s+){0,2}$`, 'u'),
)

const measureBefore = perLanguage(
  (language) => new RegExp(`${numberWords(language)}(?:\\p{L}+\\.?\\s+){1,4}(?:\\p{L}')?$`, 'u'),
)

/** "2 tbsp of the ", "1 1/2 ", "50 g ". */
export const AMOUNT_BEFORE =
  /(?<![\p{L}\d.,/])(?:\d+(?:[.,/]\d+)?(?:\s\d\/\d|\s?[½¼¾⅓⅔])?|[½¼¾⅓⅔])[\s-]*(?:\p{L}{1,11}\.?\s+){0,6}(?:\p{L}{1,2}')?$/u

/** Words between an amount and its food that say nothing of their own. */
export function isOnlyFiller(text: string, lexicon: CompiledLexicon): boolean {
  const words = text.match(/[\p{L}]+/gu) ?? []
  return (
    !/[,;(]/.test(text) &&
    !lexicon.joiners.isIn(text) &&
    words.every(
      (word) =>
        lexicon.stopWords.has(lexicon.stem(word)) || lexicon.descriptors.has(lexicon.stem(word)),
    )
  )
}
