import type { QuantityWords } from './quantity-words.ts'

/** A number found in a text and the index after its last character. */
export type Numeral = { value: number; end: number }

const VULGAR_FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
}

const VULGAR = `[${Object.keys(VULGAR_FRACTIONS).join('')}]`
const SLASHED = '\\d{1,3} ?[/⁄] ?\\d{1,3}(?![\\d/⁄])'

type Patterns = {
  mixed: RegExp
  fraction: RegExp
  digits: RegExp
  spacedDigits: RegExp
  word: RegExp
  tail: RegExp
  article: RegExp
}

const compiled = new WeakMap<QuantityWords, Patterns>()

/** `|`-joined words, longest first, safe inside a regular expression. */
export function anyOf(words: readonly string[]): string {
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  return escaped.sort((a, b) => b.length - a.length).join('|')
}

/** Reads one number ("1 1/2", "1½", "1,5", "two dozen", "half a") that starts at `at`. */
export function numeralAt(text: string, at: number, words: QuantityWords): Numeral | null {
  const patterns = patternsOf(words)
  const base =
    mixedAt(text, at, patterns) ??
    fractionAt(text, at, patterns) ??
    digitsAt(text, at, words) ??
    wordAt(text, at, words)
  return base && withTail(text, base, words)
}

function patternsOf(words: QuantityWords): Patterns {
  const known = compiled.get(words)
  if (known) return known

  const and = `(?:${anyOf(words.and)})`
  const article = `(?:(?:${anyOf(words.articles)})\\s+)?`
  const factors = anyOf(Object.keys({ ...words.fractions, ...words.multiples }))
  const fresh = {
    // "1-1/2" is one and a half, for a range does not go down.
    mixed: new RegExp(
      `(\\d+)(?:(?:\\s+|(?<!(?<!\\d)0)\\s*-\\s*|\\s+${and}\\s+)(${SLASHED})|(?:\\s*(?:-\\s*)?|\\s+${and}\\s+)(${VULGAR}))`,
      'yu',
    ),
    fraction: new RegExp(`${VULGAR}|${SLASHED}`, 'yu'),
    digits: /\d+(?:[.,]\d+)*/y,
    // "1 500 g" is how countries with a decimal comma write it; in English "1 400 g tin" is one tin.
    spacedDigits: new RegExp(
      `[1-9]\\d?(?:[ \\u00A0\\u202F]${words.decimalMark === ',' ? '\\d{3}' : '000'})+(?![\\d.,/⁄])`,
      'y',
    ),
    // One that ends in an apostrophe is glued to its noun: "mezz'etto".
    word: new RegExp(
      `(?:${anyOf(Object.keys({ ...words.numbers, ...words.fractions }))})(?:(?<=['’])(?=\\p{L})|(?![\\p{L}-]))`,
      'iyu',
    ),
    article: new RegExp(`\\s+(?:${anyOf(words.articles)})(?!\\S)`, 'iy'),
    // A factor that ends in a hyphen is glued to its noun: "une demi-botte".
    tail: new RegExp(
      `\\s+(${and}\\s+)?${article}(${factors})(?:(?<=-)(?=\\p{L})|(?![\\p{L}-]))`,
      'iyu',
    ),
  }
  compiled.set(words, fresh)
  return fresh
}

function execAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function fractionValue(text: string): number | null {
  const vulgar = VULGAR_FRACTIONS[text]
  if (vulgar !== undefined) return vulgar
  const [top, bottom] = text.split(/[/⁄]/).map(Number)
  return top !== undefined && bottom ? top / bottom : null
}

function mixedAt(text: string, at: number, patterns: Patterns): Numeral | null {
  const found = execAt(patterns.mixed, text, at)
  const part = fractionValue(found?.[2] ?? found?.[3] ?? '')
  if (!found || part === null || part >= 1) return null
  return { value: Number(found[1]) + part, end: at + found[0].length }
}

function fractionAt(text: string, at: number, patterns: Patterns): Numeral | null {
  const found = execAt(patterns.fraction, text, at)
  const value = found && fractionValue(found[0])
  return found && value !== null ? { value, end: at + found[0].length } : null
}

function digitsAt(text: string, at: number, words: QuantityWords): Numeral | null {
  const patterns = patternsOf(words)
  const spaced = execAt(patterns.spacedDigits, text, at)?.[0]
  if (spaced) return { value: Number(spaced.replace(/\D/g, '')), end: at + spaced.length }

  const found = execAt(patterns.digits, text, at)
  if (!found) return null
  const value = Number(plainDigits(found[0], words.decimalMark))
  return Number.isFinite(value) ? { value, end: at + found[0].length } : null
}

/** "1,500" is a thousand and a half in English, but "1,5" a decimal in every language. */
function plainDigits(digits: string, decimalMark: string): string {
  if (!/[.,]/.test(digits)) return digits
  const grouping = decimalMark === '.' ? ',' : '.'
  const isGrouped = new RegExp(`^[1-9]\\d{0,2}(\\${grouping}\\d{3})+(?!\\d)`).test(digits)
  const ungrouped = isGrouped ? digits.replaceAll(grouping, '') : digits
  return ungrouped.replace(',', '.')
}

function wordAt(text: string, at: number, words: QuantityWords): Numeral | null {
  const found = execAt(patternsOf(words).word, text, at)
  if (!found) return null

  const word = found[0].toLowerCase()
  const end = at + found[0].length
  return { value: words.fractions[word] ?? words.numbers[word] ?? 1, end }
}

/** The article of "half a teaspoon" and "1/2 a lemon" belongs to the number. */
function withArticle(text: string, base: Numeral, words: QuantityWords): Numeral {
  if (base.value >= 1) return base
  const found = execAt(patternsOf(words).article, text, base.end)
  return found ? { value: base.value, end: base.end + found[0].length } : base
}

function withTail(text: string, base: Numeral, words: QuantityWords): Numeral {
  const tail = tailAt(text, base, words)
  if (!tail) return withArticle(text, base, words)
  if (!tail.isPart) return tail
  // "Ein halbes Dutzend", "three quarters of a".
  return tailAt(text, tail, words) ?? withArticle(text, tail, words)
}

/** The word that multiplies what stands before it, or adds to it: "dozen", "and a half". */
function tailAt(text: string, base: Numeral, words: QuantityWords) {
  const found = execAt(patternsOf(words).tail, text, base.end)
  if (!found) return null

  const word = (found[2] ?? '').toLowerCase()
  const part = words.fractions[word]
  const factor = part ?? words.multiples[word] ?? 1
  const value = found[1] ? base.value + factor : base.value * factor
  return { value, end: base.end + found[0].length, isPart: part !== undefined && !found[1] }
}
