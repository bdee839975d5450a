import { kindsOf } from '#shared/appliance/ingredient-kinds.ts'
import { wordPattern } from '#shared/appliance/word-pattern.ts'
import { findFoodId } from '#shared/quantity/find-food.ts'
import { RECIPE_LIMITS } from '#shared/recipe.ts'
import { AISLE_OF_FOOD } from './food-aisles.ts'
import { AISLE_WORDS } from './words/aisle-words.ts'

/** Parts of a shop, in the order of a walk through one. */
export const AISLES = [
  'produce',
  'bakery',
  'meat',
  'fish',
  'dairy',
  'pantry',
  'baking',
  'spices',
  'condiments',
  'frozen',
  'drinks',
  'household',
  'other',
] as const
export type Aisle = (typeof AISLES)[number]

const PATTERNS = AISLES.flatMap((aisle) => {
  const words = AISLE_WORDS[aisle]
  return words ? [{ aisle, pattern: wordPattern(words) }] : []
})

const known = new Map<string, Aisle>()
const KNOWN_MAX = 5_000

/** Where in a shop something is found, by its name in any language. */
export function aisleOf(fullName: string): Aisle {
  const name = fullName.slice(0, RECIPE_LIMITS.shortText)
  const earlier = known.get(name)
  if (earlier) return earlier

  // Looking a name up in eight languages is slow, and a list is grouped at every tick.
  if (known.size >= KNOWN_MAX) known.clear()
  const aisle = findAisle(name.normalize('NFC'))
  known.set(name, aisle)
  return aisle
}

/** What it is called decides before what it is made of: "apple juice" is a drink. */
function findAisle(name: string): Aisle {
  const worded = PATTERNS.find(({ pattern }) => pattern.test(name))
  if (worded) return worded.aisle

  const food = findFoodId(name)
  return (food && AISLE_OF_FOOD[food]) ?? aisleOfKind(name)
}

function aisleOfKind(name: string): Aisle {
  const kinds = kindsOf(name)
  if (kinds.has('fish')) return 'fish'
  const isMeat = (['meat', 'poultry', 'mincedMeat'] as const).some((kind) => kinds.has(kind))
  return isMeat ? 'meat' : 'other'
}
