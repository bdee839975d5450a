import { amountOf, scaleIngredient } from '#shared/ingredient-line/ingredient-amount.ts'
import { lineWordsOf } from '#shared/ingredient-line/lexicon.ts'
import { formatQuantity, printQuantity } from '#shared/quantity/print.ts'
import type { Quantity } from '#shared/quantity/quantity.ts'
import { scaleQuantity } from '#shared/quantity/scale.ts'
import type { Ingredient, RecipeContent, RecipeMetadata } from '#shared/recipe.ts'
import { compileLexicon } from '../parse/compiled-lexicon.ts'
import { fill } from '../parse/fill.ts'
import { nameForCount } from '../parse/glossary.ts'
import { lexiconFor } from '../parse/lexicon/lexicons.ts'
import { asBefore } from './edit-text.ts'
import { identify, includes } from './food-identity.ts'
import { withNote } from './notes.ts'
import { withAmounts } from './retell-amounts.ts'
import { scaleTimes } from './scale-times.ts'
import { modifyWordsOf, type WordLanguage } from './words/all.ts'

/** The recipe for more or fewer: amounts in list and steps, servings, and the times that follow. */
export function scaleRecipe(
  content: RecipeContent,
  factor: number,
  language: WordLanguage,
): RecipeContent {
  if (factor === 1) return content
  const { content: timed, addedMinutes } = scaleTimes(content, factor)
  const scaled = withAmounts(timed, (one) => scaleOne(one, factor, language), language)
  const metadata = withMinutes(withServings(scaled.metadata, factor), addedMinutes)
  return { ...scaled, metadata }
}

/** How many people a recipe is for; the middle of a range, null where it does not say. */
export function servingsOf({ servingsMin, servingsMax }: RecipeMetadata): number | null {
  const min = servingsMin ?? servingsMax
  const max = servingsMax ?? servingsMin
  return min && max ? (min + max) / 2 : null
}

function withServings(metadata: RecipeMetadata, factor: number): RecipeMetadata {
  const scaled = (servings: number | null) =>
    servings === null ? null : Math.max(1, Math.round(servings * factor))
  return {
    ...metadata,
    servingsMin: scaled(metadata.servingsMin),
    servingsMax: scaled(metadata.servingsMax),
    yieldText: metadata.yieldText && scaledYield(metadata.yieldText, factor),
  }
}

/** "12–16 cookies", but not the "9" of "9-inch cake" or the "1" of "1½ loaves". */
const FIRST_NUMBERS =
  /^(\D*)(\d+(?:[.,]\d+)?)(?:(\s?[-–]\s?)(\d+(?:[.,]\d+)?))?(?![\d¼-¾⅐-⅞]|\s?[-–x×"″/⁄]|\s?(?:cm|inch|\d+\s?\/))/iu

/** "16 cookies" twice over are 32. */
function scaledYield(text: string, factor: number): string {
  const scaled = (number: string) => {
    const value = Math.round(Number(number.replace(',', '.')) * factor * 10) / 10
    return String(value).replace('.', number.includes(',') ? ',' : '.')
  }
  return text.replace(FIRST_NUMBERS, (_, before: string, from: string, to?: string, end?: string) =>
    [before, scaled(from), to ?? '', end ? scaled(end) : ''].join(''),
  )
}

function withMinutes(metadata: RecipeMetadata, added: number): RecipeMetadata {
  const later = (minutes: number | null) => (minutes === null ? null : Math.max(1, minutes + added))
  return {
    ...metadata,
    cookTimeMinutes: later(metadata.cookTimeMinutes),
    totalTimeMinutes: later(metadata.totalTimeMinutes),
  }
}

function scaleOne(ingredient: Ingredient, factor: number, language: WordLanguage): Ingredient {
  const scaled = scaleAmountOf(ingredient, factor, language)
  const amount = amountOf(scaled, language)
  if (!amount || amount.unit !== null) return scaled
  const lexicon = compileLexicon(lexiconFor(language))
  const name = nameForCount(scaled.name, amount.quantity.max, lexicon)
  return name ? { ...scaled, name: asBefore(scaled.name, name) } : scaled
}

function scaleAmountOf(ingredient: Ingredient, factor: number, language: WordLanguage): Ingredient {
  const identity = identify(ingredient.name, language)
  const isEgg = identity !== null && (includes('egg', identity) || identity === 'flaxEgg')
  const amount = isEgg ? amountOf(ingredient, language) : null
  if (!amount || amount.unit !== null) return scaleIngredient(ingredient, factor, language)

  const exact = scaleQuantity(amount.quantity, factor)
  const rounded = { min: toHalf(exact.min), max: toHalf(exact.max) }
  const { locale } = lineWordsOf(language)
  const quantity = printQuantity({ quantity: rounded, unit: null }, locale)
  const isEven = isNear(exact, rounded)
  const note = fill(modifyWordsOf(language).write.rounded, { exact: formatQuantity(exact, locale) })
  return isEven ? { ...ingredient, quantity } : withNote({ ...ingredient, quantity }, note)
}

/** An egg is beaten and halved at most. */
function toHalf(value: number): number {
  return Math.max(1 / 2, Math.round(value * 2) / 2)
}

function isNear(a: Quantity, b: Quantity): boolean {
  return Math.abs(a.min - b.min) < 0.01 && Math.abs(a.max - b.max) < 0.01
}
