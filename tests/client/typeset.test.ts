import { describe, expect, test } from 'vitest'
import { amountText, typeset, withBreaks } from '#client/lib/typeset.ts'

describe('what is read', () => {
  test.each([
    ['1 1/2 cups of flour and 1/4 tsp salt', '1½\u00a0cups of flour and ¼\u00a0tsp salt'],
    ['2 1/8 l', '2⅛\u00a0l'],
    ['Weigh 200 g flour.', 'Weigh 200\u00a0g flour.'],
    ['Heat to 65 °C, add 10 % more.', 'Heat to 65\u00a0°C, add 10\u00a0% more.'],
    ['500 г муки', '500\u00a0г муки'],
  ])('has fractions as one sign and keeps numbers with their units: %s', (text, wanted) => {
    expect(typeset(text)).toBe(wanted)
  })

  test.each(['11/2 and 1/20', '1/2/2026', '5 sec/speed 5/2', 'Chop 3 Rindfleischscheiben'])(
    'leaves what is no fraction and no unit: %s',
    (text) => {
      expect(typeset(text).replaceAll('\u00a0', ' ')).toBe(text)
    },
  )

  test('lets a long word after a number stand on its own line', () => {
    expect(typeset('3 Rindfleischscheiben')).toBe('3 Rindfleischscheiben')
  })
})

test('an amount is one word, whatever of it is told', () => {
  expect(amountText({ quantity: '1 1/2', unit: 'tbsp' })).toBe('1½\u00a0tbsp')
  expect(amountText({ quantity: '2-3' })).toBe('2–3')
  expect(amountText({ unit: 'pinch' })).toBe('pinch')
  expect(amountText({})).toBe('')
})

test('an endless word of a title may be broken between syllables, shorter ones are left alone', () => {
  const broken = (title: string) => withBreaks(title).replaceAll('\u00ad', '-')
  expect(broken('Donaudampfschifffahrtsgesellschaftstorte mit Schokoladenguss')).toBe(
    'Do-nau-dampf-schiff-fahrts-ge-sell-schafts-torte mit Schokoladenguss',
  )
  expect(broken('Schokoladenkirschbuttercremetorte')).toBe(
    'Scho-ko-la-den-kirsch-but-ter-cre-me-torte',
  )
  expect(broken('Перепідготовлювальниками')).toBe('Пе-ре-під-го-то-влю-валь-ни-ками')
})
