import { expect, test } from 'vitest'
import { stepsOf } from './convert-scripts-fixtures.ts'

test('an onion that is grated behind the potatoes goes in, and is chopped by itself', async () => {
  const steps = await stepsOf(
    ['500 g potatoes', '1 onion', '2 eggs', '3 tbsp flour', 'salt', 'oil for frying'],
    [
      'Peel the potatoes and grate them. Grate the onion.',
      'Add the onion, eggs and salt to the potatoes. Mix, add the flour and mix.',
      'Fry spoonfuls in oil.',
    ],
  )
  const at = addedRefs(steps).findIndex((refs) => refs.includes(ONION))

  expect(addedRefs(steps)[at]).toEqual([ONION])
  expect(steps[at + 1]).toMatchObject({ type: 'OPERATE', tools: ['mixing_knife'] })
})

const ONION = 2
const addedRefs = (steps: Awaited<ReturnType<typeof stepsOf>>) =>
  steps.map(({ adds }) => (adds ?? []).map(({ ref }) => ref))
