import { expect, test } from 'vitest'
import { findRecipe } from '#server/features/convert/read/find-recipe.ts'
import { openPage } from '#server/features/convert/read/page/page.ts'
import { pageTitle } from '#server/features/convert/read/page/title.ts'

const RECIPE = `<h3>Ingredients</h3><ul><li>3 leeks</li><li>50 g butter</li><li>1 l stock</li></ul>
  <h3>Method</h3><ol><li>Fry the leeks.</li><li>Add the stock and simmer.</li></ol>`
const STORY = '<p>It was a windy evening.</p>'.repeat(20)

function titleOf(title: string, body: string): string | null {
  const page = openPage(`<title>${title}</title><body>${body}`, 'https://kitchen.test/')
  return pageTitle(page.scanned().head, findRecipe(page.lines()).headings)
}

test('below a long story the recipe has its own name', () => {
  const body = `<h1>The Best Creamy Leek Soup</h1>${STORY}<h2>Creamy Leek Soup</h2><p>4 servings</p>${RECIPE}`
  expect(titleOf('The Best Creamy Leek Soup | Windy Kitchen', body)).toBe('Creamy Leek Soup')
})

test('a heading above the list that names another matter is not the name', () => {
  const body = `<h1>Creamy Leek Soup</h1>${STORY}<h2>More dinners for children</h2>${RECIPE}`
  expect(titleOf('Creamy Leek Soup | Windy Kitchen', body)).toBe('Creamy Leek Soup')
})

test('a headline close to the list is the name', () => {
  const body = `<h1>Creamy Leek Soup (vegan)</h1><h2>Creamy Leek Soup</h2>${RECIPE}`
  expect(titleOf('Creamy Leek Soup (vegan)', body)).toBe('Creamy Leek Soup (vegan)')
})

test('of several headlines the one that is nearly the name of the page is its title', () => {
  const body = `<h1>SEARCH</h1><h1>Grandma's Leek Soup</h1>${RECIPE}`
  expect(titleOf("Grandma's Old Leek Soup Recipe - Windy Kitchen", body)).toBe(
    "Grandma's Leek Soup",
  )
})

test('a headline with a dash stays whole where the page calls itself so', () => {
  const body = `<h1>Leek Soup with Cream – Sunday Lunch</h1>${RECIPE}`
  expect(titleOf('Leek Soup with Cream – Sunday Lunch – Windy Kitchen', body)).toBe(
    'Leek Soup with Cream – Sunday Lunch',
  )
})
