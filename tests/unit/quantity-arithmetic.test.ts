import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addAmounts } from '#shared/quantity/add.ts'
import { convertAmount, inHandyUnit, toCups, toMetric } from '#shared/quantity/convert.ts'
import { findFood } from '#shared/quantity/find-food.ts'
import type { Amount } from '#shared/quantity/quantity.ts'
import { roundForKitchen } from '#shared/quantity/round.ts'
import { scaleAmount, scaleQuantity } from '#shared/quantity/scale.ts'
import { UNITS, type Unit, unitFacts } from '#shared/quantity/units.ts'

const of = (value: number, unit: Unit | null = null): Amount => ({
  quantity: { min: value, max: value },
  unit,
})
/** "250 g" of an amount, its ends rounded to two decimals. */
function short({ quantity, unit }: Amount): string {
  const [min, max] = [quantity.min, quantity.max].map((value) => Number(value.toFixed(2)))
  return `${min === max ? min : `${min}-${max}`}${unit ? ` ${unit}` : ''}`
}

const units = fc.constantFrom(...(Object.keys(UNITS) as Unit[]))
const positive = fc.double({ min: 0.01, max: 1000, noNaN: true })
const amounts = fc
  .tuple(positive, positive, fc.option(units))
  .map(([min, more, unit]): Amount => ({ quantity: { min, max: min + more }, unit }))

test('scaling there and back gives the same quantity', () => {
  fc.assert(
    fc.property(positive, positive, positive, (min, more, factor) => {
      const back = scaleQuantity(scaleQuantity({ min, max: min + more }, factor), 1 / factor)
      expect(back.min).toBeCloseTo(min, 6)
      expect(back.max).toBeCloseTo(min + more, 6)
    }),
  )
  expect(scaleAmount(of(1.5, 'cup'), 2)).toEqual(of(3, 'cup'))
})

describe('roundForKitchen', () => {
  test.each([
    [of(41.67, 'g'), '42 g'],
    [of(333.3, 'g'), '335 g'],
    [of(1.2345, 'kg'), '1.24 kg'],
    [of(7.3, 'ml'), '7.5 ml'],
    [of(0.04, 'g'), '0.1 g'],
    [of(0.69, 'cup'), '0.67 cup'],
    [of(0.01, 'tsp'), '0.13 tsp'],
    [of(5.3, 'tbsp'), '5.5 tbsp'],
    [of(2.6), '2.5'],
    [of(10.7, 'clove'), '11 clove'],
    [{ quantity: { min: 1.1, max: 1.9 }, unit: 'cup' } as Amount, '1-2 cup'],
  ])('makes %j measurable', (amount, rounded) => {
    expect(short(roundForKitchen(amount))).toBe(rounded)
  })

  test('leaves rounded amounts alone, in their order, and more than nothing', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const rounded = roundForKitchen(amount)
        expect(short(roundForKitchen(rounded))).toBe(short(rounded))
        expect(rounded.quantity.min).toBeGreaterThan(0)
        expect(rounded.quantity.max).toBeGreaterThanOrEqual(rounded.quantity.min)
      }),
    )
  })
})

describe('convertAmount', () => {
  test.each([
    [of(1, 'kg'), 'g', null, '1000 g'],
    [of(2, 'hg'), 'g', null, '200 g'],
    [of(1, 'lb'), 'oz', null, '16 oz'],
    [of(1, 'inch'), 'cm', null, '2.54 cm'],
    [of(1, 'cup'), 'g', 'flour', '120.67 g'],
    [of(200, 'g'), 'metric_cup', 'sugar', '0.95 metric_cup'],
    [of(3), 'g', 'onion', '330 g'],
    [of(20, 'g'), 'clove', 'garlic', '4 clove'],
    [of(3, 'cm'), 'g', 'ginger', '24 g'],
  ] as const)('turns %j into %s of %s', (amount, to, food, text) => {
    const converted = convertAmount(amount, to, food && findFood(food, 'en'))
    expect(converted && short(converted)).toBe(text)
  })

  test.each([
    [of(1, 'cup'), 'g', 'elixir'],
    [of(1), 'g', 'elixir'],
    [of(1, 'pinch'), 'g', 'salt'],
    [of(100, 'g'), 'drop', 'water'],
  ] as const)('does not guess %j in %s of %s', (amount, to, food) => {
    expect(convertAmount(amount, to, findFood(food, 'en'))).toBeNull()
  })

  test('gives the same back wherever it converts', () => {
    const foods = fc.constantFrom('flour', 'garlic', 'butter', 'ginger', 'elixir', 'spinach')
    fc.assert(
      fc.property(amounts, fc.option(units), foods, (amount, to, name) => {
        const food = findFood(name, 'en')
        const there = convertAmount(amount, to, food)
        const back = there && convertAmount(there, amount.unit, food)
        if (!back) return
        expect(back.unit).toBe(amount.unit)
        expect(back.quantity.min / amount.quantity.min).toBeCloseTo(1, 9)
        expect(back.quantity.max / amount.quantity.max).toBeCloseTo(1, 9)
      }),
    )
  })
})

