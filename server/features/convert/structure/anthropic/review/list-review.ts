import { amountOf } from '#shared/ingredient-line/ingredient-amount.ts'
import { convertAmount } from '#shared/quantity/convert.ts'
import { findFood, findFoodId } from '#shared/quantity/find-food.ts'
import type { Amount } from '#shared/quantity/quantity.ts'
import { unitFacts } from '#shared/quantity/units.ts'
import type { KnownIngredient } from '../../builtin/parse/ingredients.ts'
import { wordsOf } from '../../builtin/parse/name-words.ts'
import { fold } from '../../builtin/parse/phrases.ts'
import { type AnswerView, isStemOf } from './answer-view.ts'
import type { Comparison } from './compare-with-source.ts'
import { type Mistake, problem } from './mistake.ts'
import { amountsIn } from './source-facts.ts'

/** Lines of the source's list that the answer has not, has twice, or has with another amount. */
export function listMistakes(comparison: Comparison): Mistake[] {
  return [...missingLines(comparison), ...doubledLines(comparison), ...otherAmounts(comparison)]
}

function missingLines(comparison: Comparison): Mistake[] {
  const { source, refs } = comparison
  return source.foods.flatMap((food, at): Mistake[] => {
    if (refs.has(food.id) || isListed(food, comparison)) return []
    return [problem(`The source's “${source.lines[at]}” is not in the list.`)]
  })
}

/** Whether another ingredient may stand for it: "salt and pepper" for two lines, "oil" for three. */
function isListed(food: KnownIngredient, { view, source, isSameLanguage }: Comparison): boolean {
  if (!isSameLanguage) {
    // What we do not know by name in both languages is believed to be there.
    const id = findFoodId(food.entry.name)
    const areAllThere = view.ingredients.size >= source.foods.length
    return areAllThere || id === null || idsIn(view).has(id)
  }
  const answers = [...view.ingredients.values()].filter(({ ingredient, head, stems }) => {
    const { name, notes = '', group = '' } = ingredient
    const words = wordsOf(fold(`${name} ${notes} ${group}`), view.lexicon)
    const isNamed = stems.has(food.head) || words.some(({ stem }) => isStemOf(food.head, stem))
    // "Vanilla" for the source's "1 vanilla pod"
    return isNamed || food.stems.has(head)
  })
  const alike = source.foods.filter(({ head }) => head === food.head)
  return answers.length >= alike.length || (answers.length > 0 && alike.every(isUnmeasured))
}

const idsIn = ({ content }: AnswerView) =>
  new Set(content.ingredients.map(({ name }) => findFoodId(name)))

const isUnmeasured = ({ entry }: KnownIngredient) => entry.quantity === undefined

/** The same food with the same amount, more often than in the source. */
function doubledLines({ view, source, refs }: Comparison): Mistake[] {
  const matched = new Set(refs.values())
  const { ingredients } = view.content
  return ingredients.flatMap((one): Mistake[] => {
    if (matched.has(one.ingredientJsonId) || !one.quantity) return []
    const twin = ingredients.find(
      (other) =>
        matched.has(other.ingredientJsonId) &&
        other.name === one.name &&
        other.quantity === one.quantity &&
        other.unit === one.unit,
    )
    const isMore = ingredients.length > source.foods.length
    if (!twin || !isMore) return []
    return [
      problem(
        `${one.name} is in the list twice, as ${twin.ingredientJsonId} and ${one.ingredientJsonId}.`,
      ),
    ]
  })
}

function otherAmounts({ view, source, refs }: Comparison): Mistake[] {
  return source.foods.flatMap((food, at): Mistake[] => {
    const ref = refs.get(food.id)
    const ingredient = ref === undefined ? undefined : view.ingredients.get(ref)?.ingredient
    const amount = ingredient && amountOf(ingredient, view.language)
    const line = source.lines[at] ?? ''
    const read = amountOf(food.entry, view.language)
    const told = [...amountsIn(line, source.language), ...(read ? [read] : [])]
    if (!ingredient || !amount || told.length === 0) return []
    if (told.some((one) => isAbout(amount, one, ingredient.name))) return []
    const words = [ingredient.quantity, ingredient.unit].filter(Boolean).join(' ')
    return [problem(`${ingredient.name}: ${words} is not what the source says: “${line}”.`)]
  })
}

/** Pounds and cups are rounded when they are converted. */
const ROUNDING = 0.15
/** What a cup or a piece of a food weighs, charts tell differently. */
const DENSITY = 0.5

/** True also where nobody knows how much the one is in the other's unit. */
function isAbout(amount: Amount, told: Amount, name: string): boolean {
  if (amount.unit === told.unit) return isNear(amount, told, ROUNDING)
  const converted = convertAmount(told, amount.unit, findFood(name))
  if (!converted) return true
  return isNear(amount, converted, dimensionOf(amount) === dimensionOf(told) ? ROUNDING : DENSITY)
}

const dimensionOf = ({ unit }: Amount) => unit && unitFacts(unit).dimension

function isNear({ quantity: a }: Amount, { quantity: b }: Amount, tolerance: number): boolean {
  return a.max >= b.min * (1 - tolerance) && a.min <= b.max * (1 + tolerance)
}
