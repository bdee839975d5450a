import { expect, test } from 'vitest'
import { runsOf, stepsOf } from './convert-scripts-fixtures.ts'

const CLAMS = ['500 g clams', '100 ml white wine', '150 ml water', '1 onion', '2 tbsp oil']

test('what goes into boiling stock and is left there is cooked', async () => {
  const steps = await stepsOf(CLAMS, [
    'Heat the oil in a pan and soften the onion for 5 minutes.',
    'Add the wine and the water. Stir until it comes to the boil, then add the clams.',
    'Leave for 12 minutes.',
  ])
  const runs = runsOf(steps).map(({ temperature, durationSeconds }) => [
    temperature,
    durationSeconds,
  ])

  expect(runs.at(-2)?.[0]).toBe('100')
  expect(runs.at(-1)?.[1]).toBe(720)
  expect(steps.some(({ type }) => type === 'WAIT')).toBe(false)
})

test('waiting until the water boils brings the pan to the boil', async () => {
  const steps = await stepsOf(
    ['300 g dried pears', '1 litre water', '3 tbsp sugar'],
    [
      'Combine all the ingredients in a pan.',
      'Turn on the fire and wait until the water boils.',
      'Boil for 15 minutes.',
    ],
  )
  const hot = runsOf(steps).filter(({ temperature }) => temperature !== undefined)

  expect(hot).not.toEqual([])
  expect(steps.filter(({ type }) => type === 'MANUAL')).toEqual([])
})

test('food that stands off the heat only waits', async () => {
  const steps = await stepsOf(
    ['200 g couscous', '250 ml stock'],
    [
      'Bring the stock to the boil in a pan. Take off the heat.',
      'Stir in the couscous and leave for 5 minutes.',
    ],
  )

  expect(steps.some(({ type }) => type === 'WAIT')).toBe(true)
})

test('eggs with nothing beside them are boiled in their shells by hand, and not scrambled', async () => {
  const steps = await stepsOf(
    ['3 œufs', '20 cl d’huile', '1 cuillère à soupe de moutarde', '40 g de câpres'],
    [
      'Cuire les œufs durs. Les écaler et séparer les jaunes des blancs.',
      'Dans un bol, écraser les jaunes à la fourchette. Incorporer la moutarde, puis l’huile.',
      'Hacher les câpres et les ajouter avec les blancs.',
    ],
    'fr',
  )

  expect(runsOf(steps).filter(({ temperature }) => temperature === '90')).toEqual([])
})

test('eggs that have been whisked are cooked in the bowl', async () => {
  const steps = await stepsOf(
    ['4 eggs', '1/2 tsp salt'],
    ['Whisk the eggs with the salt. Pour into a pan and cook for 5 minutes, stirring, until set.'],
  )

  expect(runsOf(steps).some(({ temperature }) => temperature === '90')).toBe(true)
})

test('eggs beaten with wine over water until foamy are whipped warm, and no curd', async () => {
  const steps = await stepsOf(
    ['3 eggs', '80 g sugar', '100 ml Marsala'],
    ['Whisk the eggs, sugar and Marsala over simmering water until thick and foamy.'],
  )

  expect(runsOf(steps)[0]?.tools).toContain('whisk')
})
