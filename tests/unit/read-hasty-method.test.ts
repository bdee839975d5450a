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

test('a numbered step that begins with a time is a step, and what was changed is none', () => {
  const { steps } = readText(`Flan de courgettes

Ingrédients
- 400 g de courgettes
- 3 œufs
- 20 cl de lait

Recette
1. Fondre les courgettes dans une poêle
2. Fouetter les œufs dans un saladier avec le lait
3. Verser la préparation dans des ramequins
4. 25 minutes à 180°C (th6)

Modifications
- Quantités multipliées par deux`)
  expect(steps.flatMap(({ lines }) => lines).at(-1)).toBe('25 minutes à 180°C (th6)')
})

test('the baking below its own title still belongs to the method', () => {
  const { steps } = readText(`Pain de campagne

Ingrédients
- 500 g de farine
- 10 g de sel
- 28 cl d'eau

Préparation

Pâte

- Mélanger la farine, le sel et l'eau dans un saladier
- Pétrir la pâte 5 à 7 minutes

- Couvrir avec un torchon et réserver 1 heure

Cuisson

Enfourner à froid et faire cuire au four à 240°c pendant 1 heure`)
  const lines = steps.flatMap((section) => section.lines)
  expect(lines.at(-1)).toContain('Enfourner à froid et faire cuire au four à 240°c pendant 1 heure')
})

test('a paragraph cut at one width whose last line holds two sentences is joined', () => {
  const { steps } = readText(`Bohnensuppe

Zutaten
1 kg Kartoffeln
1 Glas Bohnen
250 g Sahne

Zubereitung
Die Kartoffeln schälen, stückeln, waschen, und mit Salz und
Gemüsebrühe (und dem ganzen Kümmel) kochen, bis sie gut
weich sind (mit dem Messer prüfen). Dann abschütten.

Die Bohnen und die Sahne dazugeben und erhitzen.`)
  expect(steps.flatMap(({ lines }) => lines)[0]).toBe(
    'Die Kartoffeln schälen, stückeln, waschen, und mit Salz und Gemüsebrühe (und dem ganzen Kümmel) kochen, bis sie gut weich sind (mit dem Messer prüfen). Dann abschütten.',
  )
})
