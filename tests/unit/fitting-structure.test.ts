import { describe, expect, test } from 'vitest'
import { withFittingStructure } from '#shared/appliance/fitting-structure.ts'
import type { StepInput } from '#shared/recipe.ts'
import { aStep } from './appliance-fixtures.ts'

const BEFORE = aStep({
  ...{ type: 'WEIGH', speed: undefined, durationSeconds: undefined },
  instructionText: 'Weigh half of the butter and 200 g suger into the mixing bowl.',
  ...{ place: 'bowl', ingredientRefs: [1, 2], clears: undefined, source: [[0, 40]] },
  adds: [{ ref: 1, part: 0.5 }, { ref: 2 }],
  takes: [3],
})

const edited = (changes: Partial<StepInput>) =>
  withFittingStructure(BEFORE, { ...BEFORE, ...changes })

const isTold = ({ place, adds, takes }: StepInput) => Boolean(place && adds && takes)

describe('what a step says of the kitchen', () => {
  test.each<[name: string, changes: Partial<StepInput>]>([
    ['another setting', { durationSeconds: 10, tools: ['spatula'] }],
    [
      'a slip corrected',
      { instructionText: 'Weigh half of the butter and 200 g sugar into the mixing bowl.' },
    ],
    [
      'settings put in',
      {
        ...{ type: 'OPERATE', durationSeconds: 10, speed: '4' },
        instructionText: `${BEFORE.instructionText} 10 sec/speed 4.`,
      },
    ],
  ])('stays with %s', (_, changes) => {
    expect(edited(changes)).toMatchObject({ ...BEFORE, ...changes })
  })

  test.each<[name: string, text: string]>([
    ['another share', 'Weigh all of the butter and 200 g suger into the mixing bowl.'],
    ['another amount', 'Weigh half of the butter and 150 g suger into the mixing bowl.'],
    ['another vessel', 'Weigh half of the butter and 200 g suger into a small bowl.'],
    ['other work', 'Butter the tin and dust it.'],
  ])('goes with %s, but not its part of the source', (_, instructionText) => {
    const after = edited({ instructionText })
    expect(isTold(after)).toBe(false)
    expect(after).toMatchObject({ place: undefined, adds: undefined, takes: undefined })
    expect(after.source).toEqual([[0, 40]])
  })

  test('goes when the machine is to run where it is not', () => {
    const onBench = { ...BEFORE, place: 'bench' as const }
    expect(withFittingStructure(onBench, { ...onBench, type: 'OPERATE' }).place).toBeUndefined()
  })

  test('follows the ingredients that are taken off the step and put on it', () => {
    expect(edited({ ingredientRefs: [2, 4] }).adds).toEqual([{ ref: 2 }, { ref: 4 }])
  })

  test('is not made up where there was none', () => {
    const untold = aStep({ instructionText: 'Stir.' })
    expect(withFittingStructure(untold, { ...untold, ingredientRefs: [1] })).not.toHaveProperty(
      'adds',
    )
  })
})
