import { expect, it } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

it('a table of names and amounts is read as a list', () => {
  const text = `Stew

Ingredients
Ingredient | Quantity
Carrots | 8 medium carrots
Water | 4 cups
Eggs | 2 eggs
Salt | 1 tsp

Directions
Boil the carrots in the water for 20 minutes. Add the salt and the eggs.`
  const lines = readText(text).ingredients.flatMap((section) => section.lines)
  expect(lines).toEqual(['8 medium carrots', '4 cups Water', '2 eggs', '1 tsp Salt'])
})

it('a bullet before a tab is no name', () => {
  const text = 'Toast\n\nIngredients\n•\t300 g bread\n•\t20 g butter\n\nMethod\nToast the bread.'
  const lines = readText(text).ingredients.flatMap((section) => section.lines)
  expect(lines.join()).not.toContain('•')
})

it('amounts behind dashes stay with the food before them', () => {
  const text = `Babka

BABKA: ziemniaki (mączyste) – 1 kg, mleko – 100 ml, mąka pszenna – 1 łyżka, sól – 1 szczypta

Ziemniaki ścieramy na tarce. Dodajemy mleko, mąkę i sól i mieszamy. Pieczemy 45 minut.`
  const lines = readText(text).ingredients.flatMap((section) => section.lines)
  expect(lines).toEqual([
    'ziemniaki (mączyste) – 1 kg',
    'mleko – 100 ml',
    'mąka pszenna – 1 łyżka',
    'sól – 1 szczypta',
  ])
})
