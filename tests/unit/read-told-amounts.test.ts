import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

const foodsOf = (text: string) => readText(text).ingredients.flatMap(({ lines }) => lines)

test.each([
  [
    'Take half a pound of butter, and beat it to a cream; add three-quarters of a pound of sugar and five eggs. Stir in a pound and a half of flour and a glass of milk, and bake for an hour.',
    [
      'half a pound of butter',
      'three-quarters of a pound of sugar',
      'five eggs',
      'a pound and a half of flour',
      'a glass of milk',
    ],
  ],
  [
    'Ich schneide eine dicke Zwiebel klein und brate sie mit 80 g Speckwürfeln in etwas Öl an. Dann kommen anderthalb Liter Brühe und ein halbes Pfund Linsen dazu, alles 40 Minuten kochen.',
    [
      'eine dicke Zwiebel',
      '80 g Speckwürfeln',
      'anderthalb Liter Brühe',
      'ein halbes Pfund Linsen',
    ],
  ],
  [
    "Je mets 1,2 kg d'épaule de veau dans une cocotte avec un oignon piqué, deux carottes et une livre et demie de navets, je mouille avec un litre 1/2 d'eau et je lie avec 2 jaunes d'œufs.",
    [
      "1,2 kg d'épaule de veau",
      'un oignon',
      'deux carottes',
      'une livre et demie de navets',
      "un litre 1/2 d'eau",
      "2 jaunes d'œufs",
    ],
  ],
  [
    'Prendete due etti di prosciutto, un etto e mezzo di fontina e tre quarti di litro di latte, mescolate con tre cucchiai di farina e cuocete per 20 minuti.',
    [
      'due etti di prosciutto',
      'un etto e mezzo di fontina',
      'tre quarti di litro di latte',
      'tre cucchiai di farina',
    ],
  ],
  [
    'Se cuecen dos kilos de mejillones con medio vaso de vino, una cebolla picada y kilo y medio de tomates durante 20 minutos.',
    ['dos kilos de mejillones', 'medio vaso de vino', 'una cebolla', 'kilo y medio de tomates'],
  ],
  [
    'Weź pół kilo żeberek, dwie szklanki kaszy, szklankę mleka i półtora litra wody, gotuj godzinę i dodaj trzy jajka.',
    [
      'pół kilo żeberek',
      'dwie szklanki kaszy',
      'szklankę mleka',
      'półtora litra wody',
      'trzy jajka',
    ],
  ],
  [
    'Візьми пів кіло сиру, дві склянки борошна, пів пачки масла і два яйця, вимішай та випікай 30 хвилин.',
    ['пів кіло сиру', 'дві склянки борошна', 'пів пачки масла', 'два яйця'],
  ],
  [
    'Iau două ouă, o jumătate de kilogram de făină, un sfert de litru de lapte și două linguri de zahăr, amestec și coc 30 de minute.',
    [
      'două ouă',
      'o jumătate de kilogram de făină',
      'un sfert de litru de lapte',
      'două linguri de zahăr',
    ],
  ],
])('amounts that a story tells in words are whole: %s', (story, foods) => {
  expect(foodsOf(story)).toEqual(foods)
})

test('a length, a time and what a food becomes are no foods', () => {
  expect(
    foodsOf(
      'Beat 100 g butter to a cream, add 150 g sugar and 3 eggs, pour it into a 20 cm tin and bake for 2 hours. Cover 1 kg apples with 2 (400 g) tins of tomatoes and cook for 30 minutes.',
    ),
  ).toEqual(['100 g butter', '150 g sugar', '3 eggs', '1 kg apples', '2 (400 g) tins of tomatoes'])
})
