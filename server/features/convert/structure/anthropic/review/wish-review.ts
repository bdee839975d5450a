import { amountOf } from '#shared/ingredient-line/ingredient-amount.ts'
import type { Language } from '#shared/language.ts'
import type { RecipeContent } from '#shared/recipe.ts'
import { isForbidden } from '../../builtin/modify/diet.ts'
import { type Reading, readWishes } from '../../builtin/modify/read-wishes.ts'
import { servingsOf } from '../../builtin/modify/scale.ts'
import type { Wish } from '../../builtin/modify/wish.ts'
import { wordLanguageOf } from '../../builtin/modify/words/all.ts'
import type { Diet } from '../../builtin/modify/words/words.ts'
import type { AnswerView } from './answer-view.ts'
import { type Mistake, problem } from './mistake.ts'

/** What was asked for, of a recipe or of none. */
export type Wished = { text: string; spoken: Language; before: RecipeContent | null }

/** Wishes that an answer has not fulfilled, as far as the rules understand them. */
export function wishMistakes(view: AnswerView, wished: Wished): Mistake[] {
  const { wishes, missed } = read(view, wished)
  return wishes.flatMap((wish): Mistake[] => {
    if (wish.kind === 'diet') return againstDiet(view, wish.diet)
    if (wish.kind === 'servings') return otherServings(view, wish, wished.before)
    const isSure = missed.length === 0 && wish.kind === 'leaveOut'
    return isSure ? notLeftOut(view, wish.ids, wished.before) : []
  })
}

function read({ language }: AnswerView, { text, spoken, before }: Wished): Reading {
  const recipe = wordLanguageOf(language)
  return readWishes(text, before?.ingredients ?? [], {
    recipe,
    order: [wordLanguageOf(spoken), recipe],
  })
}

const DIET_NAMES: Record<Diet, string> = {
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  lactoseFree: 'lactose-free',
  glutenFree: 'gluten-free',
}

function againstDiet({ content, language }: AnswerView, diet: Diet): Mistake[] {
  return content.ingredients
    .filter(({ name }) => isForbidden(name, diet, wordLanguageOf(language)))
    .map(({ name }) => problem(`${name} is not ${DIET_NAMES[diet]}, as was asked for.`))
}

type Servings = Extract<Wish, { kind: 'servings' }>

function otherServings(
  { content, language }: AnswerView,
  { min, max }: Servings,
  before: RecipeContent | null,
): Mistake[] {
  const servings = servingsOf(content.metadata)
  const asked = (min + max) / 2
  if (servings !== asked) return [problem(`It is to serve ${asked}, in metadata and amounts.`)]
  const earlier = before && servingsOf(before.metadata)
  if (!before || !earlier || earlier === asked) return []
  const isSame = before.ingredients.every((one) => {
    const now = content.ingredients.find(({ name }) => name === one.name)
    const [amount, other] = [amountOf(one, language), now && amountOf(now, language)]
    return !amount || !other || amount.quantity.max === other.quantity.max
  })
  return isSame ? [problem(`The amounts are still those for ${earlier}.`)] : []
}

function notLeftOut(
  { content }: AnswerView,
  ids: readonly number[],
  before: RecipeContent | null,
): Mistake[] {
  const names = before?.ingredients
    .filter(({ ingredientJsonId }) => ids.includes(ingredientJsonId))
    .map(({ name }) => name)
  return content.ingredients
    .filter(({ name }) => names?.includes(name))
    .map(({ name }) => problem(`${name} was to be left out.`))
}
