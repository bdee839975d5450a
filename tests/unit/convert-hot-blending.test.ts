import { expect, test } from 'vitest'
import { runsOf, stepsOf } from './convert-scripts-fixtures.ts'

const LIST = ['600 g carrots', '700 ml stock']
const COOKING = 'Simmer the carrots in the stock for 20 minutes.'

const blendingOf = async (...method: string[]) => runsOf(await stepsOf(LIST, method)).at(-1)

test.each([
  'Blend until smooth.',
  'Transfer to a blender and blend until smooth.',
  'Blend in a food processor until smooth.',
])('blades rise slowly in a hot soup, whatever it is blended in: %s', async (sentence) => {
  expect(await blendingOf(COOKING, sentence)).toMatchObject({
    speed: '5-10',
    tools: ['measuring_cup'],
  })
})

test('what has cooled is blended at once', async () => {
  const cooled = await blendingOf(COOKING, 'Leave to cool. Transfer to a blender and blend.')
  expect(cooled?.speed).toMatch(/^\d+$/)
})

test('toasted nuts do not make a pesto hot', async () => {
  const steps = await stepsOf(
    ['50 g pine nuts', '80 g basil', '150 ml oil'],
    [
      'Toast the pine nuts in a dry pan.',
      'Put the pine nuts, basil and oil in a food processor and blend.',
    ],
  )
  expect(runsOf(steps).at(-1)).toMatchObject({ speed: '7' })
})
