import { expect, test } from 'vitest'
import { findRecipe } from '#server/features/convert/read/find-recipe.ts'
import { htmlLines } from '#server/features/convert/read/page/html-lines.ts'

const read = (html: string) => findRecipe(htmlLines(html))
const ingredientsOf = (html: string) => read(html).ingredients.flatMap(({ lines }) => lines)
const stepsOf = (html: string) => read(html).steps.flatMap(({ lines }) => lines)
const items = (...lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
const METHOD = `<h3>Method</h3>${items('Fry the leeks in the butter.', 'Add the stock and simmer.')}`
const STEPS = ['Fry the leeks in the butter.', 'Add the stock and simmer.']

test('of two lists the one with amounts and a method after it is the recipe', () => {
  const html = `<h2>Ingredients</h2><p>Everything grows in our garden.</p>
    ${items('Leeks: young ones are best.', 'Butter: use a good one, it is worth it.', 'Stock')}
    <h2>How to make leek soup</h2><p>It takes no skill, and my children love to help with it.</p>
    <h2>Leek soup</h2><h3>Ingredients</h3>${items('3 leeks', '50 g butter', '1 l stock')}${METHOD}`
  expect(ingredientsOf(html)).toEqual(['3 leeks', '50 g butter', '1 l stock'])
  expect(stepsOf(html)).toEqual(STEPS)
})

test('a table of nutrition is no list of ingredients', () => {
  const table = '<p>320 kcal</p><p>Saturated fat 7 g</p><p>Protein 12 g</p><p>Fibre 3 g</p>'
  const list = items('3 leeks', '50 g butter', '1 l stock')
  expect(ingredientsOf(`${list}${table}${METHOD}`)).toEqual(['3 leeks', '50 g butter', '1 l stock'])
})

test('how many it is for is no ingredient', () => {
  const html = `<h2>Zutaten</h2><p>Für 4 Portionen</p>${items('3 Stangen Lauch', '1 l Brühe')}
    <h2>Zubereitung</h2><p>Lauch waschen und in der Brühe kochen.</p>`
  expect(ingredientsOf(html)).toEqual(['3 Stangen Lauch', '1 l Brühe'])
})

test('amount and food in two elements side by side are two words', () => {
  const row = (amount: string, food: string) =>
    `<li><span>${amount}</span><span>${food}</span></li>`
  const html = `<h2>Ingredients</h2><ul>${row('45 g', 'sugar')}${row('2', 'eggs')}</ul>${METHOD}`
  expect(ingredientsOf(html)).toEqual(['45 g sugar', '2 eggs'])
})

test('amounts below their foods belong to them', () => {
  const html = `<div><p>Leeks</p><p>3 pieces</p><p>Butter</p><p>50 g</p><p>Stock</p><p>1 l</p></div>${METHOD}`
  expect(ingredientsOf(html)).toEqual(['Leeks 3 pieces', 'Butter 50 g', 'Stock 1 l'])
})
