import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

type Recipe = [language: Language, foods: string, method: string]

const runsFor = async ([language, foods, method]: Recipe) =>
  runsOf(await stepsOf(foods.split('; '), [method], language))

test.each<Recipe>([
  [
    'en',
    '125 g butter, softened; 1 bunch parsley, chopped; 1 clove garlic, crushed; salt',
    'Mix the soft butter with the parsley, garlic and salt in a bowl. Chill.',
  ],
  [
    'de',
    '125 g weiche Butter; 1 Bund Petersilie; 1 Knoblauchzehe; Salz',
    'Petersilie und Knoblauch fein hacken. Die Butter mit Petersilie, Knoblauch und Salz verrühren.',
  ],
  [
    'uk',
    '125 г масла; 1 пучок петрушки; 1 зубчик часнику; сіль',
    "Петрушку та часник дрібно посікти. М'яке масло змішати з петрушкою, часником і сіллю.",
  ],
])('herb butter is made in the bowl (%s)', async (...recipe) => {
  const runs = await runsFor(recipe)

  expect(runs[0]).toMatchObject({ speed: '7' })
  expect(runs[1]).toMatchObject({ speed: '4', durationSeconds: 20 })
})

test.each<Recipe>([
  ['en', '200 g icing sugar; 2 tbsp lemon juice', 'Mix the icing sugar with the lemon juice.'],
  ['pl', '200 g cukru pudru; 2 łyżki soku z cytryny', 'Cukier puder utrzeć z sokiem z cytryny.'],
])('a glaze for a cake is mixed in the bowl (%s)', async (...recipe) => {
  expect(await runsFor(recipe)).toMatchObject([{ speed: '4', durationSeconds: 20 }])
})

test('a glaze in a cup is not worth the bowl', async () => {
  expect(
    await runsFor([
      'en',
      '50 g icing sugar; 1 tsp lemon juice',
      'Mix the icing sugar with the juice.',
    ]),
  ).toEqual([])
})

test.each<Recipe>([
  [
    'en',
    '250 g flour; 125 g cold butter; 1 egg; 1 pinch salt',
    'Rub the butter into the flour with your fingertips. Add the egg and bring together into a dough.',
  ],
  [
    'uk',
    '250 г борошна; 125 г холодного масла; 1 яйце; сіль',
    'Борошно посікти з маслом у крихту. Додати яйце і швидко замісити тісто.',
  ],
])(
  'butter that hands or a knife work into flour is work for the blades (%s)',
  async (...recipe) => {
    expect(await runsFor(recipe)).toMatchObject([
      { speed: '6', durationSeconds: 10 },
      { speed: '4', durationSeconds: 15 },
    ])
  },
)

test.each<Recipe>([
  [
    'en',
    '60 g basil leaves; 40 g pine nuts; 1 clove garlic; 100 ml olive oil',
    'Pound the garlic and the pine nuts in a mortar. Add the basil and crush to a paste. Stir in the oil.',
  ],
  [
    'fr',
    "60 g de basilic; 40 g de pignons; 1 gousse d'ail; 100 ml d'huile d'olive",
    "Piler l'ail et les pignons dans un mortier. Ajouter le basilic et piler. Incorporer l'huile.",
  ],
  [
    'ro',
    '60 g busuioc; 40 g muguri de pin; 1 cățel de usturoi; 100 ml ulei de măsline',
    'Se pisează usturoiul și mugurii de pin în mojar. Se adaugă busuiocul și se pisează. Se încorporează uleiul.',
  ],
])('a pesto out of the mortar is made by the blades (%s)', async (...recipe) => {
  expect((await runsFor(recipe))[0]).toMatchObject({ speed: '7', durationSeconds: 15 })
})

test('chickpeas that are mashed smooth are puréed', async () => {
  const [run] = await runsFor([
    'en',
    '400 g canned chickpeas, drained; 3 tbsp tahini; 2 cloves garlic',
    'Mash the chickpeas with the garlic and tahini until smooth.',
  ])

  expect(run).toMatchObject({ speed: '7', durationSeconds: 30 })
})

test('bread that is grated becomes crumbs', async () => {
  expect(
    await runsFor(['de', '150 g altbackene Brötchen', 'Die Brötchen fein reiben.']),
  ).toMatchObject([{ speed: '7', durationSeconds: 10 }])
})

test('eggs that are beaten with sugar get more than a stir', async () => {
  const [run] = await runsFor(['en', '4 eggs; 150 g sugar', 'Beat the eggs with the sugar.'])

  expect(run).toMatchObject({ speed: '4', durationSeconds: 60 })
})

const MELTED = 'Fry the onion in the oil. Tip onto a plate. Melt the chocolate and butter in a pan.'

test('a bar of chocolate is chopped in a dry bowl before it melts', async () => {
  const foods = ['1 onion, chopped', '2 tbsp oil', '200 g dark chocolate', '100 g butter']
  const texts = textsOf(await stepsOf(foods, [MELTED]))
  const bar = texts.findIndex((text) => /200 g dark chocolate/.test(text))

  expect(texts[bar]).toMatch(/^Rinse and dry the mixing bowl\./)
  expect(texts[bar + 1]).toMatch(/^Chop 8 sec\/speed 8/)
  expect(texts[bar + 2]).toMatch(/100 g butter/)
  expect(texts[bar + 3]).toMatch(/^Melt/)
})

test('chocolate chips melt as they are', async () => {
  const foods = ['200 g chocolate chips', '100 g butter']

  expect(runsOf(await stepsOf(foods, ['Melt the chocolate chips and butter.']))).toHaveLength(1)
})

test('a soup that is turned into a purée is blended', async () => {
  const runs = await runsFor([
    'uk',
    '500 г моркви; 1 л бульйону',
    'Залийте моркву бульйоном і варіть 20 хвилин. У блендері перетворіть суп в пюре.',
  ])

  expect(runs.at(-1)).toMatchObject({ speed: '5-10' })
})

test('fruit that is fried in butter is not stewed', async () => {
  const [run] = await runsFor([
    'en',
    '300 g apples; 30 g butter; 1 tbsp maple syrup',
    'Fry the apples in the butter and syrup until soft.',
  ])

  expect(run).toMatchObject({ temperature: '120', speed: 'soft', reverse: true })
})

test('flour for a foam of eggs with butter is mixed in gently', async () => {
  const runs = await runsFor([
    'en',
    '3 eggs; 150 g sugar; 110 g butter; 300 g flour; 1 tsp baking powder',
    'Beat the eggs with the sugar for 10 minutes until pale and fluffy. Add the butter. Mix in the flour and the baking powder. Bake at 180 °C.',
  ])

  expect(runs.slice(1).every(({ speed }) => Number(speed) <= 4)).toBe(true)
})

test('carrots that are to be grated finely are', async () => {
  expect(await runsFor(['en', '380 g carrots', 'Finely grate the carrots.'])).toMatchObject([
    { speed: '6', durationSeconds: 8 },
  ])
})

test('grated carrots do not go under the butterfly whisk', async () => {
  const steps = await stepsOf(
    ['4 eggs', '150 g sugar', '300 g carrots, grated', '100 ml oil'],
    ['Beat the eggs with the sugar until fluffy. Mix in the carrots and the oil.'],
  )

  expect(textsOf(steps).join(' ')).toMatch(/Remove the butterfly whisk/)
  expect(runsOf(steps).at(-1)).toMatchObject({ reverse: true, speed: '3' })
})
