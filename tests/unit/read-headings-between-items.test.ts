import { expect, it } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

it('lines without a bullet head the bulleted foods below them, ordinals too', () => {
  const { ingredients } = readText(
    [
      ...['Cake au citron', '', 'Ingrédients', ''],
      ...['Cake', '', '* 100 g de beurre', '* 150 g de sucre', '* 2 œufs', '* 200 g de farine', ''],
      ...['1er glaçage', '', '* 80 g de sucre glace', '* 1/2 citron', ''],
      ...[
        'Préparation',
        '',
        '1. Battre le beurre et le sucre.',
        '2. Ajouter les œufs et la farine.',
      ],
      ...['3. Verser dans un moule et cuire 40 minutes.'],
    ].join('\n'),
  )
  expect(ingredients.map(({ heading, lines }) => [heading, lines.length])).toEqual([
    ['Cake', 4],
    ['1er glaçage', 2],
  ])
})

it('a question among the foods is none', () => {
  const { ingredients } = readText(
    [
      ...['Шарлотка', '', 'Що?', '* 3 яйця', '* 1 склянка цукру', '* 1 склянка борошна', ''],
      ...['Як?', '1. Збий 3 яйця з цукром.', '2. Додай борошно і перемішай.', '3. Випікай годину.'],
    ].join('\n'),
  )
  expect(ingredients.flatMap(({ lines }) => lines)).toHaveLength(3)
})
