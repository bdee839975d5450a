import { expect, test } from 'vitest'
import { actionsOf, textsOf } from './convert-language-fixtures.ts'
import { addedAt, runsOf, stepsOf } from './convert-scripts-fixtures.ts'

const TWO_SAUCES = `Grilled trout with two sauces

Ingredients

Almond cream
200 ml vegetable stock
100 ml cream
60 g almonds

Mint oil
100 ml olive oil
1 tbsp lemon juice
2 tbsp chopped mint
1/2 tsp red pepper flakes

Trout
4 trout

Method

Almond cream
In a small pot, bring all the ingredients to a boil. Simmer for 10 minutes. In a blender, purée until smooth, then strain. Season with salt and pepper. Set aside.

Mint oil
In a bowl, combine all the ingredients. Season with salt and set aside.

Trout
Grill the trout for 6 minutes. Serve with both sauces.
`

test('"all the ingredients" of a part take along nothing of the part that was made before', () => {
  const action = actionsOf('en', TWO_SAUCES)
  const { adds, movesFrom } = action('combine all')
  expect(movesFrom).toEqual([])
  expect(adds).toContain('red pepper flakes')
})

test('the pepper that seasons one part is not the pepper flakes of a part still to come', () => {
  expect(actionsOf('en', TWO_SAUCES)('Season with salt and pepper').adds).toEqual([])
})

const ROLLS = `Sourdough rolls

Ingredients

50 g butter
400 g flour
50 g sugar
280 ml milk
120 g sourdough starter

Egg Wash
1 egg yolk

Method

Add everything (except the egg yolk) to a stand mixer and knead until smooth.
Leave to rise overnight. This is the long rise to get all of those sourdough benefits.
Roll out the dough and fold.
Brush with egg wash and bake for 30 minutes.
`

test('"everything except the yolk" leaves out the yolk and nothing else', async () => {
  const { adds } = actionsOf('en', ROLLS)('Add everything')
  expect(adds).toEqual(['butter', 'flour', 'sugar', 'milk', 'sourdough starter'])
  expect((await textsOf('en', ROLLS)).join(' ')).not.toContain('Except')
})

test('"all but the apricot jam" leaves in the apricots', () => {
  const { adds } = actionsOf(
    'en',
    `Chicken curry

500 ml stock
250 g dried apricots
2 carrots
3 tbsp apricot jam

Put all ingredients except the apricot jam in a pot and simmer for 40 minutes.
Stir in the apricot jam.
`,
  )('Put all')
  expect(adds).toEqual(['stock', 'dried apricots', 'carrots'])
})

test('"the seasonings" are all that stands below that heading, not the one that is called so', () => {
  const { adds } = actionsOf(
    'en',
    `Seasoned chicken

Ingredients

1 lb chicken breasts
1 tbsp olive oil

Seasonings
1 tsp Italian seasoning
1/2 tsp paprika
1/2 tsp garlic powder

Method

In a small bowl, combine all of the seasonings. Toss the chicken in them.
Heat the oil in a skillet and fry the chicken for 8 minutes.
`,
  )('combine all')
  expect(adds).toEqual(['Italian seasoning', 'paprika', 'garlic powder'])
})

test('what one of two sugars is left out of takes the other', () => {
  const actions = actionsOf(
    'en',
    `Almond cake

Ingredients

Dry Ingredients
300 g almond flour
400 g granulated sugar
2 tsp baking soda

Wet Ingredients
400 ml milk
200 ml oil

Topping
powdered sugar for dusting

Method

Whisk together all the dry ingredients (minus the powder sugar).
Whisk together the wet ingredients and pour over the dry mix. Fold until combined and bake for 1 hour.
Dust with the powdered sugar.
`,
  )
  expect(actions('dry ingredients').adds).toContain('granulated sugar')
})

test('a name that heads its line is no order, and what everything leaves out is told by its amount', async () => {
  const steps = await stepsOf(
    ['60 g butter', '400 g flour', '7 g dried yeast', '250 ml milk', '300 g unsalted butter'],
    [
      'Knead dough. Add everything (except the 300 g butter) to a stand mixer and knead for 10 minutes.',
      'Roll the butter out between paper, lay it on the dough and fold.',
    ],
  )
  expect(addedAt(steps, 'bowl').sort()).toEqual([1, 2, 3, 4])
  expect(runsOf(steps)).toHaveLength(1)
})

test('"all the ingredients except the liquid" leaves out wine and stock, and takes the salt', () => {
  const actions = actionsOf(
    'fr',
    `Ragoût

Ingrédients
400 g de bœuf en cubes
100 ml de vin rouge
100 ml de bouillon
50 g de lardons
1 cuillère à soupe d'huile
1 bouquet garni
Sel

Préparation
Verser l'huile dans la cocotte.
Faire revenir tous les ingrédients sauf le liquide et le bouquet garni pendant 10 minutes.
Ajouter le liquide et le bouquet garni. Laisser mijoter 2 heures.
`,
  )
  expect(actions('Faire revenir').adds).toEqual(['bœuf', 'lardons', 'Sel'])
  expect(actions('Ajouter le liquide').adds).toEqual(['vin rouge', 'bouillon', 'bouquet garni'])
})
