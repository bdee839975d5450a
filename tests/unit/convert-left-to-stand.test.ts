import { expect, test } from 'vitest'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('a roux that is left to foam for two minutes cooks for them', async () => {
  const steps = await stepsOf(
    ['50 g de beurre', '50 g de farine', '80 cl de bouillon'],
    [
      'Faites fondre le beurre, ajoutez la farine et laissez mousser 2 minutes sans coloration.',
      'Versez le bouillon petit à petit et faites épaissir 10 minutes à feu doux.',
    ],
    'fr',
  )

  const roux = runsOf(steps).find(
    ({ durationSeconds, temperature }) => durationSeconds === 120 && temperature === 100,
  )
  expect(roux).toBeDefined()
})

test('a German sauce that must not boil any more is not boiled', async () => {
  const steps = await stepsOf(
    ['500 g Rinderbrühe', '200 ml Sahne', '1 Eigelb'],
    [
      'Die Brühe aufkochen, Hitze reduzieren und die Sahne zugeben. 5 Minuten ziehen lassen. Die Sauce darf nicht mehr kochen!',
    ],
    'de',
  )

  expect(textsOf(steps).join(' ')).toMatch(/darf nicht mehr kochen/)
})
