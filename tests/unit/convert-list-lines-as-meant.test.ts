import { expect, test } from 'vitest'
import { splitFoods } from '#server/features/convert/read/several-foods.ts'
import { parseIngredientLine } from '#shared/ingredient-line/parse.ts'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test.each([
  ['250 g pesce spada 1 spicchio di aglio', ['250 g pesce spada', '1 spicchio di aglio']],
  ['250 g Thunfisch 2 EL Öl', ['250 g Thunfisch', '2 EL Öl']],
  ['1 onion 1 cup chopped onion', ['1 onion 1 cup chopped onion']],
  ['2 small cans 400 g tomatoes', ['2 small cans 400 g tomatoes']],
  ['1 tbsp plus 1 tsp baking powder', ['1 tbsp plus 1 tsp baking powder']],
  ['sal 1 cucharadita', ['sal 1 cucharadita']],
])('two lines that a page ran together are two: %s', (line, foods) => {
  expect(splitFoods(line)).toEqual(foods)
})

test.each([
  ['es', '1 naranja entera con o sin piel', 'naranja entera', 'con o sin piel'],
  ['es', '2 patatas con o sin piel', 'patatas', 'con o sin piel'],
] as const)('"with or without" is said as one (%s)', (language, line, name, notes) => {
  expect(parseIngredientLine(line, language)).toMatchObject({ name, notes })
})

test('a fruit whose peel may be left on goes in whole', async () => {
  const steps = await stepsOf(
    [
      '1 naranja con o sin piel (a veces la piel amarga, así que quita la parte blanca)',
      '150 g de azúcar',
      '3 huevos',
    ],
    [
      'Pon en el vaso el azúcar, la naranja en cuartos y los huevos y programa 2 minutos, velocidad 5.',
    ],
    'es',
  )
  expect(textsOf(steps).join(' ')).not.toContain('ralladura')
})
