import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { actionsOf } from './convert-actions.ts'
import { addedAt, runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('a pastry blender is no vessel: the butter is cut into the flour where both are', () => {
  const actions = actionsOf(
    ['300 g flour', '180 g cold butter', '80 ml cold water'],
    [
      'Cut the butter into chunks and add to the flour.',
      'Using a pastry blender, cut the butter into the flour until it looks like crumbs.',
      'Stir in the water and shape into a disc.',
    ],
  )
  const parts = actions.flatMap(({ adds }) => adds.map(({ food, part }) => [food.id, part]))
  expect(parts).toContainEqual([1, 1])
  expect(parts).toContainEqual([2, 1])
})

test.each<[Language, readonly string[], readonly string[]]>([
  [
    'en',
    ['300 g flour', '50 g sugar', '2 tsp baking powder', '150 g cold butter', '1 egg'],
    [
      'If using a food processor, add the flour, sugar and baking powder to the food processor.',
      'Add the cold butter and pulse until the mixture resembles breadcrumbs.',
      'Add the egg and mix briefly. Bake for 20 minutes at 180 °C.',
    ],
  ],
  [
    'de',
    ['300 g Mehl', '50 g Zucker', '2 TL Backpulver', '150 g kalte Butter', '1 Ei'],
    [
      'Wenn du eine Küchenmaschine benutzt, Mehl, Zucker und Backpulver in die Küchenmaschine geben.',
      'Die kalte Butter zugeben und zu Bröseln verarbeiten.',
      'Das Ei zugeben und kurz mischen. 20 Minuten bei 180 °C backen.',
    ],
  ],
])(
  '%s: what is done with a food processor is done by the machine',
  async (language, foods, method) => {
    const steps = await stepsOf(foods, method, language)
    expect(addedAt(steps, 'bowl').sort()).toEqual([1, 2, 3, 4, 5])
    expect(textsOf(steps).join(' ')).not.toMatch(/processor|Küchenmaschine/)
  },
)

test.each([
  "If you'd rather work without using a food processor, chop everything by hand.",
  'If you use a small blender, blend in two batches.',
  'If you cannot use a stand mixer, knead by hand.',
])('what is said to cooks with other tools is told, and not done: %s', async (note) => {
  const foods = ['500 g tomatoes', '1 clove garlic', '50 ml oil', '1 lemon']
  const blended = 'Blend the tomatoes, garlic and oil in a blender for 1 minute.'
  const plain = await stepsOf(foods, [blended, 'Add the lemon juice and mix.'])
  const noted = await stepsOf(foods, [blended, note, 'Add the lemon juice and mix.'])
  expect(textsOf(noted).join(' ')).toContain(note)
  expect(runsOf(noted)).toHaveLength(runsOf(plain).length)
})
