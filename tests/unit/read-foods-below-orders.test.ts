import { describe, expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

const SHORTBREAD = `Lemon shortbread

From my aunt's kitchen.

In a large bowl, beat together
* 200 g soft butter
* 100 g caster sugar, plus more to sprinkle
* zest of one lemon

Beat until pale and fluffy.

Mix in
* 300 g flour
* salt

Press the dough into a tin and bake for 25 minutes at 170 °C.

Lemon icing

In a small bowl, combine:
* 150 g icing sugar
* 2 tbsp lemon juice

Spread it over the cooled shortbread.`

describe('lists that stand below the orders that need them', () => {
  test('are the ingredients, by part', () => {
    const { title, ingredients } = readText(SHORTBREAD)
    expect(title).toBe('Lemon shortbread')
    expect(ingredients).toEqual([
      {
        heading: null,
        lines: [
          '200 g soft butter',
          '100 g caster sugar, plus more to sprinkle',
          'zest of one lemon',
          '300 g flour',
          'salt',
        ],
      },
      { heading: 'Lemon icing', lines: ['150 g icing sugar', '2 tbsp lemon juice'] },
    ])
  })

  test('are told in the steps', () => {
    const { steps } = readText(SHORTBREAD)
    const lines = steps.flatMap((section) => section.lines)
    expect(lines).toContain(
      'In a large bowl, beat together: 200 g soft butter, 100 g caster sugar, zest of one lemon.',
    )
    expect(lines).toContain('Mix in: 300 g flour, salt.')
    expect(steps.at(-1)).toEqual({
      heading: 'Lemon icing',
      lines: [
        'In a small bowl, combine: 150 g icing sugar, 2 tbsp lemon juice.',
        'Spread it over the cooled shortbread.',
      ],
    })
  })

  test('are found below German orders', () => {
    const { ingredients, steps } = readText(`Waffeln

In einer Schüssel schaumig rühren:
- 125 g Butter
- 100 g Zucker
- 3 Eier

Die Masse kurz stehen lassen.

Abwechselnd unterrühren:
- 250 g Mehl
- 200 ml Milch

Im Waffeleisen goldbraun backen.`)
    expect(ingredients.flatMap(({ lines }) => lines)).toHaveLength(5)
    expect(steps.flatMap(({ lines }) => lines)).toContain(
      'Abwechselnd unterrühren: 250 g Mehl, 200 ml Milch.',
    )
  })

  test('lists of groups above one method stand for themselves', () => {
    const { ingredients, steps } = readText(`Apple pie

Prepare the crust:
- 250 g flour
- 125 g butter

Prepare the filling:
- 4 apples
- 50 g sugar

Rub the butter into the flour. Line a tin with it. Fill with the apples and sugar. Bake for 40 minutes.`)
    expect(ingredients.flatMap(({ lines }) => lines)).toHaveLength(4)
    expect(steps.flatMap(({ lines }) => lines).join(' ')).not.toContain('250 g')
  })
})

test('lists without bullets stand below orders that end in a colon', () => {
  const { title, ingredients, steps } = readText(`Ravioli

Aunt Rosa's
Servings: 8

Dough

In a large bowl mix together:

3 C flour
2 tsp salt

Stir together in a measuring cup:

1/4 C warm water
3 large eggs

Add the liquid to the dry ingredients and knead for 10 minutes. Let it rest.

Tomato sauce

In a large saucepan saute just until transparent:

1/4 C olive oil
1 large diced onion

Add, simmer and stir uncovered for 45 minutes:

2 cloves minced garlic
2 lb crushed tomatoes

Serve the sauce over the ravioli.`)
  expect(title).toBe('Ravioli')
  expect(ingredients.flatMap(({ lines }) => lines)).toEqual([
    '3 C flour',
    '2 tsp salt',
    '1/4 C warm water',
    '3 large eggs',
    '1/4 C olive oil',
    '1 large diced onion',
    '2 cloves minced garlic',
    '2 lb crushed tomatoes',
  ])
  expect(steps.map(({ heading }) => heading)).toEqual(['Dough', 'Tomato sauce'])
  expect(steps.flatMap(({ lines }) => lines)).toContain(
    'Add, simmer and stir uncovered for 45 minutes: 2 cloves minced garlic, 2 lb crushed tomatoes.',
  )
})
