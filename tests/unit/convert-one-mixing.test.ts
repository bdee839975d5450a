import { expect, test } from 'vitest'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const FOODS = ['3 eggs', '200 ml cream', '200 ml milk', '1 pinch of nutmeg', '200 g ham, diced']
const BAKED = 'Pour over the ham in a dish and bake for 35 minutes.'

test('eggs, what they are thinned with and the seasoning are mixed in one go', async () => {
  const steps = await stepsOf(FOODS, [
    'In a bowl, beat the eggs, add the cream and milk and season with nutmeg.',
    BAKED,
  ])
  const runs = runsOf(steps)
  expect(runs).toHaveLength(1)
  expect(runs[0]).toMatchObject({ durationSeconds: 30, speed: '4' })
  expect(steps.find(({ place }) => place === 'bowl')?.adds?.map(({ ref }) => ref)).toEqual([
    1, 2, 3, 4,
  ])
})

test('eggs that are beaten until frothy are beaten before', async () => {
  const steps = await stepsOf(FOODS, [
    'In a bowl, beat the eggs until frothy, then add the cream and milk.',
    BAKED,
  ])
  expect(runsOf(steps).length).toBeGreaterThan(1)
})

test('what is seasoned in a sentence of its own is seasoned by hand', async () => {
  const steps = await stepsOf(FOODS, [
    'Whisk the eggs with the cream and milk until smooth. Season with nutmeg to taste.',
    BAKED,
  ])
  expect(textsOf(steps).join(' ')).toContain('Season with nutmeg to taste.')
})

test('all but a few of the berries go in with what is named behind them', async () => {
  const steps = await stepsOf(
    ['300 ml milk', '150 g frozen berries', '100 g Greek yoghurt', '1 tbsp almond butter'],
    [
      'Put the milk, all but a few of the berries, the yoghurt and almond butter into the blender. Blend for 1 minute until smooth.',
      'Pour into glasses and top with the reserved berries.',
    ],
  )
  const weighed = steps.find(({ place }) => place === 'bowl')?.adds
  expect(weighed?.map(({ ref }) => ref).sort()).toEqual([1, 2, 3, 4])
  expect(weighed?.find(({ ref }) => ref === 2)?.part).toBeCloseTo(0.85)
})

test('brown butter is whisked with sugar without heat', async () => {
  const steps = await stepsOf(
    ['230 g butter', '200 g brown sugar', '1 egg', '270 g flour'],
    [
      'Melt the butter in a skillet and cook until nutty, 5 minutes. Scrape into a large bowl and let cool for 20 minutes.',
      'Add the sugar to the butter and whisk hard for a minute. Whisk in the egg. Fold in the flour.',
    ],
  )
  expect(runsOf(steps).filter(({ temperature }) => temperature === '60')).toEqual([])
})
