import type { Phrases } from '../../parse/lexicon/lexicon.ts'

export const DIETS = ['vegetarian', 'vegan', 'lactoseFree', 'glutenFree'] as const
export type Diet = (typeof DIETS)[number]

/**
 * Foods that a wish may name in another language than the recipe's, or that a diet asks about.
 * Everything else is told apart by `shared/quantity/foods`, which lumps these together.
 */
export const KITCHEN_FOODS = [
  ...(['mince', 'bacon', 'sausage', 'ham', 'chickenPieces', 'poultry', 'meat'] as const),
  ...(['fish', 'seafood', 'meatStock', 'vegetableStock', 'stock', 'animalFat'] as const),
  ...(['gelatine', 'fishSauce', 'worcestershire', 'pesto', 'mayonnaise'] as const),
  ...(['milk', 'plantMilk', 'buttermilk', 'cream', 'plantCream', 'sourCream', 'yoghurt'] as const),
  ...(['plantYoghurt', 'freshCheese', 'cheese', 'hardCheese', 'butter', 'margarine'] as const),
  ...(['condensedMilk', 'milkPowder', 'iceCream', 'milkChocolate', 'darkChocolate'] as const),
  ...(['egg', 'eggYolk', 'eggWhite', 'flaxEgg', 'aquafaba', 'honey', 'syrup', 'eggPasta'] as const),
  ...(['wheatFlour', 'otherFlour', 'semolina', 'pasta', 'ricePasta', 'bread'] as const),
  ...(['breadcrumbs', 'couscous', 'bulgur', 'barley', 'pastry', 'biscuits', 'oats'] as const),
  ...(['seitan', 'soySauce', 'tamari', 'beer', 'tofu', 'soyMince', 'nutButter', 'beans'] as const),
  ...(['almond', 'hazelnut', 'peanut', 'walnut', 'cashew', 'nuts', 'coconut'] as const),
  ...(['parsley', 'basil', 'coriander', 'mint', 'dill', 'chives', 'thyme', 'rosemary'] as const),
  ...(['sage', 'oregano', 'pepper', 'bellPepper', 'chilli', 'paprika', 'cinnamon'] as const),
  ...(['cumin', 'turmeric', 'nutmeg', 'curry', 'wine', 'raisins'] as const),
] as const
export type KitchenFood = (typeof KITCHEN_FOODS)[number]

/** What a substitute is called; sources of the substitutions are in `substitutes.ts`. */
type SubstituteName =
  | 'firmTofu'
  | 'smokedTofu'
  | 'soyMince'
  | 'vegetableStock'
  | 'vegetableFat'
  | 'agar'
  | 'soySauce'
  | 'tamari'
  | 'plantMilk'
  | 'plantCream'
  | 'plantYoghurt'
  | 'margarine'
  | 'darkChocolate'
  | 'flaxEgg'
  | 'aquafaba'
  | 'mapleSyrup'
  | 'glutenFreeFlour'
  | 'quinoa'

/**
 * How a language asks for changes. Phrases are read without regard to letter case, accents and
 * hyphens; `*` at the end of a word is any ending. `{n}` is a number, `{old}` an ingredient of the
 * recipe, `{new}` any food, `{model}` an appliance.
 */
export type ModifyWords = {
  language: string
  /** Words that say nothing: "please", "make the recipe". */
  fillers: Phrases
  /** Between two wishes or two foods. */
  joints: Phrases
  /** Before a food; also dropped from a food's name. */
  articles: Phrases
  /** Frequent words by which the language of a recipe is told. */
  common: Phrases
  /** In forms that the tables of amounts do not have. */
  numbers: Readonly<Record<string, number>>
  double: Phrases
  half: Phrases
  triple: Phrases
  /** `{n}` as a factor. */
  times: Phrases
  servings: Phrases
  /** `{new}` comes in the place of `{old}`. */
  swap: Phrases
  /** After a swap that begins with its verb: "and the butter with oil". */
  swapMore: Phrases
  /** `{new}` in the place of what is like it. */
  use: Phrases
  leaveOut: Phrases
  metric: Phrases
  us: Phrases
  model: Phrases
  diets: Record<Diet, Phrases>
  foods: Record<KitchenFood, Phrases>
  /** Names of foods that a diet allows whatever else they say: "vegan". */
  allowed: Record<Diet, Phrases>
  write: {
    /** The tag that the recipe gets. */
    tags: Record<Diet, string>
    /** How a food is named that is bought in this variety; `{name}`. */
    variety: Record<Diet, string>
    substitutes: Record<SubstituteName, string>
    /** The last two of a list: `{head}`, `{last}`. */
    listEnd: string
    /** Behind a step that could not be freed of what is left out: `{name}`. */
    without: string
    /** In an ingredient's notes, when a count came out uneven: `{exact}` as computed. */
    rounded: string
    /** How a substitute is used, in an ingredient's notes. */
    flaxEgg: string
    agar: string
    buttermilk: string
  }
}

export type { SubstituteName }
