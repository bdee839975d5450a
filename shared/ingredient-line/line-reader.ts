import { type Quantity, quantityAt, rangeMarkLength } from '#shared/quantity/quantity.ts'
import type { Unit } from '#shared/quantity/units.ts'
import type { Lexicon } from './lexicon.ts'
import type { UnitWord } from './line-words.ts'

/** A quantity with its unit, e.g. the "400 g" of a tin. */
export type Measure = { quantity: Quantity; unit: Unit; word: UnitWord }

const SPACES = /\s+/y
/** Soft hyphens are gone already; books set "8-ounce" with an en dash too. */
const HYPHEN = /\s*[-–]\s*/y

/** Reads a line from left to right. Every `take…` moves on only when it finds what it looks for. */
export class LineReader {
  readonly text: string
  readonly lexicon: Lexicon
  at = 0

  constructor(text: string, lexicon: Lexicon) {
    this.text = text
    this.lexicon = lexicon
  }

  get rest(): string {
    return this.text.slice(this.at)
  }

  /** What was read since an earlier position. */
  since(start: number): string {
    return this.text.slice(start, this.at).trim()
  }

  /** Takes what a sticky pattern matches here. */
  take(pattern: RegExp): string | null {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)
    if (!found) return null
    this.at += found[0].length
    return found[0].trim()
  }

  /** Does something, and comes back here when it gives nothing. */
  attempt<T>(read: () => T | null): T | null {
    const start = this.at
    const found = read()
    if (found === null) this.at = start
    return found
  }

  takeQuantity(): Quantity | null {
    return this.attempt(() => {
      this.take(SPACES)
      if (this.take(this.lexicon.gluedHalf)) return { min: 1 / 2, max: 1 / 2 }
      const found = quantityAt(this.text, this.at, this.lexicon.words.quantity)
      if (!found) return null
      this.at = found.end
      return found.quantity
    })
  }

  takeUnit(): UnitWord | null {
    return this.attempt(() => {
      this.take(SPACES)
      const spelling = this.take(this.lexicon.unit)?.replace(/\.$|\(.*$/, '')
      if (!spelling) return null
      const { bySpelling } = this.lexicon
      return bySpelling.get(`=${spelling}`) ?? bySpelling.get(spelling.toLowerCase()) ?? null
    })
  }

  /** Takes "400 g", "8-ounce", "about 2 lb", "28- to 32-ounce". */
  takeMeasure(): Measure | null {
    return this.attempt(() => {
      while (this.take(this.lexicon.about)) {}
      const quantity = this.takeQuantity()
      if (!quantity) return null
      this.take(HYPHEN)
      const word = this.takeUnit()
      return word && { quantity, unit: word.unit, word }
    })
  }

  takeRangeMark(): boolean {
    const length = rangeMarkLength(this.text, this.at, this.lexicon.words.quantity)
    this.at += length
    return length > 0
  }
}
