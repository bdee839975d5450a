import { describe, expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'
import { RecipeMetadataSchema, type StepInput } from '#shared/recipe.ts'
import { findFaults } from '../eval/fault-finder.ts'
import { readTimes } from '../eval/source-times.ts'
import { aStep, ingredientsOf } from './appliance-fixtures.ts'

test.each<[text: string, times: [from: number, to: number][]]>([
  ['Simmer for 20 minutes.', [[1200, 1200]]],
  [
    '8-10 Min. backen, dann 1 Std. kühlen',
    [
      [480, 600],
      [3600, 3600],
    ],
  ],
  ['1 hour 30 minutes', [[5400, 5400]]],
  ['cuire 1 1/2 heures', [[5400, 5400]]],
  ['de 2 a 3 minutos', [[120, 180]]],
  ['20 de minute', [[1200, 1200]]],
  ['gotować pół godziny', [[1800, 1800]]],
  ['варити 15 хв', [[900, 900]]],
  ['bake at 200 °C in 4 tins of 20 cm', []],
])('%s', (text, times) => {
  expect(readTimes(text).map(({ from, to }) => [from, to])).toEqual(times)
})

const TEXT = `Batter

2 eggs
200 g flour
1 pinch salt

Beat the eggs on medium speed for 3 minutes.
Add the flour and mix.
Bake in the oven for 25 minutes.`

function faultsOf(...steps: Partial<StepInput>[]) {
  const recipe = {
    recipeMetadata: RecipeMetadataSchema.parse({ title: 'Batter' }),
    ingredients: ingredientsOf('eggs', '200 g flour', 'salt'),
    steps: steps.map((fields, index) => ({
      ...aStep({ ...fields, stepNumber: index + 1 }),
      notices: [],
    })),
  }
  return findFaults({ read: readText(TEXT), rawText: TEXT, language: 'en' }, recipe)
}

const BEATEN: Partial<StepInput> = {
  instructionText: 'Beat the eggs on medium speed for 3 minutes.',
  durationSeconds: 180,
  ingredientRefs: [1],
}
const MIXED: Partial<StepInput> = {
  instructionText: 'Add the flour and mix.',
  ingredientRefs: [2, 3],
}
const BAKED: Partial<StepInput> = {
  type: 'MANUAL',
  instructionText: 'Bake in the oven for 25 minutes.',
  durationSeconds: 1500,
}

describe('a conversion', () => {
  test('without faults has none', () => {
    expect(faultsOf(BEATEN, MIXED, BAKED)).toMatchObject({
      ...{ withoutCause: [], droppedTimes: [], timesInWords: [], unused: [], leftToCook: [] },
      ...{ times: 2, work: [BEATEN.instructionText, MIXED.instructionText] },
    })
  })

  test('heats without a cause: the oven is none, nor a medium speed', () => {
    const { withoutCause } = faultsOf({ ...BEATEN, temperature: '80' }, MIXED, BAKED)
    expect(withoutCause.map(({ stepNumber }) => stepNumber)).toEqual([1])
  })

  test('is followed by its spans of the source where it has some', () => {
    const at = TEXT.indexOf('Beat')
    const told = { ...BEATEN, instructionText: 'Place the eggs.', temperature: '80' }
    const { leftToCook } = faultsOf({ ...told, source: [[at, at + 10]] }, MIXED, BAKED)
    expect(leftToCook).toEqual([])
  })

  test('loses times, or keeps them only in words', () => {
    const faults = faultsOf({ ...BEATEN, durationSeconds: 60 }, MIXED, {
      ...BAKED,
      instructionText: 'Bake in the oven.',
      durationSeconds: undefined,
    })
    expect(faults.timesInWords.map(({ text }) => text)).toEqual(['3 minutes'])
    expect(faults.droppedTimes.map(({ text }) => text)).toEqual(['25 minutes'])
  })

  test('forgets ingredients, and leaves work to the cook', () => {
    const faults = faultsOf({ ...BEATEN, type: 'MANUAL' }, { ...MIXED, ingredientRefs: [2] }, BAKED)
    expect(faults.unused).toEqual(['salt'])
    expect(faults.leftToCook).toEqual([BEATEN.instructionText])
  })
})
