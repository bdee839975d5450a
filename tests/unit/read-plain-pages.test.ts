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

test('which of two cells belong together shows by where they stand in the page', () => {
  const row = (food: string, amount: string) =>
    `<section><div><div>${food}</div></div><div>${amount}</div></section>`
  const rows = [
    row('Leeks', '3 pieces'),
    row('Butter', '50 g'),
    '<section><div>Salt</div></section>',
  ]
  const html = `<h2>Ingredients</h2>${rows.join('')}${METHOD}`
  expect(ingredientsOf(html)).toEqual(['Leeks 3 pieces', 'Butter 50 g', 'Salt'])
})

test('plain numbers above the first foods of a list count them', () => {
  const cells = ['3', 'πράσα', '2', 'πατάτες', '50 g', 'βούτυρο', '1 l', 'ζωμός']
  const html = `<h2>Υλικά</h2><div>${cells.map((cell) => `<p>${cell}</p>`).join('')}</div>${METHOD}`
  expect(ingredientsOf(html)).toEqual(['3 πράσα', '2 πατάτες', '50 g βούτυρο', '1 l ζωμός'])
})

test('items that begin like steps do not end the list they stand in', () => {
  const list = ['3 preien', '50 g boter', 'halve liter bouillon', 'handje kaas', 'wat zout']
  const html = `<h2>Benodigd</h2>${items(...list, '2 eieren')}${METHOD}`
  expect(ingredientsOf(html)).toEqual([...list, '2 eieren'])
})

test('what a page prints around a list is no ingredient', () => {
  const html = `<h2>Ingredients</h2><div>½x</div><div>Units Scale</div>
    ${items('3 leeks', '50 g butter', '1 l stock')}<div>Add all to your basket</div>${METHOD}`
  expect(ingredientsOf(html)).toEqual(['3 leeks', '50 g butter', '1 l stock'])
})

test('a food without an amount in a paragraph below the list stays', () => {
  const html = `<h2>Ingredients</h2>${items('3 leeks', '50 g butter')}<p>Salt</p>${METHOD}`
  expect(ingredientsOf(html)).toEqual(['3 leeks', '50 g butter', 'Salt'])
})

test('an item that names a part of the list heads it', () => {
  const html = `<h2>Ingredients</h2>${items('3 leeks', '1 l stock', 'For the top', '2 eggs')}${METHOD}`
  expect(read(html).ingredients).toEqual([
    { heading: null, lines: ['3 leeks', '1 l stock'] },
    { heading: 'For the top', lines: ['2 eggs'] },
  ])
})

test('counted steps with their foods and short settings between are one method', () => {
  const step = (number: number, text: string) =>
    `<p>Step ${number} / 3</p><p>${text}</p><ul><li>50 g butter</li><li>High</li></ul>`
  const html = `<h2>Ingredients</h2>${items('3 leeks', '50 g butter')}<h2>Method</h2>
    ${step(1, 'Wash the leeks.')}${step(2, 'Fry them.')}${step(3, 'All in one bowl, with bread.')}`
  const steps = stepsOf(html)
  expect(steps).toEqual(
    expect.arrayContaining(['Wash the leeks.', 'Fry them.', 'All in one bowl, with bread.']),
  )
  expect(steps).not.toContain('50 g butter')
})

test('a paragraph apart from the steps that tells no work is none of them', () => {
  const html = `<h2>Ingredients</h2>${items('3 leeks', '50 g butter')}<h2>Method</h2>
    <div><p>Wash the leeks.</p><p>Fry them in the butter.</p></div>
    <div><p>Some links here pay us a little money when you follow them.</p></div>`
  expect(stepsOf(html)).toEqual(['Wash the leeks.', 'Fry them in the butter.'])
})
