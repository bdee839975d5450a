import { DomainError } from '#server/errors.ts'
import { amountOf } from '#shared/ingredient-line/ingredient-amount.ts'
import { printAmount } from '#shared/ingredient-line/print-amount.ts'
import { gramsOf } from '#shared/quantity/densities.ts'
import { roundForKitchen } from '#shared/quantity/round.ts'
import { type Ingredient, RECIPE_LIMITS, type RecipeContent } from '#shared/recipe.ts'
import { fill } from '../parse/fill.ts'
import { type FoodIdentity, identify, isKitchenFood } from './food-identity.ts'
import type { Replace } from './idle-checks.ts'
import { withNote } from './notes.ts'
import { SUBSTITUTES, type Substitution } from './substitutes.ts'
import { amountFor, replaceIngredients } from './swap.ts'
import { allParts, phraseLength, wordsOf } from './tokens.ts'
import { modifyWordsOf, type WordLanguage } from './words/all.ts'
import type { Diet, SubstituteName } from './words/words.ts'

/**
 * The recipe for a diet, with its tag. Throws `MODIFICATION_NO_SUBSTITUTE` with the ingredient for
 * which nothing makes the same dish.
 */
export function forDiet(content: RecipeContent, diet: Diet, language: WordLanguage): RecipeContent {
  const foods = content.ingredients.map(({ name }) => identify(name, language))
  const replacements = new Map<number, Replace>()
  content.ingredients.forEach((ingredient, index) => {
    const food = foods[index]
    if (!food || !isKitchenFood(food) || isAllowed(ingredient.name, diet, language)) return
    const substitution = SUBSTITUTES[diet][food]
    if (!substitution) return
    const replace = replacementFor(ingredient, { substitution, foods, diet, language })
    if (!replace) throw new DomainError('MODIFICATION_NO_SUBSTITUTE', { words: ingredient.name })
    replacements.set(ingredient.ingredientJsonId, replace)
  })
  const replaced = replaceIngredients(content, replacements, language)
  return { ...replaced, metadata: withTag(replaced.metadata, diet, language) }
}

/** Made of animals by its rennet alone, which few cooks mind. */
const HARDLY: readonly FoodIdentity[] = ['hardCheese', 'pesto']

/** Whether a diet has to do without an ingredient of this name. */
export function isForbidden(name: string, diet: Diet, language: WordLanguage): boolean {
  const food = identify(name, language)
  if (!food || !isKitchenFood(food) || isAllowed(name, diet, language)) return false
  const isHardly = diet === 'vegetarian' && HARDLY.includes(food)
  return SUBSTITUTES[diet][food] !== undefined && !isHardly
}

function withTag(
  metadata: RecipeContent['metadata'],
  diet: Diet,
  language: WordLanguage,
): RecipeContent['metadata'] {
  const tag = modifyWordsOf(language).write.tags[diet]
  const isThere = metadata.tags.some((one) => one.toLowerCase() === tag.toLowerCase())
  const tags = isThere ? metadata.tags : [...metadata.tags, tag]
  return { ...metadata, tags: tags.slice(-RECIPE_LIMITS.tags) }
}

function isAllowed(name: string, diet: Diet, language: WordLanguage): boolean {
  const words = wordsOf(name)
  return allParts(modifyWordsOf(language).allowed[diet]).some((parts) =>
    words.some((_, at) => phraseLength(parts, words, at) > 0),
  )
}

type Case = {
  substitution: Substitution
  foods: readonly (FoodIdentity | null)[]
  diet: Diet
  language: WordLanguage
}

function replacementFor(ingredient: Ingredient, options: Case): Replace | null {
  const { substitution, foods, diet, language } = options
  if (substitution === 'none') return null
  if (substitution === 'variety') return (one) => inVariety(one, diet, language)
  if (substitution === 'flaxEgg') {
    return bindsWithEgg(ingredient, foods) ? (one) => asFlaxEgg(one, language) : null
  }
  const isDough = substitution.name === 'glutenFreeFlour' && hasYeast(foods)
  if (isDough || (substitution.grams !== undefined && gramsOfOne(ingredient) === null)) return null
  return (one) => named(one, substitution, language)
}

