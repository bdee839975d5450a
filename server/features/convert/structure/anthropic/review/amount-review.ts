import { readAllSettings } from '#shared/appliance/read-settings.ts'
import { amountOf } from '#shared/ingredient-line/ingredient-amount.ts'
import { printAmount } from '#shared/ingredient-line/print-amount.ts'
import { convertAmount } from '#shared/quantity/convert.ts'
import { findFood } from '#shared/quantity/find-food.ts'
import type { Amount } from '#shared/quantity/quantity.ts'
import { scaleQuantity } from '#shared/quantity/scale.ts'
import { unitFacts } from '#shared/quantity/units.ts'
import type { Ingredient, StepInput } from '#shared/recipe.ts'
import { amountsIn as amountsBefore } from '../../builtin/modify/amounts-in-text.ts'
import { mentionsIn } from '../../builtin/modify/mentions.ts'
import { wordLanguageOf } from '../../builtin/modify/words/all.ts'
import type { AnswerView } from './answer-view.ts'
import { type Mistake, problem } from './mistake.ts'
import { amountsIn } from './source-facts.ts'

/** An amount that a text tells of an ingredient. */
type Told = { ref: number; amount: Amount }

/** Amounts that the texts of steps tell otherwise than the list and the shares that go in. */
export function amountMistakes(view: AnswerView): Mistake[] {
  return view.states.flatMap(({ step, adds }) => {
    if (step.type !== 'WEIGH' && step.type !== 'MANUAL') return []
    const told = toldAmounts(step, view)
    return [...new Set(told.map(({ ref }) => ref))].flatMap((ref): Mistake[] => {
      const ingredient = view.ingredients.get(ref)?.ingredient
      const listed = ingredient && amountOf(ingredient, view.language)
      if (!ingredient || !listed) return []
      const own = told.filter((one) => one.ref === ref).map(({ amount }) => amount)
      const part = adds.find((one) => one.ref === ref)?.part
      if (part === undefined) return unadded(step, { ingredient, own, listed }, view)
      // "3 whites" of three eggs, which are most of them by weight.
      if (part < 1 && listed.unit === null) return []
      const expected = { ...listed, quantity: scaleQuantity(listed.quantity, part) }
      if (own.some((amount) => isAbout(amount, expected, ingredient))) return []
      const words = wordsOf(expected, view)
      const message = `Step ${step.stepNumber} tells ${wordsOf(own[0] ?? expected, view)} of ${ingredient.name}, but by the list it is ${words}.`
      return [problem(message)]
    })
  })
}

type Case = { ingredient: Ingredient; own: readonly Amount[]; listed: Amount }

/** Weighs all of an ingredient that it does not add. */
function unadded(step: StepInput, { ingredient, own, listed }: Case, view: AnswerView): Mistake[] {
  const isWhole = own.some((amount) => isAbout(amount, listed, ingredient))
  const isThere = view.states.some(
    ({ step: one, contents }) =>
      one.stepNumber === step.stepNumber && contents.has(ingredient.ingredientJsonId),
  )
  if (step.type !== 'WEIGH' || !isWhole || isThere) return []
  return [problem(`Step ${step.stepNumber} weighs ${ingredient.name}, but does not add it.`)]
}

/** Before the name, "500 g carrots", or in brackets behind it. */
function toldAmounts(step: StepInput, { content, language }: AnswerView): Told[] {
  const words = wordLanguageOf(language)
  const { ingredients } = content
  const before = amountsBefore(step, ingredients, words).flatMap(({ mention, ...said }) => {
    const amount = amountOf({ ...said, name: '' }, language)
    return amount ? [{ ref: mention.ingredient.ingredientJsonId, amount }] : []
  })
  const { instructionText: text, ingredientRefs: refs } = step
  const behind = mentionsIn(text, { ingredients, refs }, words).flatMap(({ end, ingredient }) => {
    const inside = BRACKETS.exec(text.slice(end))?.[1]
    if (!inside || readAllSettings(inside).length > 0) return []
    const ref = ingredient.ingredientJsonId
    return amountsIn(inside, language).map((amount) => ({ ref, amount }))
  })
  return [...before, ...behind]
}

const BRACKETS = /^\s?\(([^()]*\d[^()]*)\)/

/** Amounts are rounded to what a cook can weigh. */
const ROUNDING = 0.15
/** A cup of something cut weighs this much more or less. */
const CUT_ROUNDING = 0.5

function isAbout(told: Amount, expected: Amount, { name }: Ingredient): boolean {
  if (told.unit === expected.unit) return isNear(told, expected, ROUNDING)
  const converted = convertAmount(told, expected.unit, findFood(name))
  if (!converted) return true
  return isNear(converted, expected, isSameKind(told, expected) ? ROUNDING : CUT_ROUNDING)
}

/** Within the range, or about its ends. */
function isNear({ quantity: a }: Amount, { quantity: b }: Amount, tolerance: number): boolean {
  return a.max >= b.min * (1 - tolerance) && a.min <= b.max * (1 + tolerance)
}

const dimensionOf = ({ unit }: Amount) => unit && unitFacts(unit).dimension
const isSameKind = (one: Amount, other: Amount) => dimensionOf(one) === dimensionOf(other)

function wordsOf(amount: Amount, { language }: AnswerView): string {
  const { quantity, unit } = printAmount(amount, language)
  return [quantity, unit].filter(Boolean).join(' ')
}
