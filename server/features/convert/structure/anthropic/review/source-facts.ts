import { lexiconOf } from '#shared/ingredient-line/lexicon.ts'
import { LineReader } from '#shared/ingredient-line/line-reader.ts'
import type { Language } from '#shared/language.ts'
import { findFoodId } from '#shared/quantity/find-food.ts'
import type { FoodId } from '#shared/quantity/foods.ts'
import type { Amount } from '#shared/quantity/quantity.ts'
import { compileLexicon } from '../../builtin/parse/compiled-lexicon.ts'
import { detectLanguage, lexiconFor } from '../../builtin/parse/lexicon/lexicons.ts'
import { wordsOf } from '../../builtin/parse/name-words.ts'
import { fold } from '../../builtin/parse/phrases.ts'

/** What a source says, for comparing: its words by their stems, its foods and its amounts. */
export type SourceFacts = {
  language: Language
  stems: ReadonlySet<string>
  foods: ReadonlySet<FoodId>
  amounts: readonly Amount[]
}

/** Where a number or a word begins. */
const START = /(?<![\p{L}\d.,/])[\p{L}\d½⅓⅔¼¾⅛⅜⅝⅞]/gu
/** A recipe has a few hundred words; a long page says the rest twice. */
const MAX_WORDS = 4_000

/** Reads the facts of a text in one of our languages; `asked` where it does not tell which. */
export function readFacts(text: string, asked: Language): SourceFacts {
  const language = detectLanguage(text) ?? asked
  const lexicon = compileLexicon(lexiconFor(language))
  const words = wordsOf(fold(text), lexicon).slice(0, MAX_WORDS)
  return {
    language,
    stems: new Set(words.map(({ stem }) => stem)),
    foods: foodsIn(text, words),
    amounts: amountsIn(text, language),
  }
}

/** By lines, as lists are written, and by pairs of words, as methods are. */
function foodsIn(text: string, words: readonly { start: number; end: number }[]) {
  const pairs = words.map(({ start }, at) => text.slice(start, words[at + 1]?.end))
  const names = [...text.split('\n').slice(0, MAX_WORDS), ...pairs]
  return new Set(names.map(findFoodId).filter((id) => id !== null))
}

/** Every number of a text with the unit behind it. */
export function amountsIn(text: string, language: Language): Amount[] {
  const amounts: Amount[] = []
  const reader = new LineReader(text, lexiconOf(language))
  for (const { index } of text.matchAll(START)) {
    if (index < reader.at) continue
    reader.at = index
    const quantity = reader.takeQuantity()
    if (quantity) amounts.push({ quantity, unit: reader.takeUnit()?.unit ?? null })
    if (amounts.length >= MAX_WORDS) break
  }
  return amounts
}
