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

test('a list is cut at the width that the sentences below it are cut at', () => {
  expect(
    foodsOf(`Leek gratin

1 kg waxy potatoes, peeled and sliced as thinly as you can
manage
3 large leeks, trimmed, washed well and cut into half-moon
slices
300 ml double cream
150 ml whole milk

Heat the oven to 180C. Butter a gratin dish that holds about
2 litres. Bring the cream and the milk to a simmer in a large
saucepan, add the potatoes and cook gently for 8 minutes so
that they do not stick. Layer them with the leeks and bake
for 40 minutes until golden and tender.`),
  ).toEqual([
    '1 kg waxy potatoes, peeled and sliced as thinly as you can manage',
    '3 large leeks, trimmed, washed well and cut into half-moon slices',
    '300 ml double cream',
    '150 ml whole milk',
  ])
})

test('a dish with its portions in a bracket heads the list and is none of it', () => {
  const read = readText(
    'Irish Stew (serves 4)\nLamb - 800g\nOnions - 2 large\nCarrots - 3\nStock - 1 litre\n\nBrown the lamb. Add the onions and the carrots and cook for 5 mins. Add the stock and simmer for 1 hour.',
  )
  expect(read.title).toBe('Irish Stew')
  expect(read.yieldText).toBe('serves 4')
  expect(read.ingredients[0]?.lines).toHaveLength(4)
})

test('facts, signatures, edits and pictures before headings are no foods and no steps', () => {
  const read = readText(`Inicio / Recetas / Legumbres

Lentejas

Dosi per: 4 persone
Costo: Basso

Ingredientes
400 g de lentejas
2 zanahorias
Cook Mode Prevent your screen from going dark

Preparación
Cocer las lentejas con las zanahorias 30 minutos.
Servir caliente.
Cook Time: 30 minutes
💡 Trucos y consejos
Si os quedan caldosas, triturad un poco.`)
  expect(read.title).toBe('Lentejas')
  expect(read.ingredients).toEqual([
    { heading: null, lines: ['400 g de lentejas', '2 zanahorias'] },
  ])
  expect(read.steps.flatMap(({ lines }) => lines)).toEqual([
    'Cocer las lentejas con las zanahorias 30 minutos.',
    'Servir caliente.',
  ])
})

test('a name below the last step is who wrote it', () => {
  expect(
    stepsOf(
      'Arroz\n\nIngredientes\n300 g de arroz\n1 cebolla\n\nPreparación\nSofreír la cebolla y añadir el arroz.\nCocer 18 minutos y servir.\nTeresa Hidalgo Gutiérrez',
    ),
  ).toHaveLength(2)
})

test('two foods in a line of a part, and what a table says behind them', () => {
  expect(
    foodsOf(
      "Tarte\n\nPour la pâte\n250 g de farine, 125 g de beurre, 1 œuf\nPour la meringue\n3 blancs d'œufs, 120 g de sucre\n\nPréparation\nMélanger la farine et le beurre avec l'œuf. Monter les blancs avec le sucre et cuire 20 minutes.",
    ),
  ).toEqual(['250 g de farine', '125 g de beurre', '1 œuf', "3 blancs d'œufs", '120 g de sucre'])
  expect(
    foodsOf(
      '# Pancakes\n\n| Ingredient | Amount | Notes |\n|---|---|---|\n| Bananas | 2 | very ripe |\n| Oats | 100 g | |\n| Milk | 60 ml | or oat milk |\n\n## Steps\n1. Blend all until smooth.\n2. Fry in butter for 2 minutes.',
    ),
  ).toEqual(['2 Bananas, very ripe', '100 g Oats', '60 ml Milk, or oat milk'])
})

const listOf = (...list: string[]) =>
  foodsOf(`Stew\n\nIngredients\n${list.join('\n')}\n\nMethod\nBoil everything for 20 minutes.`)

test.each(['1 kg –1.5 kg potatoes', '100 g -150 g butter'])(
  'a range behind a bullet is one food: %s',
  (line) => {
    expect(listOf(`- ${line}`, '- 2 eggs')).toEqual([line, '2 eggs'])
  },
)

test.each(['Marmite', '1 tsp Marmite'])('a food that is a pot elsewhere stays: %s', (line) => {
  expect(listOf('500 ml stock', '1 onion', line, '2 tbsp flour')).toContain(line)
})
