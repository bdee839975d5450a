import { expect, test } from 'vitest'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const RISOTTO = [
  '1 onion, chopped',
  '1 clove garlic, crushed',
  '30 g butter',
  '300 g arborio rice',
  '100 ml white wine',
  '1 litre hot vegetable stock',
]

test('garlic that has a minute of its own behind the onion is not chopped and fried with it', async () => {
  const steps = await stepsOf(RISOTTO, [
    'Melt the butter in a pan. Add the onion and cook for 8 minutes, then add the garlic and cook for another minute.',
    'Add the rice and stir for 2 minutes. Pour in the stock and simmer for 20 minutes.',
  ])

  expect(runsOf(steps).filter(({ durationSeconds }) => durationSeconds === 480)).toHaveLength(1)
  expect(runsOf(steps).some(({ durationSeconds }) => durationSeconds === 60)).toBe(true)
})

test('a risotto’s own time counts where only a remark tells it, and the remark goes', async () => {
  const steps = await stepsOf(RISOTTO, [
    'Fry the onion and garlic in the butter for 5 minutes. Add the rice and stir for 2 minutes.',
    'Pour in the wine and let it bubble until absorbed.',
    'Add the hot stock a ladleful at a time, stirring constantly. This will take about 20 minutes.',
    'Rest for 2 minutes and serve.',
  ])
  const texts = textsOf(steps).join('\n')

  expect(runsOf(steps).at(-1)?.durationSeconds).toBe(16 * 60)
  expect(texts).not.toContain('20 minutes')
  expect(texts).toMatch(/Weigh \d+ g hot vegetable stock/)
})

test('vegetables that were chopped together are sautéed in one run, with what has to stay whole', async () => {
  const steps = await stepsOf(
    [
      '1 tbsp oil',
      '1 onion, chopped',
      '2 carrots, finely diced',
      '2 cloves garlic, minced',
      '1 l stock',
    ],
    [
      'Heat the oil in a pot and sauté the onion for 5 minutes until translucent. Add the carrots and cook another 3 minutes. Then add the garlic and sauté for another 30 seconds.',
      'Pour in the stock and simmer for 20 minutes.',
    ],
  )

  expect(runsOf(steps).filter(({ temperature }) => temperature === '120')).toMatchObject([
    { durationSeconds: 480, reverse: true },
    { durationSeconds: 30, reverse: true },
  ])
})
