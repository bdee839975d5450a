import { parseIngredientLine } from '#shared/ingredient-line/parse.ts'
import type { Language } from '#shared/language.ts'
import { gramsOf } from '#shared/quantity/densities.ts'
import { unitFacts } from '#shared/quantity/units.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import type { KnownIngredient } from './ingredients.ts'
import { fold } from './phrases.ts'
import { RESERVED_WORDS, SHARE_WORDS } from './share-words.ts'

/** How much of an ingredient is meant: a share of its listed amount, or what is left of it. */
export type Share = {
  part: number | 'rest' | 'stated'
  words: string
  /** Nothing tells how much: "a splash of". */
  isVague?: boolean
  /** A pinch, a splash, where the list measures the food: it is hardly missed there. */
  isByEye?: boolean
  /** The food as the source names it beside a number of pieces: "1 mandarin" of the mandarins. */
  called?: string
}

/** "two thirds" before "third". */
const byLength = new Map(
  Object.entries(SHARE_WORDS).map(([language, words]) => [
    language,
    Object.entries(words)
      .map(([word, part]) => [fold(word), part] as const)
      .sort(([a], [b]) => b.length - a.length),
  ]),
)

/** Decimal values of fraction characters. */
export const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 0.5,
  '⅓': 0.33,
  '⅔': 0.67,
  '¼': 0.25,
  '¾': 0.75,
}
/** "1/3 of the flour" is a share, "1/3 cup of the flour" an amount. */
const FRACTION =
  /^(?:(?:die|les?|las|los|[iI])\s+)?(?:(?<top>\d)\/(?<bottom>\d)|(?<glyph>[½⅓⅔¼¾]))\s+(?:of|der|des|de|du|del|della|dello|dell|din)?/u

/** "All but", with the amount that is left out. */
const ALL_BUT =
  /(?<!\p{L})(?:all but|alles? bis auf|tout sauf|tod[oa] menos|tutt[oa] tranne) \d[\d/½¼¾ ]*(?: \p{L}+)?(?: (?:of|der|des|de|di))?(?: the| la| le| el| il)? ?$/u

/** Whether a food stands behind such an amount: "all but 2 tablespoons of the [cream]". */
export const isAllBut = ({ folded }: { folded: string }, { start }: { start: number }): boolean =>
  ALL_BUT.test(folded.slice(0, start))

/** What is left of a food besides a share of it. */
export const remainderOf = (share: Share): Share =>
  typeof share.part === 'number' ? { ...share, part: 1 - share.part } : share

/**
 * "Spread it over half of each chicken breast", "une louche de pâte par crêpe": all of it is there,
 * or used in the end.
 */
const OF_EACH =
  /(?<!\p{L})(?:une? \p{L}+ de \p{L}+ par (?!petit)\p{L}{4,}|pro \p{L}{4,}|each|jede\p{L}*|chaque|chacun\p{L}*|cada|ogni|ciascun\p{L}*|kazd\p{L}*|кожн\p{L}*|fiecar\p{L}*)(?!\p{L})/u

/** "Half of each breast", "2 tablespoons of the batter into each tin": nothing of it is left. */
export const speaksOfEach = (folded: string): boolean => OF_EACH.test(folded)

