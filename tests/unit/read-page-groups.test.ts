import { describe, expect, test } from 'vitest'
import { readPage } from '#server/features/convert/read/page/read-page.ts'

const DOUGH = ['300 g flour', '1 tsp salt', '200 ml water']
const FILLING = ['400 g leeks, sliced', '2 eggs', 'Salt', 'Nutmeg']
const METHOD = [
  'Knead flour, salt and water to a smooth dough.',
  'Fry the leeks and stir in the eggs, salt and nutmeg.',
  'Fill the dough and bake for 30 minutes.',
]
const SECTIONS = [
  { heading: 'Dough', lines: DOUGH },
  { heading: 'Leek filling', lines: FILLING },
]

const items = (lines: string[]) => lines.map((line) => `<li>${line}</li>`).join('')
const steps = `<h2>Method</h2><ol>${items(METHOD)}</ol>`

function read(list: string, ingredients: string[] = [...DOUGH, ...FILLING]) {
  const data = JSON.stringify({
    '@type': 'Recipe',
    name: 'Leek parcels',
    recipeIngredient: ingredients,
    recipeInstructions: METHOD,
    totalTime: 'PT1H',
    recipeYield: '4',
  })
  return readPage(
    `<html lang="en"><title>Leek parcels</title><script type="application/ld+json">${data}</script>
    <h1>Leek parcels</h1><p>Everybody asks for these, and I am glad to tell how they are made.</p>
    <h2>Ingredients</h2>${list}${steps}<p>Tell me how it went!</p></html>`,
    'https://example.com/leek-parcels',
  )
}

const rows = (lines: string[]) => lines.map((line) => `<div>${line}</div>`).join('')
const cells = (lines: string[]) =>
  lines
    .map((line) => {
      const [, amount = '', food = ''] = /^(\d+ (?:g|ml|tsp)?)? ?(.*)$/.exec(line) ?? []
      return `<div><span>${food}</span><span>${amount}</span></div>`
    })
    .join('')

describe('groups of a flat list in structured data', () => {
  test.each([
    [
      'headings over lists',
      `<h3>Dough</h3><ul>${items(DOUGH)}</ul><h3>Leek filling</h3><ul>${items(FILLING)}</ul>`,
    ],
    [
      'bold lines between paragraphs',
      `<p><b>Dough</b></p>${rows(DOUGH)}<p><b>Leek filling</b></p>${rows(FILLING)}`,
    ],
    [
      'lines without any mark',
      `<div>Dough</div>${rows(DOUGH)}<div>Leek filling</div>${rows(FILLING)}`,
    ],
    [
      'items of the list itself',
      `<ul><li>Dough:</li>${items(DOUGH)}<li>Leek filling:</li>${items(FILLING)}</ul>`,
    ],
    [
      'headings and the amount behind the food',
      `<h4>Dough</h4>${cells(DOUGH)}<h4>Leek filling</h4>${cells(FILLING)}`,
    ],
    [
      'headings with other units and notes beside the foods',
      `<p>4 servings</p><h3>Dough</h3><ul>${items(DOUGH.map((line) => `${line} (best quality)`))}</ul>
       <h3>Leek filling</h3><ul>${items(FILLING)}</ul>`,
    ],
  ])('are named as the page shows them: %s', async (_, list) => {
    expect((await read(list)).ingredients).toEqual(SECTIONS)
  })

  test('keep the lines of the data before a heading that only the later ones have', async () => {
    const leeks = await read(
      `<ul>${items(DOUGH)}</ul><h3>Leek filling</h3><ul>${items(FILLING)}</ul>`,
    )
    expect(leeks.ingredients).toEqual([{ ...SECTIONS[0], heading: null }, SECTIONS[1]])
  })

  test.each([
    [
      'buttons',
      `<ul>${[...DOUGH, ...FILLING].map((line) => `<li>${line}</li><p>Buy now</p>`)}</ul>`,
    ],
    ['notes', `${rows(DOUGH)}<div>(the cold kind is best)</div>${rows(FILLING)}`],
    ['foods that the data lack', `<ul>${items([...DOUGH, 'Parsley', ...FILLING])}</ul>`],
    ['nothing', `<ul>${items([...DOUGH, ...FILLING])}</ul>`],
  ])('are not made of %s between the lines', async (_, list) => {
    expect((await read(list)).ingredients).toEqual([
      { heading: null, lines: [...DOUGH, ...FILLING] },
    ])
  })

  test('are not taken from a page that shows another list', async () => {
    const other = `<h3>Cake</h3><ul>${items(['1 cup sugar', '3 plums', '2 cups rye'])}</ul>`
    const leeks = await read(other)
    expect(leeks.ingredients.every(({ heading }) => heading === null)).toBe(true)
  })
})
