import { describe, expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

describe('a list without a heading for its method ends at the first sentence that tells work', () => {
  test.each([
    [
      'Zutaten:\n2 Zwiebeln\n1 l Brühe\n200 g Nudeln\n\n'.replace('\n\n', '\n'),
      'Brühe erhitzen und die Nudeln hineingeben.',
      'Die Zwiebeln schälen und in Ringe schneiden, dann zu den Nudeln geben und 10 Minuten kochen.',
    ],
    [
      'ПОТРІБНО\n3 яйця\n200 г цукру\n150 г борошна\n',
      'Яйця збити з цукром.',
      'Всипати борошно, перемішати і випікати 30 хвилин при 180 градусах.',
    ],
    [
      'Składniki:\n3 jajka\n200 g cukru\n150 g mąki\n',
      'Jajka ubić z cukrem.',
      'Dodać mąkę, wymieszać i piec 30 minut w 180 stopniach.',
    ],
    [
      'Ingrediente:\n3 ouă\n200 g zahăr\n150 g făină\n',
      'Ouăle se bat cu zahărul.',
      'Se adaugă făina, se amestecă și se coace 30 de minute la 180 de grade.',
    ],
  ])('%#', (list, first, second) => {
    const read = readText(`Something\n\n${list}${first}\n${second}`)
    expect(read.ingredients.flatMap(({ lines }) => lines)).toHaveLength(3)
    expect(read.steps.flatMap(({ lines }) => lines)).toEqual([first, second])
  })

  test('but not at a food that ends with a full stop', () => {
    const read = readText(`Something

Ingredients:
3 eggs.
200 g sugar.
A handful of fresh mint.
Zest of one lemon.
Beat the eggs with the sugar until they are pale and thick.
Fold in the zest and bake for 30 minutes.`)
    expect(read.ingredients[0]?.lines).toHaveLength(4)
  })
})

describe('a line that says how heads the method', () => {
  test.each([
    [
      'Як приготувати справжній борщ',
      'Буряк натерти. Варити 20 хвилин.',
      'Посолити і подавати гарячим.',
    ],
    [
      'How to make the perfect soup',
      'Grate the beetroot. Cook for 20 minutes.',
      'Season and serve it hot.',
    ],
    [
      'Cómo se prepara esta sopa',
      'Rallar la remolacha. Cocer 20 minutos.',
      'Salar y servir caliente.',
    ],
    ['Jak zrobić barszcz', 'Zetrzeć buraki. Gotować 20 minut.', 'Doprawić i podawać na gorąco.'],
    [
      'Cum se prepară borșul',
      'Se rade sfecla. Se fierbe 20 de minute.',
      'Se sărează și se servește caldă.',
    ],
    [
      'Comment préparer la soupe',
      'Râper la betterave. Cuire 20 minutes.',
      'Saler et servir chaud.',
    ],
    [
      'Come si prepara la zuppa',
      'Grattugiare la barbabietola. Cuocere 20 minuti.',
      'Salare e servire calda.',
    ],
    [
      "So wird's gemacht",
      'Die Rote Bete raspeln. 20 Minuten kochen.',
      'Salzen und heiß servieren.',
    ],
  ])('%s', (heading, ...steps) => {
    const read = readText(
      `Borscht\n\nIngredients:\n• 1 beetroot\n• 1 l water\n• 5 g salt\n${heading}\n${steps.join('\n')}`,
    )
    expect(read.ingredients.flatMap(({ lines }) => lines)).toHaveLength(3)
    expect(read.steps.flatMap(({ lines }) => lines)).toEqual(steps)
  })
})

describe('how much a recipe makes is no group of its list', () => {
  test.each([
    ['Ingrediente pentru o oala de 5-6 litri', 'pentru o oala de 5-6 litri'],
    ['Ingrédients pour 2 pots de 250 g', 'pour 2 pots de 250 g'],
    ['Zutaten für eine 26er Springform', 'für eine 26er Springform'],
    ['Ingredienti per una teglia da 24 cm', 'per una teglia da 24 cm'],
    ['Інгредієнти (3–4 порції):', '3–4 порції'],
    ['Інгредієнти на одну порцію', 'одну порцію'],
    ['Składniki na 20 sztuk:', '20 sztuk'],
    ['Ingredients (makes 12):', 'makes 12'],
    ['Ingredientes para 4-6 personas', 'para 4-6 personas'],
  ])('%s', (heading, yieldText) => {
    const read = readText(`Something

${heading}
200 g flour
3 eggs

Method
Mix the flour and the eggs and bake for 20 minutes.`)
    expect(read.ingredients).toEqual([{ heading: null, lines: ['200 g flour', '3 eggs'] }])
    expect(read.yieldText).toBe(yieldText)
  })

  test('"for the dough" still is one', () => {
    const read = readText(`Something

Ingredients for the dough
200 g flour

For the filling
3 eggs

Method
Mix the flour and the eggs and bake for 20 minutes.`)
    expect(read.ingredients.map(({ heading }) => heading)).toEqual([
      'for the dough',
      'For the filling',
    ])
  })
})

test('groups below prose keep their foods, and what has no amount is one', () => {
  const read = readText(`# Green sauce

My grandmother's sauce.

## Ingredients
### Herbs

In my village seven herbs belong to it:

- chives
- chervil
- cress
- parsley

### Cream

I once wrote these amounts down. They depend on how many herbs you find, so add the cream little by little and taste it all the time.

- 500 g yoghurt
- 2 cups sour cream
- salt

## Method

- Chop the herbs finely and mix them with the cream.
- Leave it to stand for an hour.`)
  const foods = read.ingredients.flatMap(({ lines }) => lines)
  expect(foods).toEqual([
    'chives',
    'chervil',
    'cress',
    'parsley',
    '500 g yoghurt',
    '2 cups sour cream',
    'salt',
  ])
  expect(read.ingredients.map(({ heading }) => heading)).toEqual(['Herbs', 'Cream'])
  expect(read.steps.flatMap(({ lines }) => lines)).toHaveLength(2)
})

test.each([
  ['Instruments', '1 moule à cannelés'],
  ['Utensilios', '1 molde de 20 cm'],
  ['Attrezzatura', '1 stampo'],
  ['Matériel', '1 fouet'],
  ['Potrzebne sprzęty', '1 blacha'],
])('tools below their own heading are no food: %s', (heading, tool) => {
  const read = readText(`# Cannelés

## Ingrédients

- 200 g farine
- 3 oeufs

## ${heading}

- ${tool}

## Étapes

1. Mélanger la farine et les oeufs.
2. Cuire 20 minutes.`)
  expect(read.ingredients.flatMap(({ lines }) => lines)).toEqual(['200 g farine', '3 oeufs'])
})
