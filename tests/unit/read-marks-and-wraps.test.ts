import { describe, expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

const recipe = (list: string[], method: string[] = ['Mix everything well and bake it.']) =>
  readText(`Something good\n\nIngredients\n${list.join('\n')}\n\nMethod\n${method.join('\n')}`)
const listOf = (...list: string[]) => recipe(list).ingredients.flatMap(({ lines }) => lines)

describe('an amount glued to its food', () => {
  test.each([
    ['Oua2 buc', 'Oua 2 buc'],
    ['Mehl250 g', 'Mehl 250 g'],
    ['Farine de blé250g', 'Farine de blé 250g'],
    ['Sare½ lingurita', 'Sare ½ lingurita'],
    ['Сіль1 ч. л.', 'Сіль 1 ч. л.'],
    ['Leche entera1/2 litro', 'Leche entera 1/2 litro'],
    ['Ouă3', 'Ouă 3'],
  ])('is read: %s', (line, apart) => {
    expect(listOf(line, '200 g sugar')).toEqual([apart, '200 g sugar'])
  })

  test.each(['500 g Mehl Type405', '200 g farine T55', 'Vitamin B12', 'Omega3'])(
    'is none: %s',
    (line) => {
      expect(listOf(line, '200 g sugar')).toEqual([line, '200 g sugar'])
    },
  )
})

describe('a line of a list that goes on below', () => {
  test.each([
    ['Strawberries for', 'the top'],
    ['Fresh mint to', 'decorate'],
    ['Himbeeren zum', 'garnieren'],
    [
      '2 szklanki mąki (300 g) - to może być trochę za mało, bo jeśli',
      'ciasto się klei, trzeba podsypać',
    ],
  ])('is joined: %s / %s', (...lines) => {
    expect(listOf('2 eggs', ...lines, '100 g sugar')).toEqual([
      '2 eggs',
      lines.join(' '),
      '100 g sugar',
    ])
  })

  test('is none where the next one names a food', () => {
    const list = [
      '1 1/4 cups finely grated pecorino Romano or parmesan cheese (or both) divided',
      'kosher salt to taste',
      '2 cups all-purpose flour',
      'vegetable oil or another neutral oil for the pan and the bowl and hands',
      'vanilla extract',
    ]
    expect(listOf(...list)).toEqual(list)
  })
})

test('signs that close a heading are no part of it', () => {
  const read = readText(`## Potato mash ##

### Ingredients ###

* 1 kg potatoes
* 250 ml milk

### The mash ###:

1. Boil the potatoes in salted water for 20 minutes.
2. Mash them with the milk.`)
  expect(read.title).toBe('Potato mash')
  expect(JSON.stringify(read)).not.toContain('#')
})

test('check boxes and back quotes are none of the text', () => {
  const read = recipe(
    ['- [ ] 2 eggs', '- [x] `200 g` sugar'],
    ['- [ ] Beat the eggs for `3 min`.', '- [ ] Add the sugar.'],
  )
  expect(read.ingredients[0]?.lines).toEqual(['2 eggs', '200 g sugar'])
  expect(read.steps[0]?.lines).toEqual(['Beat the eggs for 3 min.', 'Add the sugar.'])
})

test('a footnote stands where it is pointed at', () => {
  const read = readText(`# Crema

## Ingredienti

| Quantità | Ingrediente |
| :-- | :-- |
| 30 g | Amido di riso[^1] |
| 400 g | Latte |
| 1 limone | Scorza grattugiata |

## Preparazione

- [ ] Mescolare l'amido con il latte.
- [ ] Cuocere la crema per 10 minuti.

[^1]: Amido di mais`)
  expect(read.ingredients).toEqual([
    {
      heading: null,
      lines: ['30 g Amido di riso (Amido di mais)', '400 g Latte', '1 limone Scorza grattugiata'],
    },
  ])
  expect(read.steps[0]?.lines).toHaveLength(2)
})

test('the word that a star explains is a note, not a step', () => {
  const read = readText(`Lentejas

Ingredientes
200 g de lentejas
3 ajos*
*Mejor ajos de la última cosecha

Preparación
Añade los ajos majados* a la olla y cuece las lentejas 30 minutos.
Sirve el guiso caliente.
*majar: v. tr. Aplastar una cosa dándole golpes.`)
  expect(read.steps[0]?.lines).toHaveLength(2)
  expect(read.ingredients[0]?.lines).toHaveLength(2)
  expect(read.description).toContain('Aplastar una cosa')
  expect(read.description).toContain('de la última cosecha')
})

test('stars that stand before all steps are bullets', () => {
  const read = recipe(
    ['2 eggs', '100 g sugar'],
    ['*Beat the eggs.', '*Add the sugar.', '*Bake for 20 minutes.'],
  )
  expect(read.steps[0]?.lines).toEqual(['Beat the eggs.', 'Add the sugar.', 'Bake for 20 minutes.'])
})

test('plus signs before all foods are bullets', () => {
  const { ingredients, steps } = readText(`Tomato sauce

Ingredients
+ 1 large onion, chopped
+ 2 cans tomatoes
+ seasonings
  + salt
  + oregano

Process
1. Fry the onion.
2. Add the tomatoes and simmer for 1 hour.`)
  expect(ingredients).toEqual([
    { heading: null, lines: ['1 large onion, chopped', '2 cans tomatoes'] },
    { heading: 'seasonings', lines: ['salt', 'oregano'] },
  ])
  expect(steps.flatMap(({ lines }) => lines)).toHaveLength(2)
})
