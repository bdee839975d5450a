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
