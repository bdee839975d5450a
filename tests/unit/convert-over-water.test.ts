import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test.each<[Language, string[], string]>([
  [
    'it',
    ['4 tuorli', '80 g di zucchero', '80 ml di Marsala'],
    'Sbattere i tuorli con lo zucchero, unire il Marsala e cuocere a bagnomaria mescolando finché il composto è denso.',
  ],
  [
    'fr',
    ["4 jaunes d'œufs", '80 g de sucre', '100 ml de vin blanc'],
    "Fouettez les jaunes avec le sucre dans un saladier. Ajoutez le vin et faites cuire au bain-marie jusqu'à ce que le mélange épaississe.",
  ],
  [
    'es',
    ['4 yemas', '80 g de azúcar', '100 ml de vino dulce'],
    'Batir las yemas con el azúcar en un bol. Añadir el vino y cocer al baño maría sin dejar de batir hasta que espese.',
  ],
])('%s: a sabayon is cooked where it was whisked, gently, by the butterfly', async (...recipe) => {
  const [language, foods, method] = recipe
  const steps = await stepsOf(foods, [method], language)

  expect(runsOf(steps).at(-1)).toMatchObject({ temperature: '70', tools: ['whisk'] })
  expect(textsOf(steps).join(' ')).not.toMatch(/bagnomaria|bain-marie|baño maría/)
})

test('yolks that are whisked in a pan on the stove are warmed in the bowl', async () => {
  const steps = await stepsOf(
    ['4 egg yolks', '60 g sugar', '100 ml sweet wine'],
    ['Put the yolks, sugar and wine into a saucepan over a low heat and whisk until thick.'],
  )

  expect(runsOf(steps).at(-1)).toMatchObject({ temperature: '70' })
})

test('a cold water bath warms nothing', async () => {
  const steps = await stepsOf(
    ['3 Eier', '100 g Zucker'],
    ['Eier und Zucker im kalten Wasserbad 5 Minuten schaumig schlagen.'],
    'de',
  )

  expect(runsOf(steps).every(({ temperature }) => temperature !== '60')).toBe(true)
})
