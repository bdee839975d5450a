import { expect, test } from 'vitest'
import { tidyMethod } from '#server/features/convert/read/tidy-method.ts'

const STEP = 'Boil the artichokes for 30 minutes and serve them with the dressing.'
const linesOf = (...lines: string[]) =>
  tidyMethod([{ heading: null, lines }]).steps.flatMap((section) => section.lines)

test('what else a site has recipes for is no step', () => {
  const tags = ['Artichoke', 'Broccoli', 'Couscous', 'Tinned tomatoes', 'Gorgonzola', 'Lemon']
  expect(linesOf(STEP, ...tags)).toEqual([STEP])
})

test('short orders at the end stay', () => {
  const orders = ['Stir.', 'Season', 'Serve']
  expect(linesOf(STEP, ...orders)).toEqual([STEP, ...orders])
})
