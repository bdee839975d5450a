import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

test('a list whose items are words of the sentences around them', () => {
  const read = readText(`Quittengelee

* 1 kg Quitten

waschen, in Stücke schneiden und die Kerne dabei aufheben,

* 2 Zitronen

auspressen. Die Kerne mit

* 1/2 l Apfelsaft (naturtrüb)

und dem Zitronensaft 30 Min. köcheln lassen.

* 500 g Gelierzucker 2:1

dazugeben und vier Minuten sprudelnd kochen lassen. Im Zweifel die
Anleitung auf der Packung beachten.`)
  expect(read.title).toBe('Quittengelee')
  expect(read.ingredients).toEqual([
    {
      heading: null,
      lines: [
        '1 kg Quitten',
        '2 Zitronen',
        '1/2 l Apfelsaft (naturtrüb)',
        '500 g Gelierzucker 2:1',
      ],
    },
  ])
  expect(read.steps.flatMap(({ lines }) => lines)).toEqual([
    '1 kg Quitten waschen, in Stücke schneiden und die Kerne dabei aufheben, 2 Zitronen auspressen. Die Kerne mit 1/2 l Apfelsaft (naturtrüb) und dem Zitronensaft 30 Min. köcheln lassen.',
    '500 g Gelierzucker 2:1 dazugeben und vier Minuten sprudelnd kochen lassen. Im Zweifel die Anleitung auf der Packung beachten.',
  ])
})

test('a list above its method is none of that', () => {
  const { ingredients } = readText(`Brei

* 100 g Grieß
* 1 Liter Milch

rühren und 5 Minuten kochen. Mit Zucker bestreuen und warm essen.`)
  expect(ingredients.flatMap(({ lines }) => lines)).toEqual(['100 g Grieß', '1 Liter Milch'])
})

test('names without any mark head groups where the foods below spell them out', () => {
  const { ingredients } = readText(`Surf and turf

Ingredients
400 g shrimps
1 lemon
Steak
600 g sirloin steak
2 tbsp olive oil
Parsley
Salt

Method
Fry the steak in the oil for 6 minutes. Fry the shrimps, squeeze the lemon over them and season.`)
  expect(ingredients.at(-1)).toEqual({
    heading: 'Steak',
    lines: ['600 g sirloin steak', '2 tbsp olive oil', 'Parsley', 'Salt'],
  })
})

test('a first line that names no food heads the list', () => {
  const { ingredients } = readText(`Hot cross buns

Ingredients
Buns
500 g flour
7 g yeast
300 ml milk

Method
Knead the flour, the yeast and the milk for 5 minutes and let the dough rise. Bake for 20 minutes.`)
  expect(ingredients[0]?.lines).toEqual(['500 g flour', '7 g yeast', '300 ml milk'])
})
