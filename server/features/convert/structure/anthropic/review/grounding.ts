import { printAmount } from '#shared/ingredient-line/print-amount.ts'
import type { Language } from '#shared/language.ts'
import { convertAmount } from '#shared/quantity/convert.ts'
import { findFood, findFoodId } from '#shared/quantity/find-food.ts'
import type { FoodId } from '#shared/quantity/foods.ts'
import type { Amount } from '#shared/quantity/quantity.ts'
import { unitFacts } from '#shared/quantity/units.ts'
import type { Ingredient, RecipeContent } from '#shared/recipe.ts'
import { compileLexicon } from '../../builtin/parse/compiled-lexicon.ts'
import { lexiconFor } from '../../builtin/parse/lexicon/lexicons.ts'
import { wordsOf } from '../../builtin/parse/name-words.ts'
import { fold } from '../../builtin/parse/phrases.ts'
import type { NotedContent } from '../../converter.ts'
import { amountsIn, type SourceFacts } from './source-facts.ts'

/** What a converter has put in: an ingredient, its amount, or amounts in a step's text. */
export type Additions = {
  ingredients: Map<number, 'ingredient' | 'quantity'>
  /** By the step's place in the list. */
  amounts: Map<number, string[]>
}

/** Cups are rounded when they become grams, and so are pounds. */
const ROUNDING = 0.15
const SAME = 0.01

/**
 * What of a recipe is not in its source. Numbers are compared, also after converting units; names
 * by words where both are in one language, else by the food that they mean. A food that we do not
 * know by name in another language is believed.
 */
export function findAdditions(
  content: RecipeContent,
  source: SourceFacts,
  language: Language,
): Additions {
  const ingredients: Additions['ingredients'] = new Map()
  for (const ingredient of content.ingredients) {
    const amounts = amountsOf(ingredient, language)
    if (!isNamed(ingredient.name, source, language))
      ingredients.set(ingredient.ingredientJsonId, 'ingredient')
    else if (!amounts.every((amount) => isTold(amount, ingredient.name, source.amounts)))
      ingredients.set(ingredient.ingredientJsonId, 'quantity')
  }
  return { ingredients, amounts: amountsAdded(content, source, language) }
}

/** Marks what was put in, so that the cook sees it. */
export function markAdditions(content: RecipeContent, additions: Additions): NotedContent {
  return {
    ...content,
    ingredients: content.ingredients.map((ingredient) => {
      const added = additions.ingredients.get(ingredient.ingredientJsonId)
      return added ? { ...ingredient, added } : ingredient
    }),
    steps: content.steps.map((step, index) => {
      const amounts = additions.amounts.get(index)
      if (!amounts) return step
      const params = { name: amounts.join(', ') }
      return {
        ...step,
        notices: [{ kind: 'added', rule: 'source', code: 'NOT_IN_SOURCE', params }],
      }
    }),
  }
}

function amountsOf({ quantity, unit }: Ingredient, language: Language): Amount[] {
  return quantity ? amountsIn([quantity, unit].filter(Boolean).join(' '), language) : []
}

/** One word in one language, several in another: "pepper" is Pfeffer, paprika or a spice. */
const SEASONINGS: readonly FoodId[] = [
  ...(['pepper', 'chilli', 'herb', 'driedHerb', 'groundSpice', 'stock'] as const),
]

/** The head of the name is enough: "fresh flat-leaf parsley" is the source's parsley. */
function isNamed(name: string, source: SourceFacts, language: Language): boolean {
  const food = findFoodId(name)
  if (food && source.foods.has(food)) return true
  if (plain(source.language) !== plain(language)) return food === null || SEASONINGS.includes(food)
  const lexicon = compileLexicon(lexiconFor(language))
  const [first = ''] = name.split(/[,(]/, 1)
  const words = wordsOf(fold(first), lexicon).filter(
    ({ stem }) => !lexicon.stopWords.has(stem) && !lexicon.descriptors.has(stem),
  )
  const head = lexicon.source.headPosition === 'last' ? words.at(-1) : words[0]
  return head === undefined || source.stems.has(head.stem)
}

const plain = (language: Language) => (language === 'gb' ? 'en' : language)

/** The number itself, or what the source's amount comes to in this unit. */
function isTold(amount: Amount, name: string, told: readonly Amount[]): boolean {
  const food = findFood(name)
  return told.some((one) => {
    if (isSize(amount, one, SAME)) return true
    const converted = one.unit && convertAmount(one, amount.unit, food)
    return converted && isSize(amount, converted, ROUNDING)
  })
}

function isSize({ quantity: a }: Amount, { quantity: b }: Amount, tolerance: number): boolean {
  return isNear(a.min, b.min, tolerance) && isNear(a.max, b.max, tolerance)
}

function isNear(a: number, b: number, tolerance: number): boolean {
  return Math.abs(a - b) <= tolerance * Math.max(a, b)
}

/** Masses and volumes in the steps that neither the source nor the list gives. */
function amountsAdded(
  { ingredients, steps }: RecipeContent,
  source: SourceFacts,
  language: Language,
) {
  const listed = ingredients.flatMap((ingredient) => amountsOf(ingredient, language))
  const known = [...source.amounts, ...listed]
  const added: Additions['amounts'] = new Map()
  steps.forEach(({ instructionText }, index) => {
    const strange = amountsIn(instructionText, language)
      .filter(isMeasured)
      .filter((amount) => !isTold(amount, instructionText, known))
    if (strange.length > 0)
      added.set(
        index,
        strange.map((one) => inWords(one, language)),
      )
  })
  return added
}

function isMeasured({ unit }: Amount): boolean {
  const dimension = unit && unitFacts(unit).dimension
  return dimension === 'mass' || dimension === 'volume'
}

function inWords(amount: Amount, language: Language): string {
  const { quantity, unit } = printAmount(amount, language)
  return [quantity, unit].filter(Boolean).join(' ')
}