describe('toMetric and toCups', () => {
  test.each([
    [of(2, 'cup'), 'flour', '241.33 g'],
    [of(2, 'cup'), 'milk', '473.2 ml'],
    [of(1, 'cup'), 'elixir', '236.6 ml'],
    [of(8, 'oz'), 'beef', '226.8 g'],
    [of(3, 'lb'), 'beef', '1.36 kg'],
    [of(2, 'inch'), 'ginger', '5.08 cm'],
    [of(1, 'tsp'), 'salt', '1 tsp'],
    [of(2), 'onion', '2'],
    [of(50, 'g'), 'butter', '50 g'],
  ] as const)('writes %j of %s in metric units', (amount, food, text) => {
    expect(short(toMetric(amount, findFood(food, 'en')))).toBe(text)
  })

  test.each([
    [of(500, 'ml'), 'milk', '2.11 cup'],
    [of(198.7, 'g'), 'sugar', '1 cup'],
    [of(30, 'ml'), 'oil', '2 tbsp'],
    [of(4, 'g'), 'baking powder', '1 tsp'],
    [of(500, 'g'), 'lamb', '17.64 oz'],
    [of(2), 'onion', '2'],
    [of(5, 'cm'), 'ginger', '1.97 inch'],
  ] as const)('writes %j of %s in American cups and spoons', (amount, food, text) => {
    expect(short(toCups(amount, findFood(food, 'en')))).toBe(text)
  })

  test('fills the cups of other countries, and weighs on what no cup is known of', () => {
    expect(short(toCups(of(500, 'ml'), null, 'metric_cup'))).toBe('2 metric_cup')
    expect(short(toCups(of(500, 'g'), null, 'metric_cup'))).toBe('500 g')
  })
})

test('a handy unit is the larger one from one on, the smaller one below', () => {
  expect(short(inHandyUnit(of(1500, 'g')))).toBe('1.5 kg')
  expect(short(inHandyUnit(of(0.2, 'l')))).toBe('200 ml')
  expect(short(inHandyUnit(of(3, 'tsp')))).toBe('1 tbsp')
  expect(short(inHandyUnit(of(4, 'tsp')))).toBe('4 tsp')
  expect(short(inHandyUnit(of(250, 'g')))).toBe('250 g')
})

describe('addAmounts', () => {
  test.each([
    [[of(500, 'g'), of(1, 'kg')], '1.5 kg'],
    [[of(200, 'ml'), of(1, 'l')], '1.2 l'],
    [[of(1, 'dag'), of(2, 'dag')], '3 dag'],
    [[of(1, 'cup'), of(100, 'ml')], '336.6 ml'],
    [[of(1, 'tbsp'), of(1, 'tsp')], '1.33 tbsp'],
    [[of(2), of(1, 'piece')], '3'],
    [[of(2, 'clove'), of(1, 'clove')], '3 clove'],
    [[of(100, 'g'), of(1, 'cup'), of(2), of(50, 'g')], '2; 150 g; 1 cup'],
    [[of(1, 'pinch'), of(5, 'g'), of(1, 'pinch')], '5 g; 2 pinch'],
    [[of(1, 'can'), of(1, 'jar')], '1 can; 1 jar'],
    [[{ quantity: { min: 1, max: 2 }, unit: null } as Amount, of(3)], '4-5'],
    [[], ''],
  ] as [Amount[], string][])('adds %j', (parts, sum) => {
    expect(addAmounts(parts).map(short).join('; ')).toBe(sum)
  })

  test('does not depend on the order', () => {
    const lists = fc.array(amounts, { maxLength: 8 })
    fc.assert(
      fc.property(lists, fc.nat(), (list, turn) => {
        const at = list.length ? turn % list.length : 0
        const other = [...list.slice(at), ...list.slice(0, at)].reverse()
        expect(addAmounts(other)).toEqual(addAmounts(list))
      }),
    )
  })

  test('neither loses nor invents any mass', () => {
    const masses = amounts.filter(
      ({ unit }) => unit !== null && unitFacts(unit).dimension === 'mass',
    )
    const grams = (list: readonly Amount[]) =>
      list.reduce(
        (sum, { quantity, unit }) => sum + quantity.max * (unitFacts(unit as Unit).size ?? 0),
        0,
      )
    fc.assert(
      fc.property(fc.array(masses, { minLength: 1, maxLength: 8 }), (list) => {
        expect(grams(addAmounts(list)) / grams(list)).toBeCloseTo(1, 6)
      }),
    )
  })
})
