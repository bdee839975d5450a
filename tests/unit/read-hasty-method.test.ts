import { describe, expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

const stepsOf = (text: string) => readText(text).steps.flatMap(({ lines }) => lines)

describe('steps that people type one a line without full stops stay apart', () => {
  test.each([
    [
      'English',
      `Lentil soup

2 carrots
250 g red lentils
1 l stock
1 tsp cumin

chop the carrots, fry them in oil til soft (~8 min)
chuck in cumin for 1 min
lentils + stock in, simmer 25 mins
blend half of it so its still chunky`,
    ],
    [
      'German',
      `Nudelsalat

500 g Nudeln
200 g Fleischwurst
250 g Mayonnaise
1 Dose Erbsen

Nudeln kochen und abkühlen lassen
Wurst würfeln
alles mit Mayonnaise und Erbsen mischen
mit Salz und Pfeffer abschmecken
am besten über Nacht ziehen lassen!`,
    ],
    [
      'French',
      `Gâteau au yaourt

1 yaourt nature
3 œufs
200 g de sucre
300 g de farine

tu mélanges le yaourt avec les œufs et le sucre
tu ajoutes la farine
au four 35 min à 180°`,
    ],
    [
      'Ukrainian',
      `Сирники

Сир 400 г
яйце 1 шт.
цукор 2 ст. л.
борошно 3 ст. л.

Сир розтерти з яйцем і цукром
всипати борошно, перемішати
сформувати сирники, обваляти в борошні
смажити з двох боків до рум'яної скоринки`,
    ],
  ])('%s', (_, text) => {
    expect(stepsOf(text)).toEqual(text.split('\n\n')[2]?.split('\n'))
  })
})

test('sentences that a column of print cuts are joined all the same', () => {
  expect(
    stepsOf(`Pancakes

200 g flour
300 ml milk
2 eggs

Whisk the eggs with the milk and the flour until
smooth. Leave the batter to stand for ten minutes
and fry thin pancakes in a little butter on both
sides until they are golden brown all over. Serve
at once.`),
  ).toEqual([
    'Whisk the eggs with the milk and the flour until smooth. Leave the batter to stand for ten minutes and fry thin pancakes in a little butter on both sides until they are golden brown all over. Serve at once.',
  ])
})
