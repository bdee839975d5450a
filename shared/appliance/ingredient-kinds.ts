import { findFoodId } from '#shared/quantity/find-food.ts'
import type { FoodId } from '#shared/quantity/foods.ts'
import { remembered } from '#shared/remembered.ts'
import { wordPattern } from './word-pattern.ts'
import { INGREDIENT_WORDS } from './words/ingredient-words.ts'

/** What an ingredient is, as far as heat, steam and blades care, and the foods that are it. */
const FOODS_OF_KIND = {
  /** Live yeast. */
  yeast: ['dryYeast', 'freshYeast'],
  /** Egg yolk on its own. */
  yolk: ['eggYolk'],
  eggWhite: ['eggWhite'],
  /** Milk and cream, which boil over. */
  dairy: ['milk', 'cream'],
  /** Chocolate that melts. */
  chocolate: ['chocolate'],
  /** Thickens, and keeps egg from curdling. */
  starch: [
    ...['flour', 'wholemealFlour', 'ryeFlour', 'speltFlour', 'riceFlour', 'semolina'],
    ...['starch', 'potatoStarch', 'custardPowder', 'breadcrumbs', 'rice', 'pasta', 'oats'],
  ],
  /** Makes a dough heavy. */
  flour: ['flour', 'wholemealFlour', 'ryeFlour', 'speltFlour', 'riceFlour', 'semolina'],
  oats: ['oats'],
  pasta: ['pasta'],
  /** Turns when boiled by the blades: spaghetti, ribbons, sheets. */
  longPasta: [],
  sugar: ['sugar', 'casterSugar', 'brownSugar', 'icingSugar', 'vanillaSugar'],
  /** Ground to powder when dry. */
  dry: [
    ...['sugar', 'casterSugar', 'brownSugar', 'almonds', 'walnuts', 'pistachios', 'seeds'],
    ...['rice', 'oats', 'groundSpice', 'coconut', 'chocolate', 'bread'],
  ],
  oil: ['oil'],
  /** Thin enough to steam over. */
  thinLiquid: ['water', 'stock', 'wine'],
  /** Anything else that makes a mixture wet: with it, chocolate and dairy do not burn. */
  wet: [
    ...['egg', 'eggWhite', 'tomato', 'cherryTomato', 'cannedTomatoes', 'citrusJuice', 'yoghurt'],
    ...['syrup', 'honey', 'condensedMilk', 'milk', 'cream', 'creamCheese', 'berries', 'peach'],
  ],
  poultry: ['chickenBreast', 'chickenThigh'],
  mincedMeat: ['mince'],
  /** Whole cuts. */
  meat: [],
  fish: [],
  /** Falls apart under the blades: dumplings, meatballs, stuffed pasta. */
  formed: [],
  /** Frozen in a block. */
  frozen: [],
  /** With bones or stones. */
  bony: [],
} as const satisfies Record<string, readonly FoodId[]>

export type IngredientKind = keyof typeof FOODS_OF_KIND

/** Already cooked, or too little to matter: nothing to be cooked through. */
const READY_TO_EAT = wordPattern([
  ...[
    'smoked',
    'cooked',
    'roast(?:ed)?',
    'leftover',
    'canned',
    'tinned',
    'cured',
    'stock',
    'broth',
  ],
  ...[
    'bouillon',
    'gravy',
    'seasoning',
    'wędzon*',
    'gotowan*',
    'bulion*',
    'rosół',
    'rosoł*',
    'wywar*',
  ],
  ...[
    'z puszki',
    'копчен*',
    'варен*',
    'бульйон*',
    'консерв*',
    'geräuchert*',
    'gekocht*',
    'gegart*',
  ],
  ...[
    'räucher\\p{L}*',
    '\\p{L}*brühe',
    '\\p{L}*fond',
    'dose',
    'ahumad*',
    'cocid*',
    'caldo',
    'lata',
  ],
  ...[
    'afumat*',
    'fiert*',
    'fiart*',
    'sup[ăa]',
    'conservă',
    'fumée?s?',
    'cuite?s?',
    'bouillon',
    'fumet',
  ],
  ...[
    'fond',
    'affumicat*',
    'cott[oaie]',
    'brodo',
    'dado',
    'cubes?',
    'kostk*',
    'кубик*',
    '\\p{L}*würfel',
  ],
])
const COOKED_THROUGH: readonly IngredientKind[] = ['poultry', 'mincedMeat', 'meat', 'fish']

type KindTest = { kind: IngredientKind; foods: ReadonlySet<string>; is: RegExp; isNot: RegExp }

const TESTS: readonly KindTest[] = Object.entries(FOODS_OF_KIND).flatMap(([kind, foods]) => {
  if (!isIngredientKind(kind)) return []
  const { is = [], isNot = [] } = INGREDIENT_WORDS[kind] ?? {}
  return [{ kind, foods: new Set(foods), is: wordPattern(is), isNot: wordPattern(isNot) }]
})

/** All kinds that an ingredient's name, in any language, says it is of. */
export const kindsOf = remembered((name: string): ReadonlySet<IngredientKind> => {
  const food = findFoodId(name)
  const kinds = TESTS.filter(
    ({ foods, is, isNot }) => ((food && foods.has(food)) || is.test(name)) && !isNot.test(name),
  ).map(({ kind }) => kind)
  const found = new Set<IngredientKind>(kinds)
  // Milk is milk before it is merely wet; mince is minced before it is a cut.
  if (found.has('dairy')) found.delete('wet')
  if (found.has('mincedMeat')) for (const kind of ['poultry', 'meat'] as const) found.delete(kind)
  if (READY_TO_EAT.test(name)) for (const kind of COOKED_THROUGH) found.delete(kind)
  return found
})

function isIngredientKind(name: string): name is IngredientKind {
  return name in FOODS_OF_KIND
}
