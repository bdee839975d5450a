import { findFoodId } from '#shared/quantity/find-food.ts'
import { FOOD_LANGUAGES } from '#shared/quantity/food-languages.ts'
import type { FoodId } from '#shared/quantity/foods.ts'
import { allParts, type Part, phraseLength, wordsOf } from './tokens.ts'
import { modifyWordsOf, type WordLanguage } from './words/all.ts'
import { KITCHEN_FOODS, type KitchenFood } from './words/words.ts'

/** What a food is, in whichever language it is named: a kitchen food, or one by its weight. */
export type FoodIdentity = KitchenFood | `food:${FoodId}`

/** Ids of `FOODS` that lump together what a cook tells apart, so they say too little. */
const LUMPED: ReadonlySet<string> = new Set<FoodId>([
  ...(['flour', 'wholemealFlour', 'semolina', 'starch', 'oatBran', 'bulgur', 'syrup'] as const),
  ...(['jam', 'butter', 'lard', 'nutButter', 'water', 'milk', 'cream', 'yoghurt'] as const),
  ...(['creamCheese', 'cheese', 'parmesan', 'wine', 'soySauce', 'almonds', 'walnuts'] as const),
  ...(['seeds', 'raisins', 'dates', 'vanillaExtract', 'groundSpice', 'driedHerb'] as const),
  ...(['tomatoPaste', 'beans', 'pasta', 'mince', 'herb', 'chilli', 'spinach'] as const),
  ...(['citrusJuice', 'peach', 'berries', 'bread', 'breadcrumbs', 'stock', 'pepper'] as const),
])

/** What a food also is, when somebody speaks of the wider one. */
const INCLUDES: Partial<Record<FoodIdentity, readonly FoodIdentity[]>> = {
  egg: ['eggYolk', 'eggWhite'],
  cheese: ['hardCheese', 'freshCheese'],
  meat: ['mince', 'bacon', 'sausage', 'ham', 'poultry', 'chickenPieces'],
  poultry: ['chickenPieces'],
  stock: ['meatStock', 'vegetableStock'],
  nuts: ['almond', 'hazelnut', 'peanut', 'walnut', 'cashew', 'food:pistachios'],
  pasta: ['eggPasta', 'ricePasta'],
  soySauce: ['tamari'],
  chilli: ['food:chilli'],
}

type Named = { food: KitchenFood; parts: Part[] }

const tables = new Map<WordLanguage, readonly Named[]>()
const identities = new Map<string, FoodIdentity | null>()
/** Names are few in one recipe; more than this is another's. */
const MAX_REMEMBERED = 5_000

/** What a name in the given language names; null where nothing is known of it. */
export function identify(name: string, language: WordLanguage): FoodIdentity | null {
  const key = `${language} ${name}`
  const known = identities.get(key)
  if (known !== undefined) return known

  if (identities.size > MAX_REMEMBERED) identities.clear()
  const found = kitchenFood(name, language) ?? weighedFood(name)
  identities.set(key, found)
  return found
}

/** Whether who says `said` means a food that is `is`. */
export function includes(said: FoodIdentity, is: FoodIdentity): boolean {
  return said === is || INCLUDES[said]?.includes(is) === true
}

/** Whether the name tells more than the weight table does. */
export function isKitchenFood(identity: FoodIdentity): identity is KitchenFood {
  return !identity.startsWith('food:')
}

/** The longest phrase of the table that the name holds; of two, the one at the head of the name. */
function kitchenFood(name: string, language: WordLanguage): KitchenFood | null {
  const words = wordsOf(name)
  const isHeadLast = FOOD_LANGUAGES[language].head === 'last'
  let best: { food: KitchenFood; words: number; edge: number } | null = null
  for (const { food, parts } of tableOf(language)) {
    for (let at = 0; at <= words.length - parts.length; at++) {
      const length = phraseLength(parts, words, at)
      if (length === 0) continue
      const edge = isHeadLast ? at + length : -at
      const isBetter = !best || length > best.words || (length === best.words && edge > best.edge)
      if (isBetter) best = { food, words: length, edge }
    }
  }
  return best?.food ?? null
}

function tableOf(language: WordLanguage): readonly Named[] {
  const known = tables.get(language)
  if (known) return known

  const { foods } = modifyWordsOf(language)
  const fresh = KITCHEN_FOODS.flatMap((food) =>
    allParts(foods[food]).map((parts) => ({ food, parts })),
  )
  tables.set(language, fresh)
  return fresh
}

function weighedFood(name: string): FoodIdentity | null {
  const id = findFoodId(name)
  return id && !LUMPED.has(id) ? `food:${id}` : null
}
