import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const RECIPES: [Language, string[], string[], string][] = [
  [
    'en',
    ['2 onions, chopped', '400 g pumpkin, cubed', '700 ml vegetable stock'],
    [
      'Soften the onions in a little olive oil in a large pot.',
      'Add the pumpkin and the stock, simmer for 20 minutes and blend until smooth.',
    ],
    'oil',
  ],
  [
    'es',
    ['2 cebollas picadas', '400 g de calabaza en dados', '700 ml de caldo de verduras'],
    [
      'Rehogar las cebollas en una olla con un poco de aceite.',
      'Añadir la calabaza y el caldo, cocer 20 minutos y triturar.',
    ],
    'aceite',
  ],
  [
    'pl',
    ['2 cebule, posiekane', '400 g dyni, w kostkę', '700 ml bulionu warzywnego'],
    [
      'W garnku na oleju zeszklić cebule.',
      'Dodać dynię i bulion, gotować 20 minut i zmiksować na gładko.',
    ],
    'olej',
  ],
]

describe('fat for frying that only the method names', () => {
  test.each(RECIPES)(
    'is put in before the onions are softened (%s)',
    async (language, ...recipe) => {
      const [foods, method, fat] = recipe
      const steps = await stepsOf(foods, method, language)
      const softening = runsOf(steps).find(({ temperature }) => temperature === '120')
      expect(softening).toBeDefined()
      const before = textsOf(steps).slice(0, (softening?.stepNumber ?? 1) - 1)
      expect(before.join('\n')).toContain(fat)
    },
  )

  test('is not needed where bacon has left its own', async () => {
    const steps = await stepsOf(
      ['150 g bacon, diced', '2 onions, sliced', '700 ml stock'],
      [
        'Fry the bacon in a pot for 5 minutes and remove it.',
        'Soften the onions in the bacon fat. Add the stock and simmer for 20 minutes.',
      ],
    )
    expect(textsOf(steps).join('\n')).not.toMatch(/\boil\b/)
  })
})

test('lentils that no order names are not fried with the onions', async () => {
  const steps = await stepsOf(
    ['2 onions, chopped', '1 tbsp oil', '200 g brown lentils', '700 ml stock'],
    [
      'Soften the onions in the oil in a large pot for 5 minutes.',
      'Add the stock and simmer for 40 minutes.',
    ],
  )
  const frying = runsOf(steps).find(({ temperature }) => temperature === '120')
  const before = steps.slice(0, frying?.stepNumber ?? 0).flatMap(({ adds }) => adds ?? [])
  expect(before.map(({ ref }) => ref)).not.toContain(3)
})
