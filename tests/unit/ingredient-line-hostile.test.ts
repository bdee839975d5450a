import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSectionHeading, parseIngredientLine } from '#shared/ingredient-line/parse.ts'
import { LANGUAGES } from '#shared/language.ts'
import { readQuantity } from '#shared/quantity/quantity.ts'

/** Pieces that patterns of lines begin with, alone or many times over. */
const SCRAPS = [
  ...['1', '½', '1/2', '1/0', '1 000', '4/5', '0', '-', '–', ' ', ',', '.', ':', ';', '/', '~'],
  ...['(', ')', '[', ']', '"', "'", '’', '%', '*', '•', '+', '×', 'x', '\n', '\t', '\u00A0'],
  ...['\u0301', '\u0323', '\u200B', '\uFEFF', '\uD800', '😀', 'g', 'kg', 'cup', 'EL', 'n.', 'gr'],
  ...[
    'of',
    'or',
    'to',
    'a',
    'plus',
    'large',
    'chopped',
    'onion',
    'about',
    'dozen',
    'each',
    'into',
    'half',
  ],
  ...["d'", 'de', 'et', 'ou', 'haché', 'oder', 'von', 'je', 'gehackt', 'e mezzo', 'etto', 'da'],
  ...['po', 'szklanka', 'łyżka', 'ложка', 'склянка', 'taza', 'y media', 'lingură', 'cu vârf'],
] as const

const language = fc.constantFrom(...LANGUAGES)
const scrap = fc.constantFrom(...SCRAPS)
const anything = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 50 }),
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 100 })
    .map((units) => String.fromCharCode(...units)),
  fc.array(scrap, { maxLength: 40 }).map((parts) => parts.join(' ')),
  fc.array(scrap, { maxLength: 40 }).map((parts) => parts.join('')),
)

const MEGABYTE = 1_000_000
/** A few scraps repeated to a megabyte, between two others. */
const longLine = fc
  .tuple(scrap, fc.array(scrap, { minLength: 1, maxLength: 3 }), scrap)
  .map(([first, parts, last]) => {
    const part = parts.join('')
    return first + part.repeat(MEGABYTE / part.length) + last
  })

describe('parseIngredientLine on anything', () => {
  test('always gives a name for letters and a quantity that goes up', () => {
    fc.assert(
      fc.property(anything, language, (line, tag) => {
        const { name, quantity, original } = parseIngredientLine(line, tag)
        expect(original).toBe(line)
        if (/\p{L}/u.test(line)) expect(name).not.toBe('')
        if (!quantity) return
        expect(quantity.min).toBeGreaterThanOrEqual(0)
        expect(quantity.max).toBeGreaterThanOrEqual(quantity.min)
        expect(quantity.max).toBeLessThan(Number.POSITIVE_INFINITY)
      }),
      { numRuns: 500 },
    )
  })

  test('reads a line the same again: the patterns keep no place of the last one', () => {
    fc.assert(
      fc.property(anything, language, (line, tag) => {
        expect(parseIngredientLine(line, tag)).toEqual(parseIngredientLine(line, tag))
      }),
    )
  })

  // The runner's own limit ends a pattern that takes more than linear time.
  test('reads a megabyte, and no more of it than its beginning', () => {
    fc.assert(
      fc.property(longLine, language, (line, tag) => {
        expect(parseIngredientLine(line, tag).name.length).toBeLessThanOrEqual(2000)
        isSectionHeading(line, tag)
        readQuantity(line)
      }),
      { numRuns: 40 },
    )
  })

  test('keeps the end of a long line in the notes', () => {
    const { name, notes } = parseIngredientLine(`2 cups rice, ${'rinsed '.repeat(1000)}well`)
    expect(name).toBe('rice')
    expect(notes).toMatch(/rinsed well$/)
  })
})
