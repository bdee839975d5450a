import { expect, test } from 'vitest'
import { withGroupHeadings } from '#server/features/convert/read/step-groups.ts'

const PARTS = [
  { heading: 'Dough', lines: ['300 g flour', '150 ml water'] },
  { heading: 'For the topping', lines: ['200 g tomatoes'] },
]

test('a step that is only the name of a part of the list heads the steps behind it', () => {
  const lines = ['Dough', 'Knead flour and water.', 'For the topping:', 'Crush the tomatoes.']

  expect(withGroupHeadings([{ heading: null, lines }], PARTS)).toEqual([
    { heading: 'Dough', lines: ['Knead flour and water.'] },
    { heading: 'For the topping', lines: ['Crush the tomatoes.'] },
  ])
})

test('without such names the method stays as it is', () => {
  const method = [{ heading: 'Method', lines: ['Knead the dough.', 'Bake.'] }]

  expect(withGroupHeadings(method, PARTS)).toEqual(method)
})
