import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

test('a list may be one sentence under its heading, with numbers in words', () => {
  const read = readText(`Lentejas con verduras

Ingredientes para 4 personas

Una cabeza de ajos entera, 300 grs de lentejas pardinas, dos zanahorias grandes, 200 grs de judías verdes, una cebolla, medio calabacín, aceite de oliva virgen extra, agua, una hoja de laurel, dos cucharaditas de pimentón y sal.

Preparación

Cortamos las verduras en trozos y las ponemos en una olla con las lentejas. Cubrimos con agua y dejamos cocer 40 minutos.

Tiempo de preparación | 15 minutos
Tiempo de cocción | 40 minutos`)
  expect(read.ingredients[0]?.lines).toEqual([
    'Una cabeza de ajos entera',
    '300 grs de lentejas pardinas',
    'dos zanahorias grandes',
    '200 grs de judías verdes',
    'una cebolla',
    'medio calabacín',
    'aceite de oliva virgen extra',
    'agua',
    'una hoja de laurel',
    'dos cucharaditas de pimentón',
    'sal',
  ])
  expect(read.cookTimeMinutes).toBe(40)
  expect(read.steps.flatMap(({ lines }) => lines)).toEqual([
    'Cortamos las verduras en trozos y las ponemos en una olla con las lentejas. Cubrimos con agua y dejamos cocer 40 minutos.',
  ])
})

test('list and method may stand in one paragraph with their headings in it', () => {
  const read = readText(`Tomates rellenos

Ingredientes: 4 tomates, sal, 2 dientes de ajo, una cebolla, 200 g de arroz, perejil y pimienta negra. Preparación: Vacía los tomates. Sofríe la cebolla y el ajo. Añade el arroz y rellena los tomates.`)
  expect(read.ingredients[0]?.lines).toEqual([
    '4 tomates',
    'sal',
    '2 dientes de ajo',
    'una cebolla',
    '200 g de arroz',
    'perejil',
    'pimienta negra',
  ])
  expect(read.steps[0]?.lines[0]).toMatch(/^Vacía los tomates/)
})

test('a sentence of a method is no list, however many foods it counts', () => {
  const read = readText(`Soupe

1 oignon
2 carottes

Préparation
Ajoutez un oignon, une carotte, un brin de thym et une pincée de sel, puis couvrez d'eau.
Laissez cuire 20 minutes.`)
  expect(read.ingredients[0]?.lines).toEqual(['1 oignon', '2 carottes'])
  expect(read.steps.flatMap(({ lines }) => lines)).toHaveLength(2)
})
