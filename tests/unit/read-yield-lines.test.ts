import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

const recipe = (line: string, foods: readonly string[], method: string) =>
  `Something good\n\n${line}\n\n${foods.join('\n')}\n\n${method}`

const EN = ['For the cake:', '1 cup sugar', '2 cups flour', '4 large eggs']
const FR = ['La pâte :', '250 g de farine', '125 g de beurre', '1 œuf']
const PL = ['CIASTO', '500 g mąki', '250 ml wody', '3 łyżki oleju']

test.each([
  [
    'Makes one two-layer 9-inch cake, 12 to 14 slices',
    EN,
    'Beat the eggs with the sugar, fold in the flour and bake for 40 minutes.',
  ],
  [
    'Pour une tarte de 28 cm (6 à 8 parts)',
    FR,
    'Mélangez la farine et le beurre, ajoutez l’œuf et étalez la pâte.',
  ],
  [
    'Przepis mojej babci spod miasta. Wychodzi około 50 sztuk.',
    PL,
    'Mąkę wymieszaj z wodą i olejem i zagnieć ciasto.',
  ],
])('%s is no food', (line, foods, method) => {
  const { ingredients } = readText(recipe(line, foods, method))
  expect(ingredients.flatMap(({ lines }) => lines)).toEqual(foods.slice(1))
})

test.each([
  ['Porcja na ok. 40 sztuk', 'Pierogi', PL, 'Mąkę wymieszaj z wodą i olejem i zagnieć ciasto.'],
  [
    'На каструлю 3 л, порцій 6',
    'Суп',
    ['Інгредієнти', '500 г картоплі', '2 цибулини', '1 морква'],
    'Картоплю, цибулю й моркву нарізати, залити водою та варити 20 хвилин.',
  ],
])('%s is no food at the head of a list', (line, title, [heading, ...foods], method) => {
  const { ingredients } = readText(
    `${title}\n\n${heading}\n${line}\n${foods.join('\n')}\n\n${method}`,
  )
  expect(ingredients.flatMap(({ lines }) => lines)).toEqual(foods)
})

test('how the author measures is told beside the list', () => {
  const { ingredients, description } = readText(
    recipe(
      'Na 6 osób',
      [...PL, '1 szklanka = 250 ml'],
      'Mąkę wymieszaj z wodą i olejem i zagnieć ciasto.',
    ),
  )
  expect(ingredients.flatMap(({ lines }) => lines)).toEqual(PL.slice(1))
  expect(description).toContain('1 szklanka = 250 ml')
})
