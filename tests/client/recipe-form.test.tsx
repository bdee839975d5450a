import { describe, expect, test } from 'vitest'
import {
  fromForm,
  nextStepNumber,
  RecipeFormSchema,
  toForm,
} from '#client/features/editor/recipe-form.ts'
import {
  emptyStep,
  fromStepForm,
  StepFormSchema,
  toStepForm,
} from '#client/features/editor/step-form.ts'
import { CheckedStepSchema, type Recipe, SaveRecipeSchema } from '#shared/recipe.ts'
import { withoutIngredients } from '#shared/step-order.ts'

const recipe: Recipe = {
  id: '01890000-0000-7000-8000-000000000001',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  status: 'converted',
  convertedBy: 'builtin',
  language: 'en',
  recipeMetadata: {
    title: 'Soup',
    description: null,
    prepTimeMinutes: 10,
    cookTimeMinutes: null,
    totalTimeMinutes: null,
    servingsMin: 4,
    servingsMax: 6,
    yieldText: null,
    cuisine: null,
    difficulty: null,
    tags: ['winter', 'soup'],
    ThermomixModel: ['TM6'],
  },
  ingredients: [],
  steps: [{ ...emptyStep(1), instructionText: 'Stir.', ingredientRefs: [1, 2] }],
  sourceUrl: null,
  rawText: 'Soup',
}

describe('the form of a recipe', () => {
  test('gives back the recipe that was put in', () => {
    expect(fromForm(toForm(recipe), recipe).metadata).toEqual(recipe.recipeMetadata)
  })

  test('sends empty numbers as null and numbers as integers', () => {
    const form = { ...toForm(recipe), prepTimeMinutes: '', cookTimeMinutes: '025' }
    const { metadata } = fromForm(form, recipe)
    expect(metadata.prepTimeMinutes).toBeNull()
    expect(metadata.cookTimeMinutes).toBe(25)
  })

  test('is taken by the schema that the server saves with', () => {
    const noRefs = { ...recipe, steps: withoutIngredients(recipe.steps, new Set([1, 2])) }
    expect(SaveRecipeSchema.safeParse(fromForm(toForm(noRefs), noRefs)).success).toBe(true)
  })

  test('refuses words where minutes belong', () => {
    const typed = { ...toForm(recipe), totalTimeMinutes: 'half an hour' }
    expect(RecipeFormSchema.safeParse(typed).error?.issues[0]?.message).toBe(
      'Please enter a whole number.',
    )
  })
})

describe('steps', () => {
  test('are numbered on from the highest number', () => {
    expect(nextStepNumber([])).toBe(1)
    expect(nextStepNumber([emptyStep(1), emptyStep(7)])).toBe(8)
  })

  test('keep their duration through minutes and seconds', () => {
    const step = { ...emptyStep(1), instructionText: 'Stir.', durationSeconds: 95 }
    const form = toStepForm(step)
    expect([form.minutes, form.seconds]).toEqual(['1', '35'])
    expect(fromStepForm(StepFormSchema.parse(form)).durationSeconds).toBe(95)
  })

  test('keep what they say of the kitchen', () => {
    const told = {
      place: 'bowl',
      adds: [{ ref: 1, part: 0.5 }],
      takes: [1, { step: 2, part: 0.5 }],
    }
    const step = CheckedStepSchema.parse({
      ...{ ...emptyStep(3), instructionText: 'Stir.', clears: true, source: [[0, 5]] },
      ...told,
    })
    expect(fromStepForm(StepFormSchema.parse(toStepForm(step)))).toMatchObject({
      ...{ ...told, clears: true, source: [[0, 5]] },
    })
  })

  test('lose the notices of the check when they are changed', () => {
    const notices = [{ kind: 'warning' as const, rule: 'limit', code: 'NO_TIME', params: {} }]
    const step = { ...emptyStep(1), instructionText: 'Stir.', notices }
    expect(fromStepForm(StepFormSchema.parse(toStepForm(step))).notices).toEqual([])
  })
})
