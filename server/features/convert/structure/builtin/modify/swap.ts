import { amountOf } from '#shared/ingredient-line/ingredient-amount.ts'
import { parseIngredientLine } from '#shared/ingredient-line/parse.ts'
import { printAmount } from '#shared/ingredient-line/print-amount.ts'
import { gramsOfOne } from '#shared/quantity/densities.ts'
import { findFood } from '#shared/quantity/find-food.ts'
import { FOOD_LANGUAGES } from '#shared/quantity/food-languages.ts'
import { roundForKitchen } from '#shared/quantity/round.ts'
import { unitFacts } from '#shared/quantity/units.ts'
import { type Ingredient, RECIPE_LIMITS, type RecipeContent } from '#shared/recipe.ts'
import { amountsIn } from './amounts-in-text.ts'
import { type ArticleBefore, articleBefore } from './article-before.ts'
import { asBefore, capitalised, type Edit, edited } from './edit-text.ts'
import { type Replace, type Replacements, withoutIdleChecks } from './idle-checks.ts'
import { mentionsIn } from './mentions.ts'
import { wordsOf } from './tokens.ts'
import type { WordLanguage } from './words/all.ts'

/** The recipe with some ingredients replaced, in the list and wherever a step names them. */
export function replaceIngredients(
  content: RecipeContent,
  replacements: Replacements,
  language: WordLanguage,
): RecipeContent {
  const { ingredients } = content
  const steps = content.steps.map((original) => {
    const text = withoutIdleChecks(original, { ingredients, replacements, language })
    const step = { ...original, instructionText: text }
    const amounts = amountsIn(step, ingredients, language)
    const refs = step.ingredientRefs
    const edits = mentionsIn(text, { ingredients, refs }, language).flatMap((mention): Edit[] => {
      const { ingredient, end } = mention
      const replace = replacements.get(ingredient.ingredientJsonId)
      if (!replace) return []
      const amount = amounts.find((one) => one.mention.start === mention.start)
      const now = replace(amount ? { ...ingredient, ...amountWords(amount) } : ingredient)
      const isSame = now.quantity === amount?.quantity && now.unit === amount?.unit
      const food = now.unit ? `${ofFood(language, now.name)}${now.name}` : now.name
      const words = [amount && now.quantity, amount && now.unit, food].filter(Boolean).join(' ')
      const said = text.slice(mention.start, end)
      const before = text.slice(0, mention.start)
      const link = linkBefore(before, { said, name: now.name, language })
      const name = asBefore(link?.isCapital ? capitalised(said) : said, now.name)
      const start = amount && !isSame ? amount.start : mention.start - (link?.length ?? 0)
      const gone = isRemarkGone(ingredient, now) ? remarkLength(text, end) : 0
      return [
        { start, end: end + gone, text: amount && !isSame ? words : `${link?.text ?? ''}${name}` },
      ]
    })
    return { ...step, instructionText: edited(text, edits) }
  })
  const changed = ingredients.map((one) => replacements.get(one.ingredientJsonId)?.(one) ?? one)
  return { ...content, ingredients: changed, steps }
}

function amountWords({ quantity, unit }: { quantity: string; unit: string | undefined }) {
  return { quantity, unit }
}

type Names = { said: string; name: string; language: WordLanguage }

/** What comes in the place of the little word before a name; null where that stays. */
function linkBefore(before: string, names: Names): ArticleBefore | null {
  const isSame = isSameNoun(names)
  const link = names.language === 'fr' ? frenchLink(before, names.name, isSame) : null
  return link ?? (isSame ? null : articleBefore(before, names.language))
}

/** Whether the new name is the old noun with something added: "lait", "lait sans lactose". */
function isSameNoun({ said, name, language }: Names): boolean {
  const [old, fresh] = [wordsOf(said), wordsOf(name)]
  return FOOD_LANGUAGES[language].head === 'last'
    ? (fresh.at(-1) ?? '').endsWith(old.at(-1) ?? '')
    : fresh[0] === old[0]
}

/** What "de " or "d'" before a French name becomes, and "du" before another noun: "d'huile". */
function frenchLink(before: string, name: string, isSame: boolean): ArticleBefore | null {
  const pattern = isSame ? FRENCH_OF : FRENCH_OF_ANY
  const link = pattern.exec(before)?.[0]
  return link ? { length: link.length, text: ofFood('fr', name), isCapital: false } : null
}

const FRENCH_OF = /(?<!\p{L})(?:de |d['’])$/u
const FRENCH_OF_ANY = /(?<!\p{L})(?:du |des |de la |de l['’]|de |d['’])$/u

/** Between a measure and a food: "190 g de tofu", "20 g d'huile". */
function ofFood(language: WordLanguage, name: string): string {
  if (language === 'fr') return /^[aeiouyhàâéèêëîïôûœ]/iu.test(name) ? "d'" : 'de '
  return language === 'es' ? 'de ' : language === 'it' ? 'di ' : ''
}

/** "(softened)" behind a butter that has become oil. */
function remarkLength(text: string, at: number): number {
  return /^ \([^()]{1,80}\)/.exec(text.slice(at, at + 90))?.[0].length ?? 0
}

function isRemarkGone(before: Ingredient, after: Ingredient): boolean {
  return before.notes !== undefined && before.notes !== after.notes
}

/**
 * Another food in the place of an ingredient: as much of it, in grams where the old one was counted
 * and the new one is not; or the amount that `said` itself names ("200 g tofu").
 */
export function replacedBy(said: string, language: WordLanguage): Replace {
  const line = parseIngredientLine(said, language)
  const name = properName(line.quantity ? line.name : said, language).slice(
    0,
    RECIPE_LIMITS.shortText,
  )
  return (ingredient) => {
    const now = { ...ingredient, name, notes: keptNotes(ingredient, name, language) }
    if (line.quantityText) return { ...now, quantity: line.quantityText, unit: line.unitText }
    return { ...now, ...amountFor(ingredient, name, language) }
  }
}

/** German writes its nouns with a capital letter, also where somebody types without. */
function properName(name: string, language: WordLanguage): string {
  return language === 'de' && /^\p{Ll}+$/u.test(name) ? capitalised(name) : name
}

/** "Chopped" holds for another vegetable, "softened" not for oil. */
function keptNotes(before: Ingredient, name: string, language: WordLanguage): string | undefined {
  const [old, fresh] = [findFood(before.name, language), findFood(name, language)]
  return old?.liquid === fresh?.liquid ? before.notes : undefined
}

/** Of two foods, how many times as heavy a piece may be and still stand for one of the other. */
const ABOUT_AS_HEAVY = 2

/** As much of another food: what was counted is weighed unless its pieces are about as heavy. */
export function amountFor(
  ingredient: Ingredient,
  name: string,
  language: WordLanguage,
): Pick<Ingredient, 'quantity' | 'unit'> {
  const same = { quantity: ingredient.quantity, unit: ingredient.unit }
  const amount = amountOf(ingredient, language)
  const isCounted = amount && (!amount.unit || unitFacts(amount.unit).dimension === 'count')
  if (!isCounted) return same

  const grams = gramsOfOne(amount.unit, findFood(ingredient.name, language))
  if (grams === null) return same
  const fresh = gramsOfOne(amount.unit, findFood(name, language))
  if (fresh !== null && Math.max(fresh / grams, grams / fresh) <= ABOUT_AS_HEAVY) return same
  const { min, max } = amount.quantity
  const weighed = { quantity: { min: min * grams, max: max * grams }, unit: 'g' as const }
  const { quantity, unit } = printAmount(roundForKitchen(weighed), language)
  return { quantity, unit }
}
