import { describe, expect, test } from 'vitest'
import type { StepInput } from '#shared/recipe.ts'
import { renumberSteps, withoutIngredients } from '#shared/step-order.ts'
import { aStep } from './appliance-fixtures.ts'

const stepsOf = (...steps: Partial<StepInput>[]) =>
  steps.map((fields, index) => aStep({ type: 'MANUAL', ...fields, stepNumber: index + 1 }))

const takesOf = (steps: readonly StepInput[]) => steps.map(({ takes }) => takes)

describe('steps in a new order', () => {
  test('are counted from one', () => {
    const [a, b, c] = stepsOf({ instructionText: 'A' }, { instructionText: 'B' }, {})
    if (!a || !b || !c) throw new Error('three steps')
    const moved = renumberSteps([b, a])
    expect(moved.map(({ stepNumber, instructionText }) => [stepNumber, instructionText])).toEqual([
      [1, 'B'],
      [2, 'A'],
    ])
  })

  test('take from the same steps as before', () => {
    const [a, b, c] = stepsOf({}, {}, { takes: [{ step: 1, part: 0.5 }, 2] })
    if (!a || !b || !c) throw new Error('three steps')
    expect(takesOf(renumberSteps([b, a, c]))).toEqual([
      undefined,
      undefined,
      [{ step: 2, part: 0.5 }, 1],
    ])
  })

  test('do not take from what comes later now', () => {
    const [a, b] = stepsOf({}, { takes: [1] })
    if (!a || !b) throw new Error('two steps')
    expect(takesOf(renumberSteps([b, a]))).toEqual([[], undefined])
  })
})

describe('without a step', () => {
  const without = (steps: StepInput[], number: number) =>
    renumberSteps(
      steps.filter(({ stepNumber }) => stepNumber !== number),
      steps,
    )

  test('whoever took from it takes what it worked on', () => {
    const steps = stepsOf({}, {}, { place: 'oven', takes: [1, 2] }, { takes: [3] })
    expect(takesOf(without(steps, 3))).toEqual([undefined, undefined, [1, 2]])
  })

  test('a share of it becomes a share of that', () => {
    const steps = stepsOf(
      {},
      { takes: [{ step: 1, part: 0.5 }] },
      { takes: [{ step: 2, part: 0.5 }] },
    )
    expect(takesOf(without(steps, 2))).toEqual([undefined, [{ step: 1, part: 0.25 }]])
  })

  test('what it stirred in the bowl comes from the step before it there', () => {
    const steps = stepsOf({ place: 'bowl' }, { place: 'bowl' }, { place: 'bench', takes: [2] })
    expect(takesOf(without(steps, 2))).toEqual([undefined, [1]])
  })

  test('what went in with it alone is gone', () => {
    const steps = stepsOf({ place: 'bench' }, { place: 'bench', takes: [1] })
    expect(takesOf(without(steps, 1))).toEqual([[]])
  })
})

test('steps forget ingredients that are deleted, in all that they say', () => {
  const adds = [{ ref: 1 }, { ref: 2, part: 0.5 }]
  const [step, other] = withoutIngredients(
    stepsOf({ ingredientRefs: [1, 2, 3], adds }, { ingredientRefs: [1] }),
    new Set([1, 3]),
  )
  expect(step).toMatchObject({ ingredientRefs: [2], adds: [{ ref: 2, part: 0.5 }] })
  expect(other && 'adds' in other ? other.adds : undefined).toBeUndefined()
})
