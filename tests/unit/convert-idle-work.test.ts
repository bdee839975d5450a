import { expect, test } from 'vitest'
import { idleVessels } from '#server/features/convert/structure/builtin/idle-work.ts'
import type { PlannedOperation } from '#server/features/convert/structure/builtin/ir/operation.ts'
import { actionsOf } from './convert-actions.ts'
import { runsOf, stepsOf } from './convert-scripts-fixtures.ts'

const NOTHING: PlannedOperation = {
  type: 'MANUAL',
  place: 'bowl',
  durationSeconds: undefined,
  temperature: undefined,
  speed: undefined,
  reverse: false,
  tools: [],
  adds: [],
  takes: [],
  saying: { kind: 'fixed', sentences: [] },
  heading: null,
  remarks: [],
  technique: 'test',
  vessel: 0,
  actions: [],
}
const weighed = (...actions: number[]): PlannedOperation => ({ ...NOTHING, type: 'WEIGH', actions })
const run = (technique: string): PlannedOperation => ({ ...NOTHING, type: 'OPERATE', technique })
const POURED_OUT: PlannedOperation = { ...NOTHING, place: 'bench', clears: true, vessel: null }
const INTO_POT: PlannedOperation = {
  ...POURED_OUT,
  place: 'stove',
  saying: {
    kind: 'source',
    before: [{ phrase: 'toVessel', vessel: 'pot' }],
    actions: [],
    also: [],
  },
}

const GRAPH = {
  actions: actionsOf(['3 eggs', '200 ml milk'], ['Mix the eggs with the milk.']),
  vessels: [],
}
const idle = (...operations: PlannedOperation[]) => [...idleVessels(operations, GRAPH)]

test('what is to be mixed has to be mixed before it leaves the bowl', () => {
  expect(idle(weighed(0), POURED_OUT)).toEqual([0])
  expect(idle(weighed(0), run('mix'), POURED_OUT)).toEqual([])
  // What is only weighed may wait in a dish.
  expect(idle(weighed(), POURED_OUT)).toEqual([])
})

test('no dough is kneaded from flour alone', async () => {
  const steps = await stepsOf(
    ['270 g flour', '140 g warm water', '70 g yogurt', '1 tsp yeast', '1 tsp salt'],
    [
      'Spoon the flour into a bowl and sweep off any excess.',
      'In a large bowl, combine the water, yogurt, yeast and salt and mix until shaggy.',
      'Knead the flour until smooth.',
    ],
  )
  expect(runsOf(steps)).toEqual([])
})

test('fat is not melted by the machine for a pot on the stove alone', () => {
  expect(idle(weighed(0), run('melt-fat'), INTO_POT)).toEqual([0])
  expect(idle(weighed(0), run('melt-fat'), POURED_OUT)).toEqual([])
  expect(idle(weighed(0), run('melt-fat'), run('sweat'), INTO_POT)).toEqual([])
})
