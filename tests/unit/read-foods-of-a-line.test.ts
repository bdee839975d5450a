import { expect, test } from 'vitest'
import { splitFoods } from '#server/features/convert/read/several-foods.ts'

test.each([
  ['Olio, sale e una noce di burro', ['Olio', 'sale', 'una noce di burro']],
  ['Huile, sel et une pincée de sucre', ['Huile', 'sel', 'une pincée de sucre']],
  ['1 pinch of salt, half a cup of water', ['1 pinch of salt', 'half a cup of water']],
  ['1 pincée de sel, un demi verre de lait', ['1 pincée de sel', 'un demi verre de lait']],
  ['1 Prise Salz, ein halbes Glas Wasser', ['1 Prise Salz', 'ein halbes Glas Wasser']],
  [
    'Milch, Öl oder Butter, Salz und weißer Pfeffer',
    ['Milch', 'Öl oder Butter', 'Salz', 'weißer Pfeffer'],
  ],
  [
    'Leche, mantequilla o aceite de girasol, sal y nuez moscada.',
    ['Leche', 'mantequilla o aceite de girasol', 'sal', 'nuez moscada'],
  ],
  [
    'śmietana, masło lub oliwa, sól i biały pieprz',
    ['śmietana', 'masło lub oliwa', 'sól', 'biały pieprz'],
  ],
  [
    'smântână, unt sau ulei de măsline, sare și piper alb',
    ['smântână', 'unt sau ulei de măsline', 'sare', 'piper alb'],
  ],
  ['сметана, олія, сіль та перець', ['сметана', 'олія', 'сіль', 'перець']],
  ['сіль, перець та спеції за смаком;', ['сіль за смаком', 'перець за смаком', 'спеції за смаком']],
  [
    'Crème, copeaux de parmesan, croûtons, graines de courge grillées (pour servir)',
    ['Crème', 'copeaux de parmesan', 'croûtons', 'graines de courge grillées (pour servir)'],
  ],
  [
    'Secret spices: 1 tsp cumin, 1 tsp paprika, pinch of cinnamon (or leave it out, if you must)',
    [
      '1 tsp cumin (secret spices)',
      '1 tsp paprika (secret spices)',
      'pinch of cinnamon (or leave it out, if you must) (secret spices)',
    ],
  ],
  [
    'garnishes: parsley, cheddar, avocado, spring onions, sour cream (a lot), etc.',
    [
      'parsley (garnishes)',
      'cheddar (garnishes)',
      'avocado (garnishes)',
      'spring onions (garnishes)',
      'sour cream (a lot), etc. (garnishes)',
    ],
  ],
  [
    '1 Zwiebel (gehackt), 2 Karotten (in Scheiben)',
    ['1 Zwiebel (gehackt)', '2 Karotten (in Scheiben)'],
  ],
  ['Sal, pimienta y aceite', ['Sal', 'pimienta', 'aceite']],
  ['500 g di manzo, sale, pepe', ['500 g di manzo', 'sale', 'pepe']],
  ['Petersilie, Schnittlauch, Kerbel, Dill', ['Petersilie', 'Schnittlauch', 'Kerbel', 'Dill']],
  [
    'fasola 25 g, kapusta 140 g, cebula 24 g, boczek 36 g',
    ['fasola 25 g', 'kapusta 140 g', 'cebula 24 g', 'boczek 36 g'],
  ],
])('each food of a line is a line of its own: %s', (line, foods) => {
  expect(splitFoods(line)).toEqual(foods)
})

test.each([
  'chicken thighs, skin on, about 1 kg',
  'butter, softened',
  'Salz, nach Geschmack',
  'onion, diced',
  'Onions, peeled, halved and thinly sliced',
  'salmon, trout or cod',
  'Pommes, pelées, épépinées et coupées en dés',
  '1 lemon, juice and zest',
  '2 limones, el zumo y la ralladura',
  'tomates, rojos y maduros',
  'Tomaten, rote und gelbe, gewürfelt',
  '1 kg Kartoffeln, festkochend, geschält und gewürfelt',
  'beans, tinned, drained and rinsed',
  '2 eggs, whites and yolks apart',
  'tomatoes, cherry tomatoes, tinned tomatoes',
  'Brot mit Käse',
  'bread, white, sliced',
  '1 egg yolk beaten with 1 tablespoon milk, for the top',
  '4 cloves garlic, peeled and crushed with a little salt',
])('what is said of one food stays with it: %s', (line) => {
  expect(splitFoods(line)).toEqual([line])
})

test.each([
  ['2 EL Öl, 1 TL Senf, Salz', ['2 EL Öl', '1 TL Senf', 'Salz']],
  [
    '1/2 tsp turmeric powder, 1 tsp chilli powder, salt to taste',
    ['1/2 tsp turmeric powder', '1 tsp chilli powder', 'salt to taste'],
  ],
  ['1 onion and 2 carrots, chopped', ['1 onion', '2 carrots, chopped']],
  ['1 cebolla, picada, 2 zanahorias', ['1 cebolla, picada', '2 zanahorias']],
  [
    '2 cloves garlic, 1 inch ginger, 1 green chilli - ground to a paste',
    ['2 cloves garlic', '1 inch ginger', '1 green chilli - ground to a paste'],
  ],
])('what is done to one food of a line stays with it: %s', (line, foods) => {
  expect(splitFoods(line)).toEqual(foods)
})

test.each([
  ['1 rote und 1 gelbe Paprika', ['1 rote Paprika', '1 gelbe Paprika']],
  ['je 1 rote und eine grüne Paprika', ['1 rote Paprika', 'eine grüne Paprika']],
  ['1 red and 1 green pepper', ['1 red pepper', '1 green pepper']],
  ['1 czerwona i 1 żółta papryka', ['1 czerwona papryka', '1 żółta papryka']],
  ['1 червоний і 1 жовтий перець', ['1 червоний перець', '1 жовтий перець']],
  ['1 peperone rosso e 1 giallo', ['1 peperone rosso', '1 peperone giallo']],
  ['1 poivron rouge et 1 vert', ['1 poivron rouge', '1 poivron vert']],
  ['un pimiento rojo y uno verde', ['un pimiento rojo', 'uno pimiento verde']],
  ['1 ardei roșu și 1 verde', ['1 ardei roșu', '1 ardei verde']],
])('of two colours of one food each is a line: %s', (line, foods) => {
  expect(splitFoods(line)).toEqual(foods)
})
