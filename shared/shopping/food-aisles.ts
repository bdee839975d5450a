import type { FoodId } from '#shared/quantity/foods.ts'
import type { Aisle } from './aisles.ts'

const FOODS_IN_AISLE = {
  produce: [
    ...['onion', 'shallot', 'springOnion', 'leek', 'garlic', 'carrot', 'celery', 'celeriac'],
    ...['potato', 'sweetPotato', 'tomato', 'cherryTomato', 'pepper', 'courgette', 'aubergine'],
    ...['cucumber', 'cauliflower', 'broccoli', 'cabbage', 'fennel', 'beetroot', 'pumpkin'],
    ...['mushrooms', 'spinach', 'lettuce', 'herb', 'chilli', 'ginger', 'lemon', 'lime', 'orange'],
    ...['citrusJuice', 'zest', 'apple', 'pear', 'banana', 'avocado', 'peach', 'berries'],
  ],
  bakery: ['bread'],
  meat: ['mince', 'chickenBreast', 'chickenThigh', 'bacon', 'ham', 'sausage'],
  fish: [],
  dairy: [
    ...['butter', 'lard', 'milk', 'cream', 'yoghurt', 'creamCheese', 'cheese', 'parmesan'],
    ...['egg', 'eggYolk', 'eggWhite', 'freshYeast'],
  ],
  pantry: [
    ...['semolina', 'oats', 'oatBran', 'bulgur', 'quinoa', 'millet', 'barley', 'rice', 'pasta'],
    ...['lentils', 'beans', 'cannedTomatoes', 'tomatoPaste', 'stock', 'stockCube', 'breadcrumbs'],
    ...['honey', 'jam', 'nutButter', 'tahini', 'mash'],
  ],
  baking: [
    ...['flour', 'wholemealFlour', 'ryeFlour', 'speltFlour', 'riceFlour', 'coconutFlour'],
    ...['almondFlour', 'chickpeaFlour', 'starch', 'potatoStarch', 'sugar', 'casterSugar'],
    ...['brownSugar', 'icingSugar', 'vanillaSugar', 'custardPowder', 'syrup', 'molasses'],
    ...['condensedMilk', 'milkPowder', 'cocoa', 'chocolate', 'almonds', 'walnuts', 'pistachios'],
    ...['seeds', 'coconut', 'raisins', 'dates', 'bakingPowder', 'bakingSoda', 'dryYeast'],
    ...['gelatine', 'vanillaExtract', 'vanillaPod'],
  ],
  spices: ['salt', 'groundSpice', 'driedHerb', 'bayLeaf'],
  condiments: ['oil', 'vinegar', 'mayonnaise', 'soySauce', 'mustard'],
  frozen: [],
  drinks: ['water', 'wine'],
  household: [],
  other: [],
} as const satisfies Record<Aisle, readonly FoodId[]>

type Placed = (typeof FOODS_IN_AISLE)[Aisle][number]
// A food without an aisle does not compile.
const placed: Record<Exclude<FoodId, Placed>, never> = {}

/** The aisle of every food that is known. */
export const AISLE_OF_FOOD: Partial<Record<FoodId, Aisle>> = {
  ...placed,
  ...Object.fromEntries(
    Object.entries(FOODS_IN_AISLE).flatMap(([aisle, foods]) => foods.map((food) => [food, aisle])),
  ),
}
