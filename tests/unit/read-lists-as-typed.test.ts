import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

const foodsOf = (text: string) => readText(text).ingredients.flatMap(({ lines }) => lines)
const stepsOf = (text: string) => readText(text).steps.flatMap(({ lines }) => lines)

test('lines of a list that end with commas are lines of their own', () => {
  expect(
    foodsOf(`Glühwein

Zutaten
- 1 l Rotwein (kein teurer), gern ein Dornfelder,
- drei Esslöffel Honig,
- eine große Orange,
- etwas Zimt,
- zwei Nelken.

Zubereitung
Den Wein mit allen Zutaten 10 Minuten erwärmen. Durch ein Sieb gießen.`),
  ).toEqual([
    '1 l Rotwein (kein teurer), gern ein Dornfelder',
    'drei Esslöffel Honig',
    'eine große Orange',
    'etwas Zimt',
    'zwei Nelken.',
  ])
})

test('foods without amounts end the first block of a list, whatever marks they have', () => {
  expect(
    foodsOf(`Croquetas

125 g de merluza
1/2 cucharada de pan rallado.
harina.
huevo y pan rallado para rebozarlas.
aceite para freírlas.

1 cebolla
1/2 puerro
1/4 vaso de caldo

Picar la merluza y amasarla con el pan rallado.
Freír la cebolla y el puerro y cocer 15 minutos con el caldo.`),
  ).toHaveLength(8)
})

test('what a line leaves to choose stands on the next', () => {
  expect(
    foodsOf(
      'Bean soup\n\n500 g beans\n2 stalks celery, or\n¼ teaspoon celery salt\n1 onion\n\nSoak the beans. Simmer them with the celery and the onion for 2 hours.',
    ),
  ).toEqual(['500 g beans', '2 stalks celery, or ¼ teaspoon celery salt', '1 onion'])
})

test('a dash among others stands before the juice of a fruit, too', () => {
  expect(
    foodsOf(
      "Glace\n\n- 3 yaourts à la grecque - le jus d'un citron - 3 œufs - 120 g de sucre\n\n1- Séparez les œufs et battez les jaunes avec le sucre. 2- Ajoutez les yaourts et le jus. 3- Versez dans la sorbetière.",
    ),
  ).toEqual(['3 yaourts à la grecque', "le jus d'un citron", '3 œufs', '120 g de sucre'])
})

test('numbers with dashes part the steps of one paragraph', () => {
  expect(
    stepsOf(
      'Glace\n\n3 yaourts\n3 œufs\n120 g de sucre\n\n1- Battez les œufs avec le sucre. 2- Ajoutez les yaourts et mélangez. 3- Versez dans la sorbetière.',
    ),
  ).toEqual([
    'Battez les œufs avec le sucre.',
    'Ajoutez les yaourts et mélangez.',
    'Versez dans la sorbetière.',
  ])
})

test('tools under their heading are no steps, and headings may end with a dash', () => {
  const text = `Spice biscuits

Ingredients-
+ 100 g butter
+ 200 g flour
+ 1 egg

Equipment
+ stand mixer or large bowl
+ baking sheet
+ cutting board & knives

Method-
Beat the butter with the egg, then mix in the flour.
Bake for 12 minutes.`
  expect(foodsOf(text)).toHaveLength(3)
  expect(stepsOf(text)).toEqual([
    'Beat the butter with the egg, then mix in the flour.',
    'Bake for 12 minutes.',
  ])
  expect(stepsOf(text.replace('Method-', 'Work'))).not.toContain('stand mixer or large bowl')
})

test('a heading of several words for notes ends the method', () => {
  expect(
    stepsOf(`Grüne Soße

Zutaten
- 500 g Joghurt
- 200 g Schmand
- 1 Bund Kräuter

Zubereitung
- Die Kräuter fein hacken und mit dem Joghurt vermengen.
- Den Schmand unterrühren und kalt stellen.

Tipps/Hinweise/Bemerkungen
- Die Kräuter gibt es meist fertig zu kaufen.
- Es gibt die Soße auch tiefgekühlt zu kaufen, sie schmeckt nicht.`),
  ).toHaveLength(2)
})
