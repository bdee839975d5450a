import { amountOf } from '#shared/ingredient-line/ingredient-amount.ts'
import { readUnit, spellingsOf } from '#shared/ingredient-line/unit-words.ts'
import { gramsOf } from '#shared/quantity/densities.ts'
import { anyOf } from '#shared/quantity/numeral.ts'
import type { Unit } from '#shared/quantity/units.ts'
import type { Ingredient } from '#shared/recipe.ts'

const METRIC: ReadonlySet<Unit> = new Set(['g', 'dag', 'hg', 'kg', 'ml', 'cl', 'dl', 'l'])

/** Water and stock named in a step's text, e.g. "500 g water", "1 litre of hot stock". */
const LIQUID_IN_TEXT = new RegExp(
  `(?<![\\d.,])(\\d{1,6}(?:[.,]\\d{1,3})?)\\s{0,3}(${anyOf(spellingsOf(METRIC))})\\.?\\s+(?:(?:of|de|di|d['’]|cold|hot|warm|boiling|lukewarm|zimnej|gorącej|heißes|kaltes)\\s{0,3}){0,4}(?:water|stock|broth|wasser|brühe|wody|bulionu|agua|caldo|eau|bouillon|acqua|brodo|apă|води|бульйону)`,
  'giu',
)

/** Estimated grams of an ingredient; null when its amount is not known. */
export function ingredientGrams(ingredient: Ingredient): number | null {
  const amount = amountOf(ingredient)
  return amount && gramsOf({ ...amount, name: ingredient.name })
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
