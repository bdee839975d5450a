import { expect, test } from 'vitest'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const INGREDIENTS = ['1 cabbage', '4 eggs', '200 g bread']

test('what the source tells in lines of their own is told in steps of their own', async () => {
  const lines = [
    'Tear the bread into rough pieces and spread them over the bottom of a deep baking dish, leaving no gaps.',
    'Lay the cabbage leaves over the bread, with the thick ribs pointing to the middle, and press them flat.',
    'Arrange the peeled eggs between the leaves and fold the ends over, so that nothing of them shows.',
  ]
  const texts = textsOf(await stepsOf(INGREDIENTS, lines))

  expect(texts.filter((text) => lines.every((line) => text.includes(line)))).toHaveLength(0)
  for (const line of lines) expect(texts.join(' ')).toContain(line)
})

test('short lines about the same pan are told in one go', async () => {
  const texts = textsOf(
    await stepsOf(
      ['4 slices bacon', '2 eggs', '30 g butter'],
      [
        'Melt the butter in a frying pan.',
        'Fry the bacon in it until crisp.',
        'Fry the eggs in it too.',
      ],
    ),
  )

  expect(texts).toHaveLength(1)
})
