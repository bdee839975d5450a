import { expect, test } from 'vitest'
import { ingredientGrams } from '#shared/appliance/amount.ts'
import { IngredientSchema } from '#shared/recipe.ts'

test.each<[quantity: string, unit: string | null, name: string, notes: string, grams: number]>([
  ['3', 'шт.', 'Картопля', '300 г', 300],
  ['1', 'bucată', 'țelină', 'cca 80 g', 80],
  ['2', null, 'chicken breasts', 'about 180 g each', 360],
  ['2', 'cans', 'tomatoes', '15 ounce', 850.5],
  ['500', 'g', 'carrots', 'about 4, 100 g of it grated', 500],
  ['2', null, 'onions', 'cut in 2 pieces', 220],
])('%s %s %s (%s) weighs %d g', (quantity, unit, name, notes, grams) => {
  const ingredient = IngredientSchema.parse({ ingredientJsonId: 1, name, quantity, unit, notes })
  expect(ingredientGrams(ingredient)).toBeCloseTo(grams)
})
