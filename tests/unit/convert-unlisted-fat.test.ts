import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { actionsOf } from './convert-actions.ts'
import { stepsOf } from './convert-language-fixtures.ts'

const SAUCES: readonly [Language, string, string][] = [
  [
    'ro',
    'Sos\n\n1 ceapă\n2 căței de usturoi\n400 g roșii\n\nSe toacă ceapa și usturoiul. Într-o tigaie se încinge puțin ulei și se călește ceapa 5 minute. Se adaugă roșiile și se fierbe totul la foc mic 15 minute.',
    'ulei',
  ],
  [
    'uk',
    'Соус\n\n1 цибуля\n200 г печериць\n400 г помідорів\n\nЦибулю дрібно нарізати. Розігріти сковороду з олією та обсмажити цибулю. Додати гриби та помідори і тушкувати 15 хвилин.',
    'олію',
  ],
  [
    'pl',
    'Sos\n\n1 cebula\n400 g pomidorów\n\nCebulę posiekać i zeszklić na oliwie. Dodać pomidory i gotować 15 minut.',
    'olej',
  ],
  [
    'en',
    'Sauce\n\n1 onion\n2 cloves garlic\n400 g tomatoes\n\nChop the onion and garlic. Heat a little olive oil in a pan and fry the onion for 5 minutes. Add the tomatoes and simmer for 15 minutes.',
    'oil',
  ],
]

test.each(SAUCES)(
  'onions are sautéed in fat that only the method names: %s',
  async (language, text, fat) => {
    const steps = await stepsOf(language, text)
    expect(steps.some(({ temperature }) => temperature === '120')).toBe(true)
    expect(steps.some(({ instructionText }) => instructionText.includes(fat))).toBe(true)
  },
)

const addedBy = (...recipe: Parameters<typeof actionsOf>) =>
  actionsOf(...recipe).flatMap(({ adds }) =>
    adds.filter(({ food }) => food.entry.added).map(({ food }) => food.entry.name),
  )

test('the fat of the list is no other one, and oil of a salad is not fried in', () => {
  expect(addedBy(['1 onion', '2 tbsp oil'], ['Fry the onion in the oil.'])).toEqual([])
  expect(addedBy(['1 lettuce', '1 tbsp vinegar'], ['In a bowl mix the vinegar with oil.'])).toEqual(
    [],
  )
})

test('fat that is named twice comes into the list once', () => {
  expect(
    addedBy(
      ['1 cebula', '500 g mielonego mięsa'],
      [
        'Cebulę podsmażyć na oleju.',
        'Uformować kotlety.',
        'Na drugiej patelni rozgrzać olej i usmażyć kotlety.',
      ],
      'pl',
    ),
  ).toEqual(['olej'])
})
