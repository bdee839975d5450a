import { describe, expect, test } from 'vitest'
import { RecipeMetadataSchema, type StepInput } from '#shared/recipe.ts'
import type { ConvertedRecipe } from '../eval/convert-read.ts'
import { type ExpectedPlan, ExpectedPlanSchema } from '../eval/plan-expectation.ts'
import { judgePlan } from '../eval/plan-judge.ts'
import { aStep, ingredientsOf } from './appliance-fixtures.ts'

const INGREDIENTS = ingredientsOf(
  '1 onion',
  '30 g butter',
  '300 g rice',
  '80 g sugar',
  '20 g sugar',
)
const [ONION, BUTTER, RICE, SUGAR, OTHER_SUGAR] = [1, 2, 3, 4, 5] as const

const adding = (...adds: NonNullable<StepInput['adds']>): Partial<StepInput> => ({
  type: 'WEIGH',
  adds,
  ingredientRefs: adds.map(({ ref }) => ref),
})

function recipeOf(...steps: Partial<StepInput>[]): ConvertedRecipe {
  return {
    recipeMetadata: RecipeMetadataSchema.parse({ title: 'Sweet rice' }),
    ingredients: INGREDIENTS,
    steps: steps.map((fields, index) => ({
      ...aStep({ ...fields, stepNumber: index + 1 }),
      notices: [],
    })),
  }
}

/** The onion is fried in half of the butter, the rice is cooked; the rest goes on at the table. */
const RECIPE = recipeOf(
  { place: 'bowl', ...adding({ ref: ONION }, { ref: BUTTER, part: 0.5 }) },
  { place: 'bowl', durationSeconds: 300, temperature: '120', speed: 'soft' },
  { place: 'bowl', ...adding({ ref: RICE }, { ref: SUGAR }) },
  { place: 'bowl', temperature: 'varoma', reverse: true, tools: ['simmering_basket'] },
  { place: 'bench', clears: true, takes: [4], ...adding({ ref: OTHER_SUGAR }, { ref: BUTTER }) },
)

const planOf = (expected: object, more: object = {}): ExpectedPlan =>
  ExpectedPlanSchema.parse({ id: 'rice', language: 'en', expect: [expected], ...more })

const holds = (expected: object) => judgePlan(planOf(expected), RECIPE).isRight

describe('an expectation', () => {
  test.each<[name: string, expected: object]>([
    ['of a step', { work: { type: 'OPERATE', place: 'bowl', with: ['onion'], without: ['rice'] } }],
    ['of settings', { work: { seconds: [240, 360], temperature: [90, 120, 'varoma'] } }],
    ['of the soft stir', { work: { speed: [0.5, 2, 'soft'], reverse: false } }],
    ['of steam', { work: { temperature: 'varoma', tools: ['simmering_basket'] } }],
    ['of no heat', { work: { with: ['rice'], temperature: null, notTools: ['whisk'] } }],
    ['of what a step adds', { work: { adds: ['rice', 'sugar'] } }],
    ['of no such step', { not: { place: 'oven' } }],
    ['of foods apart', { together: ['onion', 'sugar#2'] }],
    ['of an order', { order: ['onion', 'rice', 'sugar#2'], strict: true }],
    ['of a place', { where: { of: ['sugar#2', 'butter'], place: ['bench'] } }],
    ['of shares', { parts: { butter: [0.5, 0.5] } }],
    ['of one of two', { any: [{ work: { place: 'oven' } }, { alone: 'onion' }] }],
    ['by the beginning of a word', { work: { with: ['oni', 'but'] } }],
  ])('%s holds', (_, expected) => {
    expect(holds(expected)).toBe(true)
  })

  test.each<[name: string, expected: object]>([
    ['of a step with other food', { work: { type: 'OPERATE', with: ['sugar#2'] } }],
    ['of other settings', { work: { seconds: [10, 30] } }],
    ['of heat at the table', { work: { place: 'bench', temperature: [37, 100] } }],
    ['of no step there', { not: { place: 'bowl', temperature: 'varoma' } }],
    ['of foods apart', { together: ['onion', 'rice'] }],
    ['of an order', { order: ['rice', 'onion'] }],
    ['of a strict order', { order: ['rice', 'sugar'], strict: true }],
    ['of a place', { where: { of: ['rice'], place: ['oven'] } }],
    ['of shares', { parts: { butter: [1] } }],
    ['of a food by itself', { alone: 'rice' }],
    ['of a food that is not in the list', { work: { with: ['saffron'] } }],
    ['by the middle of a word', { work: { with: ['nion'] } }],
  ])('%s fails', (_, expected) => {
    expect(holds(expected)).toBe(false)
  })

  test('that is not critical leaves the recipe right, and is told', () => {
    const verdict = judgePlan(
      planOf({ not: { place: 'bowl' }, critical: false, why: 'by hand' }),
      RECIPE,
    )
    expect(verdict).toMatchObject({ isRight: true, held: verdict.total - 1 })
    expect(verdict.failures).toMatchObject([{ isCritical: false, what: 'by hand' }])
  })
})

describe('of every recipe', () => {
  const nothing = planOf({ not: { place: 'oven' } })
  const failuresOf = (plan: ExpectedPlan, ...steps: Partial<StepInput>[]) =>
    judgePlan(plan, recipeOf(...steps)).failures.map(({ what }) => what)

  const ALL = adding(...[ONION, BUTTER, RICE, SUGAR, OTHER_SUGAR].map((ref) => ({ ref })))

  test('each ingredient goes in once', () => {
    const forgotten = {
      place: 'bowl',
      ...adding({ ref: ONION }, { ref: BUTTER, part: 0.5 }),
    } as const
    expect(failuresOf(nothing, forgotten)).toEqual([
      'butter: goes in 0.50 times',
      'rice: goes into no step',
      'sugar: goes into no step',
      'sugar: goes into no step',
    ])
    const plan = planOf({ not: { place: 'oven' } }, { optional: ['butter', 'rice', 'sugar'] })
    expect(failuresOf(plan, forgotten)).toEqual([])
  })

  test('each step has a place, and adds what it names', () => {
    expect(failuresOf(nothing, { ...ALL, ingredientRefs: [ONION] })).toEqual([
      'every step says where its work happens',
      'what a step adds is among its ingredients',
    ])
  })

  test('nothing dangerous is left', () => {
    const recipe = recipeOf({ place: 'bowl', ...ALL })
    const notice = { kind: 'warning', rule: 'S1', code: 'BOWL_OVERFULL', params: {} } as const
    const told = recipe.steps.map((step) => ({
      ...step,
      notices: [{ ...notice, severity: 'danger' as const }],
    }))
    expect(judgePlan(nothing, recipe).isRight).toBe(true)
    const verdict = judgePlan(nothing, { ...recipe, steps: told })
    expect(verdict.failures.map(({ what }) => what)).toEqual([
      'left dangerous or impossible: 1 BOWL_OVERFULL',
    ])
  })
})
