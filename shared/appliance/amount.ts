import { gramsOf } from '#shared/quantity/densities.ts'
import { readQuantity } from '#shared/quantity/quantity.ts'
import type { Unit } from '#shared/quantity/units.ts'
import type { Ingredient } from '#shared/recipe.ts'

/** Measures by the words of all languages; what is missing here has no known weight. */
const UNIT_WORDS: Partial<Record<Unit, RegExp>> = {
  g: /^(?:g|gr|grams?|gramm|gramos|grammes?|grammi|г)\.?$/i,
  dag: /^(?:dag|dkg)$/i,
  kg: /^(?:kg|kilos?|кг)\.?$/i,
  ml: /^(?:ml|mls|millilit(?:er|re)s?|мл)\.?$/i,
  cl: /^cl$/i,
  dl: /^dl$/i,
  l: /^(?:l|lit(?:er|re)s?|litros?|litri|litry|litrów|л)\.?$/i,
  cup: /^cups?$/i,
  tbsp: /^(?:tbsps?|tablespoons?|el|łyżk[ai]|cda|cucharadas?)\.?$/i,
  tsp: /^(?:tsps?|teaspoons?|tl)\.?$/i,
  pint: /^pints?$/i,
  oz: /^(?:oz|ounces?)\.?$/i,
  lb: /^(?:lbs?|pounds?)\.?$/i,
}

/** Water and stock named in a step's text, e.g. "500 g water", "1 litre of hot stock". */
const LIQUID_IN_TEXT =
  /(\d+(?:[.,]\d+)?)\s*(g|kg|ml|dl|cl|l|lit(?:er|re)s?|г|кг|мл|л)\.?\s+(?:(?:of|de|di|d['’]|cold|hot|warm|boiling|lukewarm|zimnej|gorącej|heißes|kaltes)\s*)*(?:water|stock|broth|wasser|brühe|wody|bulionu|agua|caldo|eau|bouillon|acqua|brodo|apă|води|бульйону)/giu

/** Estimated grams of an ingredient; null when its amount is not known. */
export function ingredientGrams(ingredient: Ingredient): number | null {
  const quantity = ingredient.quantity ? readQuantity(ingredient.quantity) : null
  const unit = readUnit(ingredient.unit)
  if (!quantity || unit === undefined) return null
  return gramsOf({ quantity, unit, name: ingredient.name })
}

/** Grams of thin liquid that a step's text itself names; 0 when it names none. */
export function liquidGramsInText(text: string): number {
  return [...text.matchAll(LIQUID_IN_TEXT)].reduce((sum, [, amount, unit]) => {
    const quantity = Number(amount?.replace(',', '.'))
    const grams = gramsOf({
      quantity: { min: quantity, max: quantity },
      unit: readUnit(unit) ?? null,
      name: 'water',
    })
    return sum + (grams ?? 0)
  }, 0)
}

/** Null when there is no unit, undefined when it is not a known measure. */
function readUnit(text: string | undefined): Unit | null | undefined {
  if (!text) return null
  const known = Object.entries(UNIT_WORDS).find(([, pattern]) => pattern.test(text.trim()))
  return known && isUnit(known[0]) ? known[0] : undefined
}

function isUnit(name: string): name is Unit {
  return name in UNIT_WORDS
}
