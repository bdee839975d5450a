import type { Quantity } from '#shared/quantity/quantity.ts'
import { type Unit, unitFacts } from '#shared/quantity/units.ts'
import type { LineReader } from './line-reader.ts'
import type { UnitWord } from './line-words.ts'

/** What stands before the name. `size` is that of one piece or can, `notes` everything else. */
export type Amount = {
  quantity: Quantity | null
  word: UnitWord | null
  size: string[]
  notes: string[]
}

/** Units that are used without a number: "pinch of salt", "handful basil". */
const UNCOUNTED: ReadonlySet<Unit> = new Set([
  'pinch',
  'drop',
  'splash',
  'glug',
  'drizzle',
  'dollop',
  'knob',
  'handful',
  'bunch',
  'sprig',
  'can',
  'jar',
  'packet',
  'bottle',
])

/** Units that say how a weighed food is sold: "400 g tin", "3-inch piece", "250 g ball". */
const SOLD_AS: ReadonlySet<Unit> = new Set([
  'can',
  'jar',
  'packet',
  'bottle',
  'piece',
  'block',
  'ball',
  'loaf',
  'head',
])

const HYPHEN_BEFORE_SIZE = /\s*-(?=\s*[\d(])/y
const OPENING = /\s*[([]/y
const CLOSING = /[^()]*\)/y
const SLASH = /\s*\/\s*/y
const HYPHEN_BEFORE_UNIT = /\s*[-–](?=\p{L})/uy
const JOINT = /\s*[/–-]\s*/y
const ABOUT_SIGN = /[\s~≈]+/y
const STARTS_WITH_DIGIT = /^\s*[\d¼-¾⅐-⅞]/
const BRACKET = /\s*(?:\([^()]*\)|\[[^[\]]*\])/y

/** Reads the amount at the reader's position; all null when the line begins with its name. */
export function readAmount(reader: LineReader): Amount {
  const amount: Amount = { quantity: null, word: null, size: [], notes: [] }
  const about = reader.take(reader.lexicon.about)
  if (about) amount.notes.push(about)
  reader.take(ABOUT_SIGN)
  const manner = reader.attempt(() => takeLeadingManner(reader))
  if (manner) amount.size.push(manner)

  amount.quantity = reader.takeQuantity()
  if (amount.quantity) readCounted(reader, amount)
  else amount.word = reader.attempt(() => readUncountedUnit(reader, amount))
  return amount
}

/** "Heaped 1/2 cup". */
function takeLeadingManner(reader: LineReader): string | null {
  const manner = reader.take(reader.lexicon.manners)
  const start = reader.at
  if (!manner || !reader.takeMeasure()) return null
  reader.at = start
  return manner
}

function readCounted(reader: LineReader, amount: Amount): void {
  readSizeOfEach(reader, amount)
  amount.word = readUnit(reader, amount)
  if (!amount.word) {
    const size = reader.take(reader.lexicon.sizes)
    if (size) amount.size.push(size)
    const other = size && takeOtherSize(reader)
    if (other) amount.notes.push(other)
    return
  }
  readFurtherAmounts(reader, amount, amount.word.unit)
  const each = reader.take(reader.lexicon.each)
  if (each) amount.notes.push(each)
  reader.take(reader.lexicon.links)
}

/** "4 small or 3 large pears": the second choice is a note. */
function takeOtherSize(reader: LineReader): string | null {
  const start = reader.at
  const { or, sizes } = reader.lexicon
  const found = reader.attempt(() => reader.take(or) && reader.takeQuantity() && reader.take(sizes))
  return found && reader.since(start)
}

/** "2 x 400 g", "1 (15-ounce)", "One 28 ounce", "1 4-pound". */
function readSizeOfEach(reader: LineReader, amount: Amount): void {
  reader.take(reader.lexicon.times)
  reader.take(HYPHEN_BEFORE_SIZE)
  const start = reader.at
  const isMeasured = takeBracketedMeasure(reader) || takeSizedMeasure(reader)
  if (isMeasured) amount.size.push(withoutBrackets(reader.since(start)))
}

function takeBracketedMeasure(reader: LineReader): boolean {
  const bracket = reader.attempt(() => {
    if (!reader.take(OPENING)) return null
    return reader.takeMeasure() && reader.take(CLOSING)
  })
  return bracket !== null
}

function takeSizedMeasure(reader: LineReader): boolean {
  const measure = reader.attempt(() => {
    if (!STARTS_WITH_DIGIT.test(reader.rest)) return null
    const found = reader.takeMeasure()
    return found && unitFacts(found.unit).dimension !== 'count' ? found : null
  })
  if (!measure) return false
  while (reader.attempt(() => reader.take(SLASH) && reader.takeMeasure())) {}
  return true
}

function readUnit(reader: LineReader, amount: Amount): UnitWord | null {
  return reader.attempt(() => {
    const manner = reader.take(reader.lexicon.manners)
    reader.take(HYPHEN_BEFORE_UNIT)
    const word = reader.takeUnit()
    if (!word || !hasFoodAfter(reader, word.unit)) return null
    if (manner) amount.size.push(manner)
    return word
  })
}

/** "4 cloves, minced" counts a spice: a counting unit with no food behind it is the food. */
function hasFoodAfter(reader: LineReader, unit: Unit): boolean {
  if (unitFacts(unit).dimension !== 'count') return /[\p{L}]/u.test(reader.rest)
  return /^[\s.]*[\p{L}([/+\d]/u.test(reader.rest)
}

/** The same amount in other units ("450g/1lb", "(240 g)"), or more of it ("plus 2 tablespoons"). */
function readFurtherAmounts(reader: LineReader, amount: Amount, unit: Unit): void {
  for (;;) {
    const start = reader.at
    if (extendRange(reader, amount, unit)) continue
    if (takeBracketedMeasure(reader)) {
      const text = withoutBrackets(reader.since(start))
      const isSize = unitFacts(unit).container && amount.size.length === 0
      ;(isSize ? amount.size : amount.notes).push(text)
      continue
    }
    if (!takeFurtherMeasure(reader) && !takeSoldAs(reader, unit)) return
    amount.notes.push(reader.since(start).replace(/^[/–-]\s*/, ''))
  }
}

/** "750g-1kg" stays two amounts, "1 cup to 2 cups" is a range. */
function extendRange(reader: LineReader, amount: Amount, unit: Unit): boolean {
  const max = reader.attempt(() => {
    if (!reader.takeRangeMark()) return null
    const to = reader.takeMeasure()
    const isHigher = to && amount.quantity && to.quantity.min > amount.quantity.max
    return isHigher && to.unit === unit ? to.quantity.max : null
  })
  if (max === null || !amount.quantity) return false
  amount.quantity = { min: amount.quantity.min, max }
  return true
}

function takeFurtherMeasure(reader: LineReader): boolean {
  const { plus, or } = reader.lexicon
  const measure = reader.attempt(() => {
    const hasJoint = reader.take(JOINT) ?? reader.take(plus) ?? reader.take(or)
    if (hasJoint === null && !STARTS_WITH_DIGIT.test(reader.rest)) return null
    const found = reader.takeMeasure()
    return found && /\p{L}/u.test(reader.rest) ? found : null
  })
  if (!measure) return false
  // "2lb 4oz" is one amount.
  while (takeSizedMeasure(reader)) {}
  return true
}

function takeSoldAs(reader: LineReader, unit: Unit): boolean {
  const { dimension } = unitFacts(unit)
  if (dimension !== 'length' && dimension !== 'mass' && unit !== 'ml' && unit !== 'l') return false
  const word = reader.attempt(() => {
    const found = reader.takeUnit()
    return found && SOLD_AS.has(found.unit) && hasFoodAfter(reader, found.unit) ? found : null
  })
  return word !== null
}

function readUncountedUnit(reader: LineReader, amount: Amount): UnitWord | null {
  const manner = reader.take(reader.lexicon.manners)
  const word = reader.takeUnit()
  if (!word || !hasFoodAfter(reader, word.unit)) return null

  const bracket = reader.take(BRACKET)
  const isLinked = reader.take(reader.lexicon.links) !== null
  if (!isLinked && !UNCOUNTED.has(word.unit)) return null
  if (manner) amount.size.push(manner)
  if (bracket) amount.notes.push(withoutBrackets(bracket))
  return word
}

function withoutBrackets(text: string): string {
  return text.replace(/^[([]\s*|\s*[)\]]$/g, '')
}
