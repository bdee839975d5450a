import { describe, expect, test } from 'vitest'
import { isMisspelt } from '#server/features/convert/structure/builtin/parse/spellings.ts'
import type { Language } from '#shared/language.ts'
import { actionsOf } from './convert-actions.ts'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

function orderOf(name: string, ...recipe: Parameters<typeof actionsOf>): string | undefined {
  return actionsOf(...recipe)
    .find(({ adds }) => adds.some(({ food }) => food.entry.name === name))
    ?.clause.text.trim()
}

test.each<[Language, string, readonly string[], readonly string[], RegExp]>([
  [
    'de',
    'Brühe',
    ['2 Zwiebeln', '1 l Brühe', '2 EL Öl'],
    ['Die Zwiebeln im Öl anschwitzen. Die Brüe angießen und 10 Minuten kochen. Servieren.'],
    /Brüe/,
  ],
  [
    'it',
    'Salsicia',
    ['1 cipolla', '300 g di Salsicia', '2 cucchiai di olio', '50 ml di vino'],
    ['Soffriggete la cipolla nell’olio. Unite la salsiccia. Versate il vino e cuocete.'],
    /salsiccia/,
  ],
  [
    'en',
    'bayleaf',
    ['2 onions', '1 l stock', '1 bayleaf', '200 g lentils'],
    ['Boil the lentils and onions in the stock for 10 minutes. Add the bay leaf. Simmer.'],
    /bay leaf/,
  ],
  [
    'uk',
    'Мята',
    ['Горошок - 500 г', 'Мята - 25 г', 'Вода - 500 мл'],
    ['Воду закип’ятити. Вкинути листя м’яти. Додати горошок і варити 10 хвилин.'],
    /м’яти/,
  ],
  [
    'pl',
    'ketchup',
    ['1 kg mąki', 'ketchup', '100 g sera'],
    ['Zagnieść mąkę z wodą. Dodać keczup. Posypać serem i piec 15 minut.'],
    /keczup/,
  ],
])(
  '%s: %s goes in where the method spells it otherwise',
  (language, name, foods, method, order) => {
    expect(orderOf(name, foods, method, language)).toMatch(order)
  },
)

describe('another spelling', () => {
  test.each([
    ['brühe', 'brüe'],
    ['salsicia', 'salsiccia'],
    ['sugar', 'sguar'],
    ['cheese', 'cheeese'],
    ['loffelbiskuit', 'loffelbuiskuits'],
  ])('of %s may be %s', (one, other) => {
    expect(isMisspelt(one, other)).toBe(true)
    expect(isMisspelt(other, one)).toBe(true)
  })

  test.each([
    ['rice', 'rise'],
    ['salsa', 'salad'],
    ['onion', 'onion'],
    ['leek', 'beek'],
    ['carrot', 'parrots'],
    ['shallot', 'shallows'],
  ])('of %s is not %s', (one, other) => {
    expect(isMisspelt(one, other)).toBe(false)
  })

  test('is not looked for where the method has the name', () => {
    const order = orderOf(
      'wheat flour',
      ['500 g wheat flour', '300 ml water'],
      ['See what you need. Mix the flour with the water.'],
    )
    expect(order).toMatch(/^Mix/)
  })
})

test('a food that only its note names as the method does is meant by it', async () => {
  const steps = await stepsOf(
    ['3 œufs', '100 g de sucre', '400 g de fruits (par exemple abricots)', '80 g de farine'],
    [
      'Mélangez les œufs, le sucre et la farine. Versez dans un moule.',
      'Posez les abricots sur le dessus. Enfournez 30 minutes.',
    ],
    'fr',
  )
  const laid = steps.find(({ instructionText }) => instructionText.includes('abricots'))

  expect(laid?.adds).toEqual([{ ref: 3 }])
  expect(textsOf(steps).join(' ')).not.toContain('Également')
})
