import { expect, test } from 'vitest'
import { runsOf, stepSaying, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const COOKIES = [
  '110 g butter, softened',
  '200 g sugar',
  '1 egg',
  '280 g flour',
  '50 g pecans, chopped',
]

test('nuts that are optional go into the dough that is there', async () => {
  const steps = await stepsOf(COOKIES, [
    'Cream the butter and sugar. Add the egg and the flour and mix until combined.',
    'Optional: Stir in the pecans until evenly distributed.',
    'Roll into balls and bake for 10 minutes.',
  ])
  const nuts = steps.find(({ adds }) => adds?.some(({ ref }) => ref === 5))

  expect(nuts?.place).toBe('bowl')
  expect(textsOf(steps).join(' ')).toContain('Optional:')
})

test('warm syrup among what goes in is not warmed in a pan', async () => {
  const steps = await stepsOf(
    ['30 g butter, melted', '100 ml maple syrup', '120 g icing sugar', '1 tsp vanilla extract'],
    [
      'In a small bowl, add melted butter, warm maple syrup, icing sugar and vanilla extract and whisk until smooth. Drizzle over the cookies.',
    ],
  )

  expect(steps.every(({ place }) => place !== 'stove')).toBe(true)
  expect(runsOf(steps)).toHaveLength(1)
})

test('thyme of the dish is one of its seasonings, though more of it is to garnish with', async () => {
  const steps = await stepsOf(
    [
      '500 g potatoes, cubed',
      '1 tbsp fresh thyme',
      '2 tbsp Italian seasoning',
      '1 tsp salt',
      'thyme sprigs (to garnish)',
    ],
    [
      'Combine all of your seasonings and the salt in a small bowl.',
      'Toss the potatoes with them and bake for 40 minutes. Garnish with thyme sprigs.',
    ],
  )

  expect(stepSaying(steps, /seasonings/)?.adds?.map(({ ref }) => ref)).toContain(2)
})
