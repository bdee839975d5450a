import { expect, test } from 'vitest'
import { replayFaults } from '#shared/appliance/verify-replay.ts'
import type { StepInput } from '#shared/recipe.ts'
import { aStep, ingredientsOf } from './appliance-fixtures.ts'

const INGREDIENTS = ingredientsOf('200 g rice', '500 g water')
const [RICE, WATER] = [1, 2] as const

const FILLED: Partial<StepInput> = {
  type: 'WEIGH',
  place: 'bowl',
  ingredientRefs: [RICE, WATER],
  adds: [{ ref: RICE }, { ref: WATER }],
}

function faultsOf(...steps: Partial<StepInput>[]): string[] {
  const numbered = steps.map((fields, index) => aStep({ ...fields, stepNumber: index + 1 }))
  return replayFaults({ ingredients: INGREDIENTS, steps: numbered }).map(({ code }) => code)
}

test('a recipe whose amounts and places add up has no faults', () => {
  expect(faultsOf(FILLED, { place: 'bowl' })).toEqual([])
  const halves = (part?: number) => ({
    ...FILLED,
    adds: [
      { ref: RICE, part },
      { ref: WATER, part },
    ],
  })
  expect(faultsOf(halves(0.33), halves(0.33), halves())).toEqual([])
})

test.each<[name: string, steps: Partial<StepInput>[], codes: string[]]>([
  ['an ingredient in no step', [{ ...FILLED, adds: [{ ref: RICE }] }], ['NOT_ADDED']],
  [
    'half an ingredient forgotten',
    [{ ...FILLED, adds: [{ ref: RICE, part: 0.5 }, { ref: WATER }] }],
    ['NOT_ALL_ADDED'],
  ],
  [
    'an ingredient that goes in twice',
    [FILLED, { ...FILLED, adds: [{ ref: RICE, part: 1 }] }],
    ['ADDED_TWICE'],
  ],
  [
    'an addition that the step does not name',
    [{ ...FILLED, ingredientRefs: [RICE] }],
    ['ADDS_NOT_NAMED'],
  ],
  ['a step without a place', [FILLED, { type: 'MANUAL' }], ['NO_PLACE']],
  ['a run in an emptied bowl', [{ ...FILLED, clears: true }, { place: 'bowl' }], ['RUNS_EMPTY']],
  [
    'steam from an empty bowl',
    [
      { ...FILLED, place: 'varoma' },
      { place: 'varoma', temperature: 'varoma' },
    ],
    ['RUNS_EMPTY'],
  ],
  ['steam over an empty dish', [FILLED, { place: 'varoma' }], ['RUNS_EMPTY']],
  ['a run in the oven', [FILLED, { place: 'oven' }], ['RUNS_OFF_MACHINE']],
  [
    'something taken from a later step',
    [FILLED, { type: 'MANUAL', place: 'bench', takes: [3] }, { type: 'MANUAL', place: 'bench' }],
    ['TAKES_LATER'],
  ],
])('%s', (_, steps, codes) => {
  expect(faultsOf(...steps)).toEqual(codes)
})

test('a fault says in words which step and which ingredient', () => {
  const [fault] = replayFaults({
    ingredients: INGREDIENTS,
    steps: [aStep({ ...FILLED, ingredientRefs: [WATER] })],
  })
  expect(fault).toMatchObject({ stepNumber: 1, ref: RICE })
  expect(fault?.message).toBe('Step 1 adds ingredient 1, which is not among its ingredientRefs.')
})
