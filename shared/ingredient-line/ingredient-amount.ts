import type { Language } from '#shared/language.ts'
import { toCups, toMetric } from '#shared/quantity/convert.ts'
import { findMeasured } from '#shared/quantity/known-weight.ts'
import { type Amount, readQuantity } from '#shared/quantity/quantity.ts'
import { roundForKitchen } from '#shared/quantity/round.ts'
import { scaleAmount } from '#shared/quantity/scale.ts'
import { lineWordsOf } from './lexicon.ts'
import { cupOf, printAmount } from './print-amount.ts'
import { readUnit, readUnitWord } from './unit-words.ts'

/** The amount of a recipe's ingredient, in words. */
type Worded = { name: string; quantity?: string; unit?: string; notes?: string }

/**
 * The amount that an ingredient's words say, in the given language or else in any. Null when its
 * quantity is no number ("a few") or its unit no known word.
 */
export function amountOf({ quantity, unit }: Worded, language?: Language): Amount | null {
  const words = language && lineWordsOf(language).quantity
  const read = quantity ? readQuantity(quantity, words) : null
  const known = unit ? readUnit(unit, language) : null
  return read && (known || !unit) ? { quantity: read, unit: known } : null
}

/**
 * An ingredient for another number of servings, rounded as a cook measures: 2 for twice as much. A
 * unit that is no known word stays; so does an ingredient whose quantity is no number.
 */
export function scaleIngredient<T extends Worded>(
  ingredient: T,
  factor: number,
  language: Language,
): T {
  const amount = amountOf(ingredient, language)
  if (amount) return withAmount(ingredient, scaleAmount(amount, factor), language)

  const bare = amountOf({ ...ingredient, unit: undefined }, language)
  if (!bare) return ingredient
  const { quantity } = printAmount(roundForKitchen(scaleAmount(bare, factor)), language)
  return { ...ingredient, quantity }
}

/** An ingredient in grams and millilitres, or in the language's cups and spoons. */
export function convertIngredient<T extends Worded>(
  ingredient: T,
  to: 'metric' | 'cups',
  language: Language,
): T {
  const amount = amountOf(ingredient, language)
  if (!amount) return ingredient

  const food = findMeasured({ ...ingredient, language })
  const converted = to === 'metric' ? toMetric(amount, food) : toCups(amount, food, cupOf(language))
  // What stays keeps its words.
  return converted === amount ? ingredient : withAmount(ingredient, converted, language)
}

function withAmount<T extends Worded>(ingredient: T, amount: Amount, language: Language): T {
  const word = ingredient.unit ? readUnitWord(ingredient.unit, language) : null
  const { quantity, unit } = printAmount(roundForKitchen(amount), language, word)
  return { ...ingredient, quantity, unit }
}
