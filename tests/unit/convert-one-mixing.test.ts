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
