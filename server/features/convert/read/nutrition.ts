import { anyOf, HEADING_WORDS } from './heading-words.ts'

const MAX_LINE_LENGTH = 120
const NUMBER = '\\d+(?:[.,]\\d+)?\\s*'
const UNIT = '(?:k?cal|kj|g|mg|µg|mcg|iu|%|г|мг|ккал|кдж)'
const NAMED = new RegExp(
  `^${anyOf(HEADING_WORDS.nutrients)}(?![\\p{L}])[^\\d]{0,20}${NUMBER}${UNIT}?(?:[^\\p{L}]|$)`,
  'iu',
)
/** "12 g protein", but German "3 Eiweiß" are whites of eggs. */
const AMOUNT_FIRST = new RegExp(`^${NUMBER}${UNIT}\\s+${anyOf(HEADING_WORDS.nutrients)}$`, 'iu')
const ENERGY =
  /^\(?(?:~|(?:ca\.?|circa|env\.|environ|about|approx\.?)\s)?\d[\d.,]*\s*(?:k?cal|kj|ккал|кдж|calories|kalorien)(?!\p{L})/iu

const ENERGY_INSIDE = /\d\s*(?:k?cal|kj|ккал|кдж)(?!\p{L})/iu

/** Whether an amount of energy stands anywhere in a text. */
export const tellsEnergy = (text: string) => ENERGY_INSIDE.test(text)

/** Whether a line tells what is in a portion: "Saturated fat: 7 g", "320 kcal". */
export function isNutrition(text: string): boolean {
  return (
    text.length <= MAX_LINE_LENGTH &&
    (NAMED.test(text) || AMOUNT_FIRST.test(text) || ENERGY.test(text))
  )
}
