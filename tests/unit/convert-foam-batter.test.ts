import { expect, test } from 'vitest'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const YOGURT_CAKE = [
  '3 eggs',
  '180 g sugar',
  '125 g natural yogurt',
  '90 ml sunflower oil',
  '230 g flour',
  '2 tsp baking powder',
]

test('flour goes into a batter of foam, yogurt and oil by machine, without the whisk and briefly', async () => {
  const steps = await stepsOf(YOGURT_CAKE, [
    'Whisk the eggs and sugar until foamy. Add the yogurt and the oil and mix.',
    'Stir in the flour with the baking powder until no lumps are left. Bake for 35 minutes.',
  ])
  const [foam, stirred, batter] = runsOf(steps)
  expect(foam).toMatchObject({ tools: ['whisk'] })
  expect(stirred).toMatchObject({ durationSeconds: 20, speed: '3', tools: ['whisk'] })
  expect(batter).toMatchObject({ durationSeconds: 20, speed: '4' })
  expect(batter?.tools).not.toContain('whisk')
  expect(textsOf(steps).join('\n')).toContain('Remove the butterfly whisk')
})

test('flour over nothing but a foam is folded in by hand', async () => {
  const steps = await stepsOf(
    ['4 eggs', '120 g sugar', '120 g flour'],
    [
      'Whisk the eggs and sugar until foamy and thick.',
      'Sift the flour over and mix it in gently. Bake for 25 minutes.',
    ],
  )
  expect(runsOf(steps)).toHaveLength(1)
})
