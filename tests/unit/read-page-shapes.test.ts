import { describe, expect, test } from 'vitest'
import { readPage } from '#server/features/convert/read/page/read-page.ts'
import type { ReadRecipe } from '#server/features/convert/read/read-recipe.ts'

const URL_OF_PAGE = 'https://example.com/barley-stew'
const LIST = ['200 g barley', '2 carrots (diced)', '1 litre water']
const METHOD = ['Toast the barley in a dry pot.', 'Add carrots and water and simmer for an hour.']

const ingredientsOf = (read: ReadRecipe) => read.ingredients.flatMap((section) => section.lines)
const stepsOf = (read: ReadRecipe) => read.steps.flatMap((section) => section.lines)
const items = (lines: string[]) => lines.map((line) => `<li>${line}</li>`).join('')
const BODY = `<h1>Barley stew</h1><h2>Ingredients</h2><ul>${items(LIST)}</ul>
  <h2>Method</h2><ol>${items(METHOD)}</ol>`

const recipe = (changes: Record<string, unknown> = {}) => ({
  '@type': 'Recipe',
  name: 'Barley stew',
  recipeIngredient: LIST,
  recipeInstructions: METHOD,
  ...changes,
})
const read = (data: unknown, body = BODY) =>
  readPage(
    `<html lang="en"><title>Barley stew</title><script type="application/ld+json">${JSON.stringify(data)}</script>${body}</html>`,
    URL_OF_PAGE,
  )
const step = (name: string, text: string) => ({ '@type': 'HowToStep', name, text })

describe('names in JSON-LD', () => {
  test.each([
    ['with capitals', { Name: 'Base', ItemListElement: METHOD.map((text) => ({ Text: text })) }],
    [
      'with a prefix',
      {
        'schema:name': 'Base',
        'schema:itemListElement': METHOD.map((text) => ({ 'schema:text': text })),
      },
    ],
  ])('of properties are understood %s', async (_, section) => {
    const stew = await read(
      recipe({ recipeInstructions: [{ '@type': 'HowToSection', ...section }] }),
    )
    expect(stew.steps).toEqual([{ heading: 'Base', lines: METHOD }])
  })

  test.each(['Step 1', 'Schritt 1', 'Étape 1', '1.', 'Toast the barley', 'Toast the bar...'])(
    '"%s" of a step is no heading',
    async (name) => {
      const stew = await read(recipe({ recipeInstructions: [step(name, METHOD[0] ?? '')] }), '')
      expect(stew.steps).toEqual([{ heading: null, lines: [METHOD[0]] }])
    },
  )

  test('of steps that say more than the text are headings', async () => {
    const stew = await read(
      recipe({ recipeInstructions: [step('Toast', 'Stir barley till it smells of nuts.')] }),
      '',
    )
    expect(stew.steps).toEqual([
      { heading: 'Toast', lines: ['Stir barley till it smells of nuts.'] },
    ])
  })

  test('that name the whole method are no headings, those of its parts are', async () => {
    const sections = ['Preparation', 'Assembly'].map((name, at) => ({
      '@type': 'HowToSection',
      name,
      itemListElement: [{ '@type': 'HowToStep', text: METHOD[at] }],
    }))
    const stew = await read(recipe({ recipeInstructions: sections }))
    expect(stew.steps).toEqual([
      { heading: null, lines: [METHOD[0]] },
      { heading: 'Assembly', lines: [METHOD[1]] },
    ])
  })

  test('of a section stay whole, with the names of its steps before the text', async () => {
    const stew = await read(
      recipe({
        recipeInstructions: [
          {
            '@type': 'HowToSection',
            name: 'Base (a day before):',
            itemListElement: [step('Toasting', METHOD[0] ?? ''), step('Step 2', METHOD[1] ?? '')],
          },
        ],
      }),
    )
    expect(stew.steps).toEqual([
      { heading: 'Base (a day before)', lines: [`Toasting: ${METHOD[0]}`, METHOD[1]] },
    ])
  })
})

describe('strings in JSON-LD', () => {
  test.each([
    ['2 carrots ((diced))', '2 carrots (diced)'],
    ['2 carrots ((diced) or sliced (see notes))', '2 carrots (diced) or sliced (see notes)'],
    ['2 carrots (, diced)', '2 carrots, diced'],
    ['Â½ tsp salt', '½ tsp salt'],
    ['1 cup oil &amp; vinegar', '1 cup oil & vinegar'],
  ])('the line %j reads %j', async (line, want) => {
    const stew = await read(recipe({ recipeIngredient: [...LIST, line] }))
    expect(ingredientsOf(stew).at(-1)).toBe(want)
  })

  test('steps that were glued together come apart', async () => {
    const parts = [
      'Wash the barley, let it drain and toast it in a dry pot until it smells of nuts.',
      'Add carrots and water and let the stew simmer with a lid on for about one hour.',
    ]
    const stew = await read(
      recipe({ recipeInstructions: parts.join('') }),
      `<p>${parts.join('</p><p>')}</p>`,
    )
    expect(stepsOf(stew)).toEqual(parts)
  })

  test('times without their numbers leave what is said; both parts are the whole', async () => {
    const stew = await read(recipe({ prepTime: 'PTH5M', cookTime: 'PT1H' }))
    expect([stew.prepTimeMinutes, stew.cookTimeMinutes, stew.totalTimeMinutes]).toEqual([5, 60, 65])
  })
})

