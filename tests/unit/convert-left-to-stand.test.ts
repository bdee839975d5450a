import { expect, test } from 'vitest'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const waitsOf = (steps: Awaited<ReturnType<typeof stepsOf>>) =>
  steps.filter(({ durationSeconds, type }) => type !== 'OPERATE' && durationSeconds)

test('a dough that is left in a warm place rises there, before more is kneaded in', async () => {
  const steps = await stepsOf(
    ['500 g strong flour', '7 g dried yeast', '300 ml warm milk', '150 g sultanas'],
    [
      'Mix the flour and yeast with the milk and knead for 8 minutes until smooth. Put into an oiled bowl, cover and leave in a warm place for about an hour. Knead in the sultanas. Cover and leave to rise for another hour.',
    ],
  )
  expect(waitsOf(steps).map(({ durationSeconds }) => durationSeconds)).toEqual([3600, 3600])
})

test('a cake that is left in its tin has a step of its own', async () => {
  const steps = await stepsOf(
    ['200 g flour', '100 g butter', '2 eggs'],
    [
      'Mix the flour, butter and eggs. Bake for 25 minutes. Leave in the tin for 15 minutes, then turn out on a wire rack.',
    ],
  )
  expect(waitsOf(steps).map(({ durationSeconds }) => durationSeconds)).toEqual([1500, 900])
})

test('a cheesecake that is left in the oven waits for its hour', async () => {
  const steps = await stepsOf(
    ['500 g cream cheese', '150 g sugar', '3 eggs'],
    [
      'Beat the cream cheese and sugar. Beat in the eggs. Bake for 1 hour. Turn off the oven, prop the door open and leave the cheesecake inside for 1 hour. Take it out and chill for 6 hours.',
    ],
  )
  expect(waitsOf(steps).map(({ durationSeconds }) => durationSeconds)).toEqual([3600, 3600, 21600])
  expect(textsOf(steps).join(' ')).toContain('leave the cheesecake inside')
})

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
    ({ durationSeconds, temperature }) => durationSeconds === 120 && Number(temperature) === 100,
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

test('a dough that is covered for hours is left to rise, in the words of the source', async () => {
  const steps = await stepsOf(
    ['500 g flour', '5 g instant yeast', '350 g water'],
    [
      'Mix it all up in a large bowl. Cover with a wet towel or plastic wrap for at least 12h. Form into a ball. Bake for 20 minutes.',
    ],
  )
  expect(waitsOf(steps).map(({ durationSeconds }) => durationSeconds)).toEqual([43_200, 1200])
  expect(textsOf(steps).join(' ')).toContain('Cover with a wet towel or plastic wrap')
})
