import type { Language } from '#shared/language.ts'
import { type CupUnit, convertAmount } from '#shared/quantity/convert.ts'
import { printQuantity } from '#shared/quantity/print.ts'
import type { Amount } from '#shared/quantity/quantity.ts'
import { BASE_UNITS, unitFacts } from '#shared/quantity/units.ts'
import { lineWordsOf } from './lexicon.ts'
import type { UnitWord } from './line-words.ts'
import { unitWordFor, writeUnit } from './unit-words.ts'

/** An amount in words, as an ingredient of a recipe holds it. */
export type PrintedAmount = { quantity: string; unit?: string }

/**
 * Writes an amount as the language does: "1 1/2" "cups", "1,5" "kg", "2" "łyżki". A `word` keeps
 * the unit as a line had it ("tins", not "cans"). A measure for which the language has no word is
 * written in grams, millilitres or centimetres, a count with the English word.
 */
export function printAmount(
  amount: Amount,
  language: Language,
  word: UnitWord | null = null,
): PrintedAmount {
  const { quantity, unit } = amount
  const words = lineWordsOf(language)
  const number = printQuantity(amount, words.locale)
  if (unit === null) return { quantity: number }

  const own = word?.unit === unit ? word : unitWordFor(unit, language)
  if (own) return { quantity: number, unit: writeUnit(own, quantity, words) }

  const base = BASE_UNITS[unitFacts(unit).dimension]
  const inBase = base && base !== unit ? convertAmount(amount, base, null) : null
  if (inBase) return printAmount(inBase, language)
  const english = unitWordFor(unit, 'en')
  const plain = english ? writeUnit(english, quantity, lineWordsOf('en')) : unit
  return { quantity: number, unit: plain }
}

/** The cup that the language's recipes mean. */
export function cupOf(language: Language): CupUnit {
  return unitWordFor('cup', language) ? 'cup' : 'metric_cup'
}
