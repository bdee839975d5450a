import { expect, test } from 'vitest'
import { mistakesIn } from '#server/features/convert/structure/anthropic/review/review.ts'
import { lostFood } from '#shared/appliance/lost-food.ts'
import { RecipeContentSchema, type StepInput } from '#shared/recipe.ts'
import { aStep, ingredientsOf } from './appliance-fixtures.ts'

const INGREDIENTS = ingredientsOf('200 g rice', '500 g water', '300 g chicken')
const [RICE, WATER, CHICKEN] = [1, 2, 3] as const

const RICE_IN: Partial<StepInput> = {
  type: 'WEIGH',
  place: 'bowl',
  ingredientRefs: [RICE, WATER],
  adds: [{ ref: RICE }, { ref: WATER }],
}
const FRIED: Partial<StepInput> = {
  type: 'MANUAL',
  place: 'stove',
  ingredientRefs: [CHICKEN],
  adds: [{ ref: CHICKEN }],
}
const BY_HAND: Partial<StepInput> = { type: 'MANUAL', place: 'bench', durationSeconds: undefined }

const recipeOf = (steps: Partial<StepInput>[]) =>
  RecipeContentSchema.parse({
    metadata: { title: 'Chicken and rice' },
    ingredients: INGREDIENTS,
    steps: steps.map((fields, index) => aStep({ ...fields, stepNumber: index + 1 })),
  })
const faultsOf = (...steps: Partial<StepInput>[]) =>
  lostFood(recipeOf(steps)).map(({ code }) => code)

test('food that every step finds where the one before left it is not lost', () => {
  const served = { ...BY_HAND, takes: [1, 3], clears: true as const }
  expect(faultsOf(FRIED, RICE_IN, { place: 'bowl' }, served)).toEqual([])
})

test.each<[name: string, steps: Partial<StepInput>[], codes: string[]]>([
  [
    'fried chicken that is never served',
    [FRIED, RICE_IN, { place: 'bowl' }, { ...BY_HAND, takes: [3], clears: true }],
    ['NEVER_TAKEN'],
  ],
  [
    'rice that is baked elsewhere and steamed in the bowl all the same',
    [RICE_IN, { ...BY_HAND, place: 'oven', takes: [1] }, { place: 'bowl' }],
    ['LEFT_IN_BOWL'],
  ],
  [
    'an empty pan on the heat',
    [FRIED, { ...BY_HAND, place: 'stove', durationSeconds: 300 }],
    ['WORKS_ON_NOTHING'],
  ],
  [
    'stirring by hand in an empty bowl',
    [FRIED, { ...BY_HAND, place: 'bowl' }],
    ['WORKS_ON_NOTHING'],
  ],
  [
    'the same rice from two places',
    [RICE_IN, { ...RICE_IN, adds: [{ ref: RICE, part: 1 }] }],
    ['IN_TWO_PLACES'],
  ],
])('%s', (_, steps, codes) => {
  expect(faultsOf(...steps)).toEqual(codes)
})

const reviewOf = (content: ReturnType<typeof recipeOf>) =>
  ({ content, language: 'en', model: 'TM6', additions: null, source: null, wished: null }) as const

test('a model is told of food that its steps lose, and of amounts that do not add up', () => {
  const content = recipeOf([FRIED, { ...RICE_IN, adds: [{ ref: RICE }] }, { place: 'bowl' }])
  expect(mistakesIn(reviewOf(content)).map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      'water goes into no step.',
      'What step 1 makes goes into no later step: chicken.',
    ]),
  )
})

test('a model that says nothing of the kitchen is not told of it', () => {
  const content = recipeOf([{ ingredientRefs: [RICE, WATER, CHICKEN] }])
  const messages = mistakesIn(reviewOf(content)).map(({ message }) => message)
  expect(messages.join()).not.toMatch(/place|into no/)
})
