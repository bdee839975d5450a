import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

describe('what only announces the next work stands before it', () => {
  test.each<[Language, string[], string[], string]>([
    [
      'en',
      ['4 chicken thighs', '100 g honey', '60 ml soy sauce'],
      [
        'Bake the chicken thighs at 200 °C for 40 minutes. Meanwhile, make the glaze.',
        'Whisk the honey and soy sauce in a bowl until smooth.',
        'Brush the chicken with the glaze.',
      ],
      'Meanwhile, make the glaze.',
    ],
    [
      'de',
      ['4 Hähnchenkeulen', '100 g Honig', '60 ml Sojasauce'],
      [
        'Die Hähnchenkeulen bei 200 °C 40 Minuten backen. Inzwischen die Glasur zubereiten.',
        'Honig und Sojasauce in einer Schüssel glatt rühren.',
        'Die Keulen mit der Glasur bestreichen.',
      ],
      'Inzwischen die Glasur zubereiten.',
    ],
    [
      'es',
      ['4 muslos de pollo', '100 g de miel', '60 ml de salsa de soja'],
      [
        'Hornea los muslos a 200 °C durante 40 minutos. Mientras tanto, haz el glaseado.',
        'Mezcla la miel y la salsa de soja en un bol.',
        'Pinta los muslos con el glaseado.',
      ],
      'Mientras tanto, haz el glaseado.',
    ],
  ])('%s', async (language, ingredients, method, announcement) => {
    const texts = textsOf(await stepsOf(ingredients, method, language))
    const told = texts.filter((text) => text.includes(announcement))

    expect(told).toHaveLength(1)
    expect(told[0]?.startsWith(announcement)).toBe(true)
    expect(told[0]).not.toBe(announcement)
  })

  test('the name of a paragraph, too', async () => {
    const texts = textsOf(
      await stepsOf(
        ['1 kg pork belly', '2 tbsp salt'],
        [
          'Prep. Rub the pork belly with the salt and chill it overnight.',
          'Fire up. Light the barbecue and let the coals burn down.',
          'Cook. Grill the pork belly for 40 minutes.',
        ],
      ),
    )

    expect(texts.some((text) => text.startsWith('Fire up. Light the barbecue'))).toBe(true)
  })

  test('a remark stays with what it is about', async () => {
    const texts = textsOf(
      await stepsOf(
        ['300 g flour', '200 ml milk'],
        ['Mix the flour and milk in a bowl. The batter will be thick.', 'Bake for 20 minutes.'],
      ),
    )

    expect(texts.find((text) => text.includes('The batter will be thick.'))).toMatch(/^Mix/)
  })
})

test('a label that is the order of its line is kept', async () => {
  const steps = await stepsOf(
    ['200 g crab meat', '1 egg', '50 g breadcrumbs'],
    [
      'MIX: Combine the crab meat, egg and breadcrumbs in a bowl.',
      'SHAPE: Spoon the mixture into a muffin tin.',
      'BAKE: Until the edges turn golden, 14-18 minutes.',
    ],
  )
  const told = steps.at(-1)

  expect(told?.instructionText).toMatch(/BAKE: Until the edges turn golden/)
  expect(told?.place).toBe('oven')
})
