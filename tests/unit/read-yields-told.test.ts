import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

const METHOD =
  'Mescolate la farina con le uova e il latte. Cuocete le crêpes in padella per 2 minuti. Servite con il miele.'

test('a list that a sentence announces with its yield is the list, whatever is measured later', () => {
  const read = readText(
    [
      'Il mio risotto',
      'Per 4 persone servono: 320 g di riso, 1 litro di brodo, 50 g di burro, mezzo bicchiere di vino, sale e pepe. Niente panna.',
      'Tosto il riso in una casseruola con 20 g di burro. Sfumo col vino, poi verso il brodo e faccio cuocere 18 minuti. Aggiungo una noce di burro e un pizzico di sale e mescolo.',
    ].join('\n\n'),
  )

  expect(read.yieldText).toBe('Per 4 persone')
  expect(read.ingredients.flatMap(({ lines }) => lines)).toEqual([
    '320 g di riso',
    '1 litro di brodo',
    '50 g di burro',
    'mezzo bicchiere di vino',
    'sale e pepe',
  ])
})

test.each([
  ['Pour une tarte de 28 cm (6 à 8 parts)', '6 à 8 parts'],
  ['La ricetta di mia nonna. Ne vengono circa 12 pezzi.', 'Ne vengono circa 12 pezzi'],
])('"%s" above the list tells the yield', (line, told) => {
  const read = readText(
    ['Crêpes', line, 'IMPASTO', '250 g di farina', '3 uova', '500 ml di latte', '', METHOD].join(
      '\n',
    ),
  )

  expect(read.yieldText).toBe(told)
})
