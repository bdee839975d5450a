import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readPage } from '#server/features/convert/read/page/read-page.ts'
import type { ReadRecipe } from '#server/features/convert/read/read-recipe.ts'

const URL_OF_PAGE = 'https://example.com/leek-soup'
const LIST = ['3 leeks', '1 litre stock']
const METHOD = ['Fry the leeks.', 'Add the stock and simmer.']

const ingredientsOf = (read: ReadRecipe) => read.ingredients.flatMap((section) => section.lines)
const stepsOf = (read: ReadRecipe) => read.steps.flatMap((section) => section.lines)
const jsonLd = (
  json: string,
) => `<html lang="en"><title>Leek soup</title><script type="application/ld+json">${json}</script><h1>Leek soup</h1>
  <ul>${LIST.map((line) => `<li>${line}</li>`).join('')}</ul><p>${METHOD.join('</p><p>')}</p></html>`
const recipe = (changes: Record<string, unknown> = {}) => ({
  '@type': 'Recipe',
  name: 'Leek soup',
  recipeIngredient: LIST,
  recipeInstructions: METHOD,
  ...changes,
})

describe('JSON-LD', () => {
  test.each([
    ['an array', [recipe()]],
    ['@graph', { '@graph': [{ '@type': 'WebPage' }, recipe()] }],
    ['mainEntity', { '@type': 'WebPage', mainEntity: recipe() }],
    ['types with an address', recipe({ '@type': ['http://schema.org/Recipe', 'NewsArticle'] })],
    ['the old name of ingredients', recipe({ recipeIngredient: undefined, ingredients: LIST })],
    [
      'steps as objects',
      recipe({
        recipeInstructions: METHOD.map((text, i) => ({
          '@type': 'HowToStep',
          name: `Step ${i + 1}`,
          text,
        })),
      }),
    ],
    [
      'sections',
      recipe({
        recipeInstructions: [
          {
            '@type': 'HowToSection',
            itemListElement: METHOD.map((text) => ({ '@type': 'HowToStep', text })),
          },
        ],
      }),
    ],
    [
      'an item list',
      recipe({
        recipeInstructions: {
          '@type': 'ItemList',
          itemListElement: METHOD.map((text) => ({ item: { text } })),
        },
      }),
    ],
    [
      'one string of HTML',
      recipe({ recipeInstructions: `<ol><li>${METHOD.join('</li><li>')}</li></ol>` }),
    ],
    ['numbers in one string', recipe({ recipeInstructions: `1. ${METHOD[0]} 2. ${METHOD[1]}` })],
    [
      'doubly encoded HTML',
      recipe({
        recipeInstructions: METHOD.map((text) => `&amp;lt;p&amp;gt;${text}&amp;lt;/p&amp;gt;`),
      }),
    ],
  ])('reads %s', async (_, data) => {
    const read = await readPage(jsonLd(JSON.stringify(data)), URL_OF_PAGE)
    expect([read.title, ingredientsOf(read), stepsOf(read)]).toEqual(['Leek soup', LIST, METHOD])
  })

  const json = JSON.stringify(
    recipe({ totalTime: 'PT1H5M', recipeYield: ['4', '4 servings'], keywords: 'soup, winter' }),
  )
  test.each([
    ['a trailing comma', json.replace(/\}$/, ',}')],
    ['a raw line break in a string', json.replace('Leek soup', 'Leek\nsoup')],
    ['CDATA', `//<![CDATA[\n${json}\n//]]>`],
    ['two objects glued together', `{"@type":"WebSite"}${json}`],
    ['a stray quote', json.replace('Fry the leeks', 'Fry the "leeks')],
    ['a bad escape', json.replace('Leek soup', "Leek\\' soup")],
  ])('mends %s', async (_, broken) => {
    const read = await readPage(jsonLd(broken), URL_OF_PAGE)
    expect(ingredientsOf(read)).toEqual(LIST)
    expect(read).toMatchObject({
      totalTimeMinutes: 65,
      yieldText: '4 servings',
      tags: ['soup', 'winter'],
      language: 'en',
    })
  })

  test('takes the recipe that the page is about', async () => {
    const other = recipe({
      name: 'Cheese cake',
      recipeIngredient: ['1 cheese', '2 eggs', '3 biscuits'],
    })
    const read = await readPage(jsonLd(JSON.stringify([other, recipe()])), URL_OF_PAGE)
    expect(read.title).toBe('Leek soup')
  })

  test('keeps names of sections and an ingredient that is listed for two parts', async () => {
    const data = recipe({
      recipeIngredient: ['Dough:', '20 g oil', '50 g corn', 'Glaze:', '20 g oil', '5 g sugar'],
      recipeInstructions: [
        { '@type': 'HowToSection', name: 'Dough', itemListElement: [{ text: 'Fry the leeks.' }] },
      ],
    })
    const read = await readPage(jsonLd(JSON.stringify(data)), URL_OF_PAGE)
    expect(read.ingredients).toEqual([
      { heading: 'Dough', lines: ['20 g oil', '50 g corn'] },
      { heading: 'Glaze', lines: ['20 g oil', '5 g sugar'] },
    ])
    expect(read.steps).toEqual([{ heading: 'Dough', lines: ['Fry the leeks.'] }])
  })
})

