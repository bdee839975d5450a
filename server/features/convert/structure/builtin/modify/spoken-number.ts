import { lineWordsOf } from '#shared/ingredient-line/lexicon.ts'
import { type Quantity, readQuantity } from '#shared/quantity/quantity.ts'
import { fold } from '../parse/phrases.ts'
import { modifyWordsOf, type WordLanguage } from './words/all.ts'

/** More is no number of people, nor a factor. */
const LARGEST = 1_000

/** The number that a text is, in any form of its word; null where it is none or zero. */
export function numberIn(text: string, language: WordLanguage): Quantity | null {
  const own = Object.entries(modifyWordsOf(language).numbers)
  const value = own.find(([word]) => fold(word) === fold(text))?.[1]
  if (value !== undefined) return { min: value, max: value }
  const read = readQuantity(text.toLowerCase(), lineWordsOf(language).quantity)
  return read && read.min > 0 && read.max <= LARGEST ? read : null
}

/** Whether it is a number only because articles count as one. */
export function isArticle(text: string, language: WordLanguage): boolean {
  return lineWordsOf(language).quantity.articles.includes(text.toLowerCase())
}
