import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

test.each([
  [
    'TO MAKE A GOOD SEED CAKE',
    'TO MAKE A GOOD SEED CAKE.\n\nTake half a pound of butter and beat it; add half a pound of sugar and five eggs. Stir in a pound of flour and bake for an hour.',
    /^Take half/,
  ],
  [
    'POTAGE CRESSONNIÈRE',
    "POTAGE CRESSONNIÈRE. — Éplucher une botte de cresson. Faire fondre 50 gr. de beurre. Ajouter 500 gr. de pommes de terre et 1 litre d'eau. Cuire 30 minutes.",
    /^Éplucher/,
  ],
  [
    'Tortilla de patatas',
    'Tortilla de patatas: se necesitan 5 huevos, medio kilo de patatas, una cebolla y una cucharada de aceite. Se pelan las patatas y se cortan. Se fríe todo 20 minutos.',
    /^Se necesitan/,
  ],
  [
    'Polpette',
    '314. Polpette\n\nTritate il lesso colla lunetta e unitelo a una fetta di prosciutto. Legate il composto con un uovo e due cucchiai di farina, poi friggetelo con un pezzetto di burro.',
    /^Tritate/,
  ],
])('a story is called what stands before its first words: %s', (title, text, first) => {
  const read = readText(text)
  expect(read.title).toBe(title)
  expect(read.steps[0]?.lines[0]).toMatch(first)
})

test('what a letter tells around its recipe is no step', () => {
  const { steps } = readText(`Dear Ruth,

You want two onions, an ounce of butter and a pint of stock. Chop the onions and fry them in the butter, pour on the stock and simmer for twenty minutes.

The garden is over for the year. Do write soon.

With love from
Margaret`)
  expect(steps.flatMap(({ lines }) => lines)).toHaveLength(1)
})
