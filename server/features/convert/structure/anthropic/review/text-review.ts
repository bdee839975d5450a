import type { StateAtStep } from '#shared/appliance/kitchen-state.ts'
import { findFoodId } from '#shared/quantity/find-food.ts'
import { classifyFood } from '../../builtin/parse/ingredients.ts'
import type { Food } from '../../builtin/parse/lexicon/kinds.ts'
import { fold } from '../../builtin/parse/phrases.ts'
import { type AnswerView, isStemOf, type NamedIngredient, stemsOfStep } from './answer-view.ts'
import { type Mistake, problem } from './mistake.ts'

/** Steps whose text and fields are not about the same food: cooks read the one, scales the other. */
export function textMistakes(view: AnswerView): Mistake[] {
  return view.states.flatMap((state) => [
    ...weighsNothing(state),
    ...addsUnnamed(state, view),
    ...namesAbsent(state, view),
  ])
}

function weighsNothing({ step, adds }: StateAtStep): Mistake[] {
  const isEmpty = adds.length === 0 && (step.takes ?? []).length === 0
  if (step.type !== 'WEIGH' || !isEmpty) return []
  return [problem(`Step ${step.stepNumber} weighs, but its adds are empty.`)]
}

/** "Weigh 500 g tomatoes" with the cheese among what it adds. */
function addsUnnamed({ step, adds }: StateAtStep, { lexicon, ingredients }: AnswerView) {
  if (step.type !== 'WEIGH') return []
  const words = stemsOfStep(step, lexicon)
  const heads = new Map<string, number>()
  return adds.flatMap(({ ref }): Mistake[] => {
    const food = ingredients.get(ref)
    if (!food) return []
    const before = heads.get(food.head) ?? 0
    heads.set(food.head, before + 1)
    const times = words.filter((word) => isWordOf(word, food)).length
    if (times > before || (times > 0 && !food.ingredient.quantity)) return []
    const message = `Step ${step.stepNumber} adds ${nameOf(food)}, which its text does not name${before > 0 ? ' as often' : ''}.`
    return [problem(message)]
  })
}

const isWordOf = (word: string, { stems }: NamedIngredient): boolean =>
  [...stems].some((stem) => isStemOf(stem, word))

/** Shares are rounded. */
const HARDLY_ANY = 0.05
/** Every kitchen has more of these than the list tells. */
const AT_HAND: readonly (Food | null)[] = ['salt', 'spice', 'oil']
const MIN_HEAD_LENGTH = 3

/** "Top with the nuts" when the nuts are all in the dough. */
function namesAbsent({ step, contents, before }: StateAtStep, view: AnswerView): Mistake[] {
  if (step.type !== 'MANUAL' && step.type !== 'WEIGH') return []
  const words = new Set(stemsOfStep(step, view.lexicon))
  return [...view.ingredients].flatMap(([ref, food]): Mistake[] => {
    const isUsedUp = (before.left.get(ref) ?? 1) < HARDLY_ANY && !contents.has(ref)
    if (!isUsedUp || !words.has(food.head) || !isTelling(food, view)) return []
    const message = `Step ${step.stepNumber} names ${nameOf(food)}, which an earlier step has added elsewhere.`
    return [problem(message)]
  })
}

/** One food alone is called so, and nobody takes more of it from the cupboard. */
function isTelling({ head, ingredient }: NamedIngredient, view: AnswerView): boolean {
  const { lexicon, ingredients } = view
  if (head.length < MIN_HEAD_LENGTH || lexicon.descriptors.has(head)) return false
  const isAtHand =
    AT_HAND.includes(classifyFood(fold(ingredient.name), lexicon)) ||
    findFoodId(ingredient.name) === 'water'
  return !isAtHand && [...ingredients.values()].filter(({ stems }) => stems.has(head)).length === 1
}

const nameOf = ({ ingredient }: NamedIngredient): string => ingredient.name
