import { expect, test } from 'vitest'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('a line’s own grams count behind a slash as well, and "Tbs." ends no sentence', async () => {
  const steps = await stepsOf(
    [
      '2 1/2 cups (12 1/2 oz./390 g) all-purpose flour',
      '1 cup (8 oz./250 g) butter',
      '2 Tbs. cream',
    ],
    ['Mix the flour and butter. Add the remaining 2 Tbs. cream and mix until smooth.'],
  )
  const texts = textsOf(steps).join(' ')
  expect(texts).toContain('390 g all-purpose flour')
  expect(texts).toContain('250 g butter')
  expect(texts).not.toMatch(/Tbs\.$|Cream and/)
})
