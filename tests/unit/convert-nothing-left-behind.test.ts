import { expect, test } from 'vitest'
import { addedAt, runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('browned meat comes back where it is named beside another mixture', async () => {
  const steps = await stepsOf(
    [
      '3 tbsp butter',
      '600 g pork tenderloin, in strips',
      '1 onion, sliced',
      '400 ml vegetable broth',
      '200 g sour cream',
      '1 tsp mustard',
    ],
    [
      'In a large skillet, melt 1 tablespoon of the butter. Add the steak, brown for 4 minutes, transfer to a plate and set aside.',
      'Lower the heat to medium and the remaining 2 tablespoons of butter to the skillet. Add the onion and sauté for 5 minutes.',
      'Pour in the broth and simmer for 5 minutes. In a small bowl mix the sour cream with the mustard.',
      'Stir the sour cream mixture plus the cooked steak into the skillet and stir until combined.',
    ],
  )

  const aside = steps.findIndex(({ instructionText }) => /set aside/.test(instructionText)) + 1
  const taking = steps.filter(({ takes }) => takes?.includes(aside))
  expect(taking.length).toBeGreaterThan(0)
  expect(textsOf(steps).join(' ')).toMatch(/butter[^.]*(?:mixing bowl|skillet)/)
  expect(addedAt(steps, 'bowl')).toContain(1)
})

test('whites that a hand blender is to foam get the whisk', async () => {
  const steps = await stepsOf(
    ['4 egg whites', '2 tbsp sugar'],
    ['Put the egg whites and the sugar in a bowl and blend until thick and foamy.'],
  )

  expect(runsOf(steps)[0]?.tools).toContain('whisk')
})

test('cooked pasta is not stirred for an hour in place of a slow cooker', async () => {
  const steps = await stepsOf(
    ['250 g macaroni', '300 ml milk', '200 g cheddar, shredded'],
    [
      'Cook the macaroni in plenty of salted water. Drain well.',
      'Combine the macaroni with the milk and the cheddar in a slow cooker. Cover and cook on low for 3 hours.',
    ],
  )

  expect(runsOf(steps).filter(({ durationSeconds = 0 }) => durationSeconds > 1200)).toEqual([])
  expect(textsOf(steps).join(' ')).toMatch(/cook on low for 3 hours/)
})

test('what stands behind a whole sentence in brackets is done', async () => {
  const steps = await stepsOf(
    ['2 eggs', '200 ml milk', '100 g flour'],
    [
      'Mix the eggs, the milk and the flour in a bowl until smooth. Grease a large pan with oil; heat the stove to medium low.',
      '(You can use butter, but it must not burn.) Pour the batter into the hot pan. Cook for one minute.',
    ],
  )

  expect(textsOf(steps).join(' ')).toMatch(/Cook for one minute/)
  expect(runsOf(steps).every(({ temperature }) => temperature === undefined)).toBe(true)
})

test('garlic for the last minute goes in then, and once', async () => {
  const steps = await stepsOf(
    [
      '1 onion, chopped',
      '2 cloves garlic, minced',
      '2 tbsp oil',
      '200 g mushrooms',
      '500 ml stock',
    ],
    [
      'Heat the oil in a pan and sauté the onion for 5 minutes. Add the mushrooms and sauté for 5-7 minutes, then add the garlic and sauté for 1 minute.',
      'Pour in the stock and simmer for 10 minutes.',
    ],
  )

  expect(runsOf(steps).filter(({ durationSeconds }) => durationSeconds === 60)).toHaveLength(1)
  expect(addedAt(steps, 'bowl').filter((one) => one === 2)).toHaveLength(1)
})

test('what is hot and only has to be heated through is not cooked for long', async () => {
  const steps = await stepsOf(
    ['1 onion, chopped', '2 tbsp oil', '500 ml stock', '100 ml cream'],
    [
      'Fry the onion in the oil for 5 minutes. Add the stock and simmer for 10 minutes.',
      'Stir in the cream and cook just long enough to heat through.',
    ],
  )

  expect(runsOf(steps).at(-1)?.durationSeconds).toBeLessThanOrEqual(180)
})