/** What stands before the first "each" of folded text, up to its last comma; null without one. */
export function beforeEach(folded: string): string | null {
  const at = folded.search(OF_EACH)
  return at < 0
    ? null
    : (folded
        .slice(0, at)
        .split(/[,;:.(]/)
        .at(-1) ?? '')
}

/** "1 cup each cheddar and parmesan": so much of the one and of the other. */
const AMOUNT_OF_EACH = /^[\d½⅓⅔¼¾][\d\s./½⅓⅔¼¾]*\p{L}+ (?:each|je|jeweils)(?!\p{L})/u

/**
 * Reads the source's words for a part of an ingredient ("half of the butter", "50 g of the sugar")
 * as a share of its listed amount; null where they mean all of it. What cannot be told is taken for
 * a small part.
 */
export function readShare(
  words: string,
  food: KnownIngredient,
  lexicon: CompiledLexicon,
): Share | null {
  const folded = fold(words)
  if (speaksOfEach(folded) && !AMOUNT_OF_EACH.test(folded)) return null
  if (lexicon.cues.remaining.isIn(folded)) return { part: 'rest', words }
  if (!food.entry.quantity) return statedShare(words)
  const amount = shareByAmount(words, food, lexicon)
  if (amount === 'all') return null
  if (amount !== null) return { part: amount, words, ...(isByEye(words, food, lexicon) && BY_EYE) }
  const fraction = FRACTION.exec(words.trim())?.groups
  if (fraction?.glyph) return { part: FRACTIONS[fraction.glyph] ?? 0.5, words }
  if (fraction) return { part: Number(fraction.top) / Number(fraction.bottom), words }
  if (/^[^\p{L}\d]*\d/u.test(words)) return null
  const part = sharePart(folded, lexicon.source.language)
  // "Some", "a little": nobody knows how much, unlike a half.
  const isExact = part !== null && EXACT.includes(part)
  return { part: part ?? SMALL, words, ...(!isExact && { isVague: true }) }
}

const BY_EYE = { isByEye: true } as const

/** Whether the words name a unit that is judged by eye, and the list another one. */
function isByEye(words: string, { entry }: KnownIngredient, { source }: CompiledLexicon): boolean {
  const { unit } = parseIngredientLine(words, source.language)
  const isListed = entry.unit !== undefined && entry.unit !== unit
  return isListed && unit !== null && unitFacts(unit).byEye === true
}

const EXACT: readonly number[] = [0.5, 0.33, 0.67, 0.25, 0.75]

/** "1 tsp", "a pinch" of salt to taste: how much it is, but no share of an amount. */
const statedShare = (words: string): Share => ({ part: 'stated', words })

/** The value of a word for a share in folded text: "half of the" is 0.5; null without one. */
export function sharePart(folded: string, language: Language): number | null {
  const known = byLength.get(language) ?? []
  const found = known.find(([word]) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(folded))
  return found?.[1] ?? null
}

/** Whether a share is what was put aside before: "the reserved milk". */
export function isReserved({ words }: Share, { source }: CompiledLexicon): boolean {
  const folded = fold(words)
  const { [source.language === 'gb' ? 'en' : source.language]: reserved } = RESERVED_WORDS
  return reserved.some((word) => new RegExp(`(?<!\\p{L})${word}`, 'u').test(folded))
}

/** "A splash of" and the like. */
const SMALL = 0.2

/** Whether words state just as much of a food as the list has: "2 tbsp of water". */
export function statesAllOf(
  words: string,
  food: KnownIngredient,
  lexicon: CompiledLexicon,
): boolean {
  const ratio = food.entry.quantity ? ratioOf(words, food, lexicon) : null
  return ratio !== null && Math.abs(ratio - 1) < 0.03
}

/** All of it, or what part; null where the amounts cannot be compared. */
function shareByAmount(...stated: Parameters<typeof ratioOf>): number | 'all' | null {
  const ratio = ratioOf(...stated)
  if (ratio === null) return null
  return ratio > 0 && ratio < 0.97 ? ratio : 'all'
}

/** A stated amount to the listed one, by count in the same unit, by volume, else by weight. */
function ratioOf(
  words: string,
  { grams, moreGrams, entry }: KnownIngredient,
  lexicon: CompiledLexicon,
): number | null {
  const { language } = lexicon.source
  const part = parseIngredientLine(words, language)
  // "Half of the butter" is a share, "two eggs" is an amount.
  const isCount = part.unit === null && part.quantity !== null && part.quantity.min >= 1
  // "A teaspoon of sugar" is an amount as well.
  const isMeasure = part.unit !== null && part.quantity !== null
  if (!isCount && !isMeasure && !/\d|[½⅓⅔¼¾]/u.test(words)) return null
  const listed = [entry.quantity, entry.unit, entry.name].filter(Boolean).join(' ')
  const whole = parseIngredientLine(listed, language)
  if (!part.quantity || !whole.quantity) return null
  // "The 2/3 cup" of "2/3 cup plus 2 tbsp" is not all of it.
  const listedPart = grams ? 1 - moreGrams / grams : 1
  const unitOf = (unit: string | null) => (unit === 'piece' ? null : unit)
  if (unitOf(part.unit) === unitOf(whole.unit))
    return (middle(part.quantity) / middle(whole.quantity)) * listedPart
  const volumes = [part.unit, whole.unit].map((unit) => (unit ? unitFacts(unit) : null))
  const [one, all] = volumes.map((facts) => (facts?.dimension === 'volume' ? facts.size : null))
  if (one && all)
    return ((middle(part.quantity) * one) / (middle(whole.quantity) * all)) * listedPart
  const some = gramsOf({ ...part, name: entry.name, language })
  return part.unit !== null && some !== null && grams ? some / grams : null
}

const middle = ({ min, max }: { min: number; max: number }) => (min + max) / 2