function inVariety(ingredient: Ingredient, diet: Diet, language: WordLanguage): Ingredient {
  const { variety } = modifyWordsOf(language).write
  const name = fill(variety[diet], { name: ingredient.name })
  return { ...ingredient, name: name.slice(0, RECIPE_LIMITS.shortText) }
}

type Named = Exclude<Substitution, string>

function named(ingredient: Ingredient, substitution: Named, language: WordLanguage): Ingredient {
  const { grams, spoonsEach, note, name } = substitution
  const { write } = modifyWordsOf(language)
  const amount = amountFor(ingredient, write.substitutes[name], language)
  const weighed = grams === undefined ? amount : gramsFor(ingredient, grams, language)
  const measured = spoonsEach === undefined ? weighed : spoonsFor(ingredient, spoonsEach, language)
  const fresh = { ...ingredient, ...measured, name: write.substitutes[name], notes: undefined }
  return note ? withNote(fresh, write[note]) : fresh
}

/** Most eggs that flax binds in their place; more make the dish what it is. */
const MAX_FLAX_EGGS = 3
const BOUND: readonly (FoodIdentity | null)[] = [
  ...(['wheatFlour', 'otherFlour', 'oats', 'breadcrumbs', 'semolina', 'biscuits'] as const),
  ...(['food:almondFlour', 'food:riceFlour', 'food:coconutFlour', 'almond', 'mince'] as const),
]

/** Whether the eggs hold flour or the like together; an omelette is nothing without them. */
function bindsWithEgg(egg: Ingredient, foods: Case['foods']): boolean {
  const count = eggsIn(egg)
  return count !== null && count <= MAX_FLAX_EGGS && foods.some((food) => BOUND.includes(food))
}

function eggsIn(ingredient: Ingredient): number | null {
  const amount = amountOf(ingredient)
  if (!amount) return null
  if (amount.unit === null || amount.unit === 'piece') return amount.quantity.max
  const grams = gramsOf({ ...amount, name: ingredient.name })
  return grams === null ? null : grams / GRAMS_OF_EGG
}

const GRAMS_OF_EGG = 50

function asFlaxEgg(ingredient: Ingredient, language: WordLanguage): Ingredient {
  const { substitutes, flaxEgg } = modifyWordsOf(language).write
  const count = eggsIn(ingredient)
  const isCounted = !ingredient.unit
  const eggs = { min: count ?? 1, max: count ?? 1 }
  const amount =
    isCounted || count === null
      ? {}
      : printAmount(roundForKitchen({ quantity: eggs, unit: null }), language)
  const fresh = { ...ingredient, unit: undefined, ...amount }
  return withNote({ ...fresh, name: nameOf(substitutes, 'flaxEgg'), notes: undefined }, flaxEgg)
}

function nameOf(names: Record<SubstituteName, string>, name: SubstituteName): string {
  return names[name]
}

function hasYeast(foods: Case['foods']): boolean {
  return foods.some((food) => food === 'food:dryYeast' || food === 'food:freshYeast')
}

function gramsOfOne(ingredient: Ingredient): number | null {
  const amount = amountOf(ingredient)
  return amount && gramsOf({ ...amount, name: ingredient.name })
}

function gramsFor(ingredient: Ingredient, factor: number, language: WordLanguage) {
  const grams = (gramsOfOne(ingredient) ?? 0) * factor
  const quantity = { min: grams, max: grams }
  return printAmount(roundForKitchen({ quantity, unit: 'g' }), language)
}

/** Spoons for what was counted; what was weighed or measured stays as much. */
function spoonsFor(ingredient: Ingredient, each: number, language: WordLanguage) {
  const amount = amountOf(ingredient, language)
  if (!amount || amount.unit !== null) {
    return { quantity: ingredient.quantity, unit: ingredient.unit }
  }
  const quantity = { min: amount.quantity.min * each, max: amount.quantity.max * each }
  return printAmount({ quantity, unit: 'tbsp' }, language)
}
