import { describe, expect, test } from 'vitest'
import { otherLanguage } from '#server/features/convert/read/photo/language.ts'
import {
  joinLines,
  repairBullets,
  repairLine,
} from '#server/features/convert/read/photo/repair-text.ts'

describe('misreadings that their surroundings prove', () => {
  test.each([
    ['Bake at 180 "C for an hour', 'Bake at 180 °C for an hour'],
    ['Bake at 200 *C.', 'Bake at 200 °C.'],
    ['Bake at 1809C for an hour', 'Bake at 180 °C for an hour'],
    ['1.2 | beef stock', '1.2 l beef stock'],
    ['1¼ 1 vegetable stock', '1¼ l vegetable stock'],
    ['500 9 flour', '500 g flour'],
    ['350 mil cream', '350 ml cream'],
    ['so g rolled oats', '50 g rolled oats'],
    ['Rest for ro minutes', 'Rest for 10 minutes'],
    ['a tin of 25 x 35 cm', 'a tin of 25 × 35 cm'],
    ['1leaf of laurel', '1 leaf of laurel'],
    ['¾ 1b carrots', '¾ lb carrots'],
    ['I50 g rye flour, l00 ml milk', '150 g rye flour, 100 ml milk'],
  ])('%s → %s', (read, meant) => {
    expect(repairLine(read, 'en')).toBe(meant)
  })

  test.each([
    ['З ст. л. олії', '3 ст. л. олії'],
    ['200 г сметани 2096', '200 г сметани 20%'],
    ['б картоплин', '6 картоплин'],
    ['з ст. л. олії', '3 ст. л. олії'],
    ['З капусти вирізати качан', 'З капусти вирізати качан'],
    ['Запікати за 180 2С', 'Запікати за 180 °C'],
  ])('%s → %s (Ukrainian)', (read, meant) => {
    expect(repairLine(read, 'uk')).toBe(meant)
  })

  test('Romanian letters have their commas', () => {
    expect(repairLine('2 roşii şi o ceapă, ţelină', 'ro')).toBe('2 roșii și o ceapă, țelină')
  })

  test.each([
    '1 1/2 cups flour',
    '2 eggs and 100 g sugar',
    'Serves 4, takes 1 h 15 min',
    '250 g butter, 1 l milk',
    '1 kg apples',
    'Heat the oven to 350 °F',
    '2 9-inch tins',
  ])('%s stays', (line) => {
    expect(repairLine(line, 'en')).toBe(line)
  })

  test.each(['9', '1 ', 'a', '"', '1 |', 'З ', '• ', '12 x ', 'so '])(
    'a megabyte of %j is looked at once',
    (piece) => {
      const line = piece.repeat(1_000_000 / piece.length)

      expect(joinLines(repairBullets([repairLine(line, 'uk'), line])).length).toBeGreaterThan(0)
    },
  )
})

describe('lists and lines', () => {
  test('bullets that came back as signs and letters are bullets again', () => {
    expect(repairBullets(['* 500 g flour', '« 2 eggs', 'e 320 ml water', 'Method'])).toEqual([
      '• 500 g flour',
      '• 2 eggs',
      '• 320 ml water',
      'Method',
    ])
  })

  test('a word is no bullet where there is no list', () => {
    expect(repairBullets(['e 2 uova sbattute', 'Mescolare'])).toEqual([
      'e 2 uova sbattute',
      'Mescolare',
    ])
  })

  test('a word cut at the end of a line is put together', () => {
    expect(joinLines(['Die Zwiebeln schnei-', 'den und braten.', '2 EL Öl'])).toBe(
      'Die Zwiebeln schneiden\nund braten.\n2 EL Öl',
    )
  })

  test('a dash before a capital or a number is kept', () => {
    expect(joinLines(['Cook for 10-', '12 minutes'])).toBe('Cook for 10-\n12 minutes')
  })
})

describe('the language of a text', () => {
  test('shows in its small words although accents are lost', () => {
    const text = 'Fouettez les oeufs avec le sucre et la farine, puis versez dans un moule pour 4'

    expect(otherLanguage(text, 'en')).toBe('fr')
    expect(otherLanguage(text, 'fr')).toBeNull()
  })

  test('few words decide nothing', () => {
    expect(otherLanguage('500 g Mehl und 2 Eier', 'en')).toBeNull()
  })
})
