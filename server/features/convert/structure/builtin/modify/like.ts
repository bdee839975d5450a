import { FOOD_LANGUAGES } from '#shared/quantity/food-languages.ts'
import type { Ingredient } from '#shared/recipe.ts'
import type { Languages } from './find-ingredient.ts'
import { type FoodIdentity, identify } from './food-identity.ts'
import { isSameWord, nameWords } from './name-words.ts'

/** Foods that do the same work in a dish, so that one is meant to come for the other. */
const ALIKE: readonly (readonly FoodIdentity[])[] = [
  ['milk', 'plantMilk', 'buttermilk'],
  ['cream', 'plantCream', 'sourCream'],
  ['yoghurt', 'plantYoghurt', 'sourCream'],
  ['butter', 'margarine', 'animalFat', 'food:oil', 'food:lard'],
  [
    'wheatFlour',
    'otherFlour',
    'food:speltFlour',
    'food:ryeFlour',
    'food:riceFlour',
    'food:almondFlour',
  ],
  [
    'honey',
    'syrup',
    'food:sugar',
    'food:brownSugar',
    'food:casterSugar',
    'food:honey',
    'food:molasses',
  ],
  ['cheese', 'hardCheese'],
  ['stock', 'meatStock', 'vegetableStock'],
  ['pasta', 'eggPasta', 'ricePasta'],
  ['soySauce', 'tamari'],
  ['nuts', 'almond', 'hazelnut', 'peanut', 'walnut', 'cashew', 'food:pistachios'],
  ['meat', 'mince', 'poultry', 'chickenPieces', 'tofu', 'soyMince', 'seitan'],
  ['food:onion', 'food:shallot', 'food:leek', 'food:springOnion'],
  ['milkChocolate', 'darkChocolate', 'food:chocolate'],
  ['food:dryYeast', 'food:freshYeast'],
  ['couscous', 'bulgur', 'food:quinoa', 'food:millet', 'food:rice'],
]

/** The ingredients whose place a food takes that is only named: spelt flour that of the flour. */
export function ingredientsLike(
  name: string,
  ingredients: readonly Ingredient[],
  languages: Languages,
): Ingredient[] {
  const others = ingredients.filter((one) => one.name.toLowerCase() !== name.toLowerCase())
  const head = headOf(name, languages.spoken)
  const sameHead = others.filter((one) => {
    const own = headOf(one.name, languages.recipe)
    return head !== undefined && own !== undefined && isSameWord(head, own)
  })
  if (sameHead.length > 0) return sameHead

  const identity = identify(name, languages.spoken) ?? identify(name, languages.recipe)
  const family = ALIKE.find((foods) => identity !== null && foods.includes(identity))
  return others.filter((one) => {
    const own = identify(one.name, languages.recipe)
    return own !== null && family?.includes(own) === true
  })
}

function headOf(name: string, language: Languages['spoken']): string | undefined {
  const words = nameWords(name, language)
  return FOOD_LANGUAGES[language].head === 'last' ? words.at(-1) : words[0]
}