test('reads microdata', async () => {
  const read = await readPage(
    `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Leek soup</h1><time itemprop="cookTime" datetime="PT20M">20</time>
    <ul><li itemprop="recipeIngredient">3 <b>leeks</b></li><li itemprop="recipeIngredient">1 litre stock</li></ul>
    <div itemprop="recipeInstructions"><p>Fry the leeks.</p><p>Add the stock and simmer.</p></div></div>`,
    URL_OF_PAGE,
  )
  expect([read.cookTimeMinutes, ingredientsOf(read), stepsOf(read)]).toEqual([20, LIST, METHOD])
})

test('reads RDFa', async () => {
  const read = await readPage(
    `<div vocab="http://schema.org/" typeof="Recipe"><h1 property="name">Leek soup</h1>
    <p property="recipeIngredient">3 leeks</p><p property="recipeIngredient">1 litre stock</p>
    <div property="recipeInstructions">Fry the leeks.<br>Add the stock and simmer.</div></div>`,
    URL_OF_PAGE,
  )
  expect([read.title, ingredientsOf(read), stepsOf(read)]).toEqual(['Leek soup', LIST, METHOD])
})

describe('without markup', () => {
  test('reads the readable text up to its comments', async () => {
    const html = readFileSync(new URL('../fixtures/pages/plain.html', import.meta.url), 'utf8')
    const read = await readPage(html, URL_OF_PAGE)
    expect(read).toMatchObject({ title: 'Leek soup', language: 'en' })
    expect(ingredientsOf(read)).toEqual([
      '3 leeks, sliced',
      '500 g potatoes',
      '1 litre vegetable stock',
      'salt',
    ])
    expect(stepsOf(read)).toHaveLength(3)
  })

  test('says what a page lacks', async () => {
    await expect(
      readPage('<h1>News</h1><p>Nothing happened today.</p>', URL_OF_PAGE),
    ).rejects.toMatchObject({
      code: 'NO_RECIPE_ON_PAGE',
      params: { missing: 'everything' },
    })
  })
})

describe('walls', () => {
  test.each([
    '<title>Just a moment...</title><p>Enable JavaScript and cookies to continue</p>',
    '<title>Attention Required! | Cloudflare</title>',
    '<title>Access Denied</title><p>You do not have permission</p>',
    '<title>x</title><div class="g-recaptcha"></div>',
  ])('%s is a bot check', async (html) => {
    await expect(readPage(html, URL_OF_PAGE)).rejects.toMatchObject({ code: 'PAGE_BOT_CHECK' })
  })

  test('a recipe is read even where the title is that of a wall', async () => {
    const html = jsonLd(JSON.stringify(recipe())).replace(
      '<title>Leek soup',
      '<title>Just a moment...',
    )
    expect((await readPage(html, URL_OF_PAGE)).title).toBe('Leek soup')
  })
})
