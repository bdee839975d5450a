import { expect, test } from 'vitest'
import { SaveRecipeSchema, StepSchema } from '#shared/recipe.ts'

const STEP = { stepNumber: 1, type: 'WEIGH', instructionText: 'Weigh in the rice.' }

const recipeOf = (...steps: object[]) => ({
  metadata: { title: 'Rice' },
  ingredients: [{ ingredientJsonId: 1, name: 'rice' }],
  steps: steps.map((fields, index) => ({ ...STEP, ...fields, stepNumber: index + 1 })),
})

test('a step keeps what it says of the kitchen', () => {
  const structure = {
    place: 'bowl',
    adds: [{ ref: 1, part: 0.5 }],
    takes: [1, { step: 2, part: 0.25 }],
    clears: ['basket'],
    source: [[0, 12]],
  }
  expect(StepSchema.parse({ ...STEP, ...structure })).toMatchObject(structure)
})

test('null, false and absent mean that nothing is said', () => {
  const nulls = { place: null, adds: null, takes: null, clears: false, source: null }
  const { place, adds, takes, clears, source } = StepSchema.parse({ ...STEP, ...nulls })
  expect([place, adds, takes, clears, source]).toEqual(Array(5).fill(undefined))
  expect(StepSchema.parse({ ...STEP, adds: [{ ref: '1', part: null }] }).adds).toEqual([{ ref: 1 }])
})

test.each([
  ['an unknown place', { place: 'garage' }],
  ['a share of nothing', { adds: [{ ref: 1, part: 0 }] }],
  ['more than all', { adds: [{ ref: 1, part: 1.5 }] }],
  ['a span that ends before it begins', { source: [[5, 2]] }],
  ['a place that cannot be cleared', { clears: ['oven'] }],
])('%s is refused', (_, fields) => {
  expect(StepSchema.safeParse({ ...STEP, ...fields }).success).toBe(false)
})

test.each([
  [{ adds: [{ ref: 7 }] }, 'Step 1 adds ingredient 7, which is not in the list.'],
  [{ takes: [2] }, 'Step 1 takes from step 2, which does not come before it.'],
  [{ takes: [{ step: 1 }] }, 'Step 1 takes from step 1, which does not come before it.'],
  [{ ingredientRefs: [7] }, 'Step 1 names ingredient 7, which is not in the list.'],
])('a reference to what is not there is refused on save: %j', (fields, message) => {
  const result = SaveRecipeSchema.safeParse(recipeOf(fields, {}))
  expect(result.error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('what earlier steps made may be taken', () => {
  const recipe = recipeOf({ place: 'bowl' }, { takes: [1] }, { takes: [{ step: 2, part: 0.5 }] })
  expect(SaveRecipeSchema.safeParse(recipe).success).toBe(true)
})
