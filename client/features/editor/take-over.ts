import { v4 as uuid } from 'uuid'
import type { Language } from '#shared/language.ts'
import { type NotIncluded, RECIPE_LIMITS } from '#shared/recipe.ts'
import { renumberSteps } from '#shared/step-order.ts'
import { ingredientsFromText } from './ingredients-from-text.ts'
import {
  type EditedStep,
  nextIngredientNumber,
  nextStepNumber,
  type RecipeForm,
} from './recipe-form.ts'
import { emptyStep } from './step-form.ts'

/** What a line of the source that is not in the recipe can become. */
export type Place = 'ingredient' | 'step' | 'note' | 'nothing'

type Line = { span: NotIncluded; text: string; language: Language }

/** What changes in the form where a line becomes a part of the recipe, or is dismissed. */
export function takenOver(form: RecipeForm, line: Line, place: Place): Partial<RecipeForm> {
  const { span } = line
  const others = form.notIncluded?.filter(({ from, to }) => from !== span.from || to !== span.to)
  return { ...PARTS[place](form, line), notIncluded: others }
}

const PARTS: Record<Place, (form: RecipeForm, line: Line) => Partial<RecipeForm>> = {
  ingredient: asIngredient,
  step: asStep,
  note: asNote,
  nothing: () => ({}),
}

function asIngredient({ ingredients }: RecipeForm, { text, language }: Line): Partial<RecipeForm> {
  const added = ingredientsFromText(text, {
    language,
    firstNumber: nextIngredientNumber(ingredients),
    room: RECIPE_LIMITS.ingredients - ingredients.length,
    group: ingredients.at(-1)?.group,
  })
  return { ingredients: [...ingredients, ...added] }
}

/** A step by hand, where the text has it. */
function asStep({ steps }: RecipeForm, { text, span }: Line): Partial<RecipeForm> {
  const { from, to } = span
  const step: EditedStep = {
    ...emptyStep(nextStepNumber(steps)),
    id: uuid(),
    type: 'MANUAL',
    instructionText: text,
    source: [[from, to]],
  }
  const at = placeAmong(steps, from)
  return { steps: renumberSteps(steps.toSpliced(at, 0, step)) }
}

/** Behind the last step of what comes earlier in the text; where no step tells, at the end. */
function placeAmong(steps: readonly EditedStep[], from: number): number {
  if (steps.every(({ source = [] }) => source.length === 0)) return steps.length
  return steps.findLastIndex(({ source = [] }) => source.some(([, to]) => to <= from)) + 1
}

function asNote({ description }: RecipeForm, { text }: Line): Partial<RecipeForm> {
  return { description: [description.trimEnd(), text].filter(Boolean).join('\n') }
}
