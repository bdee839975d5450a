import { expect, test } from 'vitest'
import { runsOf, stepsOf } from './convert-scripts-fixtures.ts'

test('potatoes that are fried with the leek of a soup stay in the bowl', async () => {
  const steps = await stepsOf(
    ['1 leek, chopped', '2 tbsp oil', '300 g potatoes, diced', '600 ml stock'],
    [
      'Heat the oil in a pan and fry the leek for 4 minutes.',
      'Add the potatoes and fry for another 3 minutes.',
      'Pour in the stock, simmer for 20 minutes and blend until smooth.',
    ],
  )
  expect(runsOf(steps).filter(({ temperature }) => temperature === '120')).toHaveLength(2)
  expect(steps.some(({ place }) => place === 'stove')).toBe(false)
})

test('potatoes that turn golden are fried in a pan', async () => {
  const steps = await stepsOf(
    ['500 g potatoes, sliced', '2 tbsp oil', '1 onion, chopped'],
    ['Fry the onion in the oil for 3 minutes. Add the potatoes and fry until golden.'],
  )
  expect(steps.at(-1)?.place).toBe('stove')
})