describe('structured data that is poorer than the page', () => {
  test.each([
    ['names the foods alone', ['barley', 'carrots', 'water']],
    ['has only a keyword', 'Barley'],
  ])('that %s gives way to the list', async (_, recipeIngredient) => {
    const body = `${BODY.replace('<ul>', '<ul><li>For the stew:</li>')}`
    const stew = await read(recipe({ recipeIngredient }), body)
    expect(ingredientsOf(stew)).toEqual(LIST)
  })

  test.each([
    ['the first step alone', [METHOD[0]]],
    ['the names of the steps alone', ['Toast the barley', 'Add carrots']],
  ])('that has %s gives way to the method', async (_, recipeInstructions) => {
    const stew = await read(recipe({ recipeInstructions }))
    expect(stepsOf(stew)).toEqual(METHOD)
  })

  test('keeps a list whose amounts the page writes otherwise', async () => {
    const lines = ['200.0 g barley', '2.0 carrots', '1.0 l water']
    expect(ingredientsOf(await read(recipe({ recipeIngredient: lines })))).toEqual(lines)
  })

  test('takes a missing method, yield and time from the visible text', async () => {
    const stew = await read(
      recipe({ recipeInstructions: undefined }),
      `<p>Serves 4</p><p>Prep time: 10 minutes</p>${BODY}`,
    )
    expect(stepsOf(stew)).toEqual(METHOD)
    expect(stew).toMatchObject({ yieldText: 'Serves 4', prepTimeMinutes: 10 })
  })

  test('takes yield and time from beside a recipe that is whole', async () => {
    const stew = await read(recipe(), `<p>Serves 4</p><p>Prep time: 10 minutes</p>${BODY}`)
    expect(stew).toMatchObject({ yieldText: 'Serves 4', prepTimeMinutes: 10 })
  })

  test('of another recipe is not taken for the one the page tells', async () => {
    const other = recipe({
      recipeIngredient: ['3 lemons', '100 g sugar'],
      recipeInstructions: ['Squeeze the lemons well.', 'Stir in the sugar until it is gone.'],
    })
    const stew = await read(other)
    expect([ingredientsOf(stew), stepsOf(stew)]).toEqual([LIST, METHOD])
  })
})

describe('markup in tags', () => {
  test('keeps the cells of a row apart and reads a time without its attribute', async () => {
    const stew = await readPage(
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Barley stew</h1>
      <time itemprop="totalTime">1 hour 10 minutes</time><table>
      <tr itemprop="recipeIngredient"><td>200 g</td><th>barley</th></tr>
      <tr itemprop="recipeIngredient"><td>2</td><th>carrots</th></tr></table>
      <ol><li itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep">
      <meta itemprop="name" content="Step 1"><span itemprop="text">${METHOD[0]}</span></li></ol></div>`,
      URL_OF_PAGE,
    )
    expect([stew.totalTimeMinutes, ingredientsOf(stew), stepsOf(stew)]).toEqual([
      70,
      ['200 g barley', '2 carrots'],
      [METHOD[0]],
    ])
  })

  test('reads the older vocabulary in RDFa, its relations too', async () => {
    const stew = await readPage(
      `<div xmlns:v="http://rdf.data-vocabulary.org/#" typeof="v:Recipe"><h1 property="v:name">Barley stew</h1>
      <a rel="nofollow" href="/print">Print</a><span property="v:yield">4 bowls</span><ul>
      <li rel="v:ingredient"><span typeof="v:RecipeIngredient"><b property="v:amount">200 g</b> <i property="v:name">barley</i></span></li>
      <li rel="v:ingredient"><span typeof="v:RecipeIngredient"><b property="v:amount">2</b> <i property="v:name">carrots</i></span></li></ul>
      <div property="v:instructions"><p>${METHOD.join('</p><p>')}</p></div></div>`,
      URL_OF_PAGE,
    )
    expect([stew.title, stew.yieldText, ingredientsOf(stew), stepsOf(stew)]).toEqual([
      'Barley stew',
      '4 bowls',
      ['200 g barley', '2 carrots'],
      METHOD,
    ])
  })
})

describe('the title of a page without structured data', () => {
  test.each([
    ['is not its logo', 'Barley stew | Our kitchen', '<h1>Our kitchen</h1><h1>Barley stew</h1>'],
    [
      'is not what stands over it',
      'Barley stew - Our kitchen',
      '<h1>For you</h1><h1>Barley stew</h1>',
    ],
    ['has no author', 'Easy barley stew | Our kitchen', '<h1>Easy barley stew by Our kitchen</h1>'],
    ['is the own part of its name', 'Barley stew – Our kitchen', ''],
    ['keeps its words apart', 'Barley stew', '<h1>Barley<br>stew</h1>'],
  ])('%s', async (_, title, headlines) => {
    const html = `<title>${title}</title>${BODY.replace('<h1>Barley stew</h1>', headlines)}`
    expect((await readPage(html, URL_OF_PAGE)).title).toMatch(/^(?:Easy b|B)arley stew$/)
  })
})

describe('a page that is there for something else', () => {
  test.each([
    ['404 | Our kitchen', 'page'],
    ['Seite nicht gefunden', 'page'],
    ['Our kitchen - Anmelden', 'login'],
    ['Connexion', 'login'],
  ])('%j is refused for its %s', async (title, missing) => {
    await expect(readPage(`<title>${title}</title><p>Hello.`, URL_OF_PAGE)).rejects.toMatchObject({
      code: 'NO_RECIPE_ON_PAGE',
      params: { missing },
    })
  })
})
