import { amountOf } from '#shared/ingredient-line/ingredient-amount.ts'
import { readUnit, spellingsOf } from '#shared/ingredient-line/unit-words.ts'
import { gramsOf } from '#shared/quantity/densities.ts'
import { anyOf } from '#shared/quantity/numeral.ts'
import { type Unit, unitFacts } from '#shared/quantity/units.ts'
import type { Ingredient } from '#shared/recipe.ts'

const METRIC: ReadonlySet<Unit> = new Set(['g', 'dag', 'hg', 'kg', 'ml', 'cl', 'dl', 'l'])

/** Water and stock named in a step's text, e.g. "500 g water", "1 litre of hot stock". */
const LIQUID_IN_TEXT = new RegExp(
  `(?<![\\d.,])(\\d{1,6}(?:[.,]\\d{1,3})?)\\s{0,3}(${anyOf(spellingsOf(METRIC))})\\.?\\s+(?:(?:of|de|di|d['’]|cold|hot|warm|boiling|lukewarm|zimnej|gorącej|heißes|kaltes)\\s{0,3}){0,4}(?:water|stock|broth|wasser|brühe|wody|bulionu|agua|caldo|eau|bouillon|acqua|brodo|apă|води|бульйону)`,
  'giu',
)

const WEIGHTS: ReadonlySet<Unit> = new Set(['g', 'dag', 'kg', 'oz', 'lb'])
/** "(for 500 g of flour)" is not what the packet weighs. */
const MEANT_FOR = '(?<!(?:^|[\\s(])(?:for|für|pour|para|per|na|do|на|для|pentru)\\s)'
const WEIGHT_IN_NOTES = new RegExp(
  `${MEANT_FOR}(?<![\\d.,])(\\d{1,4}(?:[.,]\\d{1,2})?)[\\s-]{0,2}(${anyOf(spellingsOf(WEIGHTS))})(?!\\p{L})`,
  'iu',
)
const EACH =
  /(?<!\p{L})(?:each|apiece|je|jeweils|à|chacune?|ciascun[oa]|cada|każd[ayeą]|po|кожн\p{L}*|по|fiecare)(?!\p{L})/iu

/**
 * Estimated grams of an ingredient; null when its amount is not known. Of what is counted, a weight
 * in its notes says more than an estimate: "3 potatoes (300 g)" in all, "2 cans (15 oz)" each.
 */
export function ingredientGrams(ingredient: Ingredient): number | null {
  const amount = amountOf(ingredient)
  if (!amount) return null
  const { name, notes = '' } = ingredient
  const facts = amount.unit && unitFacts(amount.unit)
  const noted = !facts || facts.dimension === 'count' ? weightIn(notes) : null
  if (!noted) return gramsOf({ ...amount, name })
  return facts?.container || EACH.test(notes)
    ? gramsOf({ ...amount, name, each: noted })
    : gramsOf({ ...noted, name })
}

function weightIn(notes: string) {
  const [, number = '', word = ''] = WEIGHT_IN_NOTES.exec(notes) ?? []
  const unit = word ? readUnit(word) : null
  const value = Number(number.replace(',', '.'))
  return unit && { quantity: { min: value, max: value }, unit }
}

/** Grams of thin liquid that a step's text itself names; 0 when it names none. */
export function liquidGramsInText(text: string): number {
  return [...text.matchAll(LIQUID_IN_TEXT)].reduce((sum, [, amount, unit]) => {
    const quantity = Number(amount?.replace(',', '.'))
    const grams = gramsOf({
      quantity: { min: quantity, max: quantity },
      unit: readUnit(unit ?? ''),
      name: 'water',
    })
    return sum + (grams ?? 0)
  }, 0)
}
