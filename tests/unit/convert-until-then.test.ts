import { expect, test } from 'vitest'
import { addedIn, runsOf, stepsOf } from './convert-scripts-fixtures.ts'

test('what a Romanian sentence orders behind "until smooth," is an order: the cream is not blended alone', async () => {
  const steps = await stepsOf(
    ['500 g morcovi', '700 ml supă de legume', '100 ml smântână lichidă', 'sare'],
    [
      'Se fierb morcovii în supa de legume 20 de minute.',
      'Se pasează cu blenderul până devine cremă, apoi se adaugă smântâna și se potrivește de sare.',
    ],
    'ro',
  )
  expect(addedIn(steps)[0]).toEqual([1, 2])
  expect(runsOf(steps)[1]).toMatchObject({ speed: '5-10' })
  expect(addedIn(steps).flat()).toEqual([1, 2, 3, 4])
})
