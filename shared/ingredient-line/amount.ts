import type { Quantity } from '#shared/quantity/quantity.ts'
import { type Unit, unitFacts } from '#shared/quantity/units.ts'
import { readFurtherAmounts } from './further-amounts.ts'
import type { Lexicon } from './lexicon.ts'
import type { LineReader } from './line-reader.ts'
import type { UnitWord } from './line-words.ts'
import {
  BRACKET,
  hasFoodAfter,
  isBeforeLink,
  NUMBER_SIGN,
  shareOfOne,
  takeBracketedMeasure,
  takeSizedMeasure,
  takeUnitBeforeNumber,
  withoutBrackets,
} from './measures.ts'

/** What stands before the name. `size` is that of one piece or can, `notes` everything else. */
export type Amount = {
  quantity: Quantity | null
  word: UnitWord | null
  size: string[]
  notes: string[]
}

/** Units that are used without a number: "pinch of salt", "handful basil"; so are packages. */
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
])

/** "Tsp salt": a line that lost its number. */
const SPOONS: ReadonlySet<Unit> = new Set(['tsp', 'tbsp'])

const HYPHEN_BEFORE_SIZE = /\s*-(?=\s*[\d(])/y
/** "2-tsp", "2 - tsp." */
const HYPHEN_BEFORE_UNIT = /\s*[-–]\s?(?=\p{L})/uy
const PLUS_SIGN = /\s*\+\s*/y
const ABOUT_SIGN = /[\s~≈±]+/y
/** "< 100 g", "≥ 2 cups". */
const LIMIT_SIGN = /\s*[<≤≥]=?\s*(?=[\d¼-¾⅐-⅞])/y
/** "150+ g", "2 cups+": at least so much. */
const OR_MORE_SIGN = /\+(?=\s*\p{L})/uy

/** Reads the amount at the reader's position; all null when the line begins with its name. */
export function readAmount(reader: LineReader): Amount {
  const amount: Amount = { quantity: null, word: null, size: [], notes: [] }
  takeAbout(reader, amount)
  reader.take(ABOUT_SIGN)
  const limit = reader.take(LIMIT_SIGN)
  const manner = reader.attempt(() => takeLeadingManner(reader))
  if (manner) amount.size.push(manner)

  const turned = reader.attempt(() => takeUnitBeforeNumber(reader))
  if (turned) {
    reader.take(reader.lexicon.links)
    return { ...amount, ...turned }
  }
  reader.take(NUMBER_SIGN)
  const start = reader.at
  amount.quantity = takeSum(reader, amount)
  const said = reader.since(start)
  // A sign is told with its number, for alone it says nothing.
  if (limit) amount.notes.push(`${limit} ${reader.since(start)}`)
  else if (amount.quantity && reader.take(OR_MORE_SIGN)) amount.notes.push(reader.since(start))
  if (amount.quantity) readCounted(reader, amount, said)
  else amount.word = reader.attempt(() => readUncountedUnit(reader, amount))
  return amount
}

/** "About", "optionally a few". */
function takeAbout(reader: LineReader, amount: Amount): void {
  const word = reader.take(reader.lexicon.about)
  if (!word) return
  amount.notes.push(word)
  takeAbout(reader, amount)
}

/** "Heaped 1/2 cup". */
function takeLeadingManner(reader: LineReader): string | null {
  const manner = reader.take(reader.lexicon.manners)
  const start = reader.at
  if (!manner || !reader.takeMeasure()) return null
  reader.at = start
  return manner
}

function readCounted(reader: LineReader, amount: Amount, said: string): void {
  // "Une douzaine d'olives".
  reader.take(reader.lexicon.links)
  readSizeOfEach(reader, amount)
  const start = reader.at
  amount.word = readUnit(reader, amount)
  amount.quantity =
    shareOfOne(said, amount.word, reader.since(start), reader.lexicon) ?? amount.quantity
  if (!amount.word) {
    const size = reader.take(reader.lexicon.sizes)
    if (size) amount.size.push(size)
    const other = size && takeOtherSize(reader)
    if (other) amount.notes.push(other)
    return
  }
  readBehindUnit(reader, amount, amount.word.unit)
  readFurtherAmounts(reader, amount, amount.word.unit)
  const behind = reader.take(reader.lexicon.behindUnit)
  if (behind) amount.notes.push(behind)
  const more = reader.attempt(() => takeSomeMore(reader))
  if (more) amount.notes.push(more)
  reader.take(reader.lexicon.links)
}

/** "2/3 + 1/4 cup", "60+20 ml": numbers of one unit; "2 + 1 eggs" are for two uses. */
function takeSum(reader: LineReader, amount: Amount): Quantity | null {
  const start = reader.at
  const first = reader.takeQuantity()
  const more = first && reader.attempt(() => takeSummand(reader))
  if (!first || !more) return first
  if (more.max >= 1) amount.notes.push(reader.since(start).trim())
  return { min: first.min + more.min, max: first.max + more.max }
}

function takeSummand(reader: LineReader): Quantity | null {
  const found = reader.take(PLUS_SIGN) === null ? null : reader.takeQuantity()
  if (!found || found.max < 1) return found
  const end = reader.at
  const isMeasured = reader.takeUnit() !== null
  reader.at = end
  return isMeasured ? found : null
}

/** "20 g + q.b. butter". */
function takeSomeMore(reader: LineReader): string | null {
  if (!reader.take(PLUS_SIGN)) return null
  const about = reader.take(reader.lexicon.about)
  return about && `+ ${about}`
}

/** "1 EL gehäuft", "1 cuillère et demie", "1 boîte de 400 g". */
function readBehindUnit(reader: LineReader, amount: Amount, unit: Unit): void {
  if (reader.take(reader.lexicon.andHalf) && amount.quantity) {
    amount.quantity = { min: amount.quantity.min + 0.5, max: amount.quantity.max + 0.5 }
  }
  const filling = reader.take(reader.lexicon.filling)
  if (filling) amount.size.push(filling)
  if (!unitFacts(unit).container || amount.size.some((size) => /\d/.test(size))) return

  const packSize = reader.attempt(() => {
    const { links, about, holding } = reader.lexicon
    if (!reader.take(holding) && !reader.take(links) && !reader.take(about)) return null
    const start = reader.at
    return takeSizedMeasure(reader) ? reader.since(start) : null
  })
  if (packSize) amount.size.push(packSize)
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
  if (!isMeasured) return
  amount.size.push(withoutBrackets(reader.since(start)))
  reader.take(reader.lexicon.links)
}

function readUnit(reader: LineReader, amount: Amount): UnitWord | null {
  return reader.attempt(() => {
    const manner = reader.take(reader.lexicon.manners)
    reader.take(HYPHEN_BEFORE_UNIT)
    if (reader.take(reader.lexicon.notUnit)) return null
    const word = reader.takeUnit()
    if (!word || !hasFoodAfter(reader, word.unit)) return null
    if (word.linked && !isBeforeLink(reader)) return null
    if (manner) amount.size.push(manner)
    return word
  })
}

function readUncountedUnit(reader: LineReader, amount: Amount): UnitWord | null {
  const manner = reader.take(reader.lexicon.manners)
  if (reader.take(reader.lexicon.notUnit)) return null
  const start = reader.at
  const word = reader.takeUnit()
  if (!word || !hasFoodAfter(reader, word.unit)) return null

  const spelling = reader.since(start)
  const isHalfMore = reader.take(reader.lexicon.andHalf) !== null
  const bracket = reader.take(BRACKET)
  const isLinked = reader.take(reader.lexicon.links) !== null
  const isOne =
    isHalfMore || (amount.notes.length === 0 && isBareOne(word, spelling, reader.lexicon))
  // "Some leaves": what stands before the unit says that it is counted.
  const isCounted =
    amount.notes.length > 0 ||
    UNCOUNTED.has(word.unit) ||
    (SPOONS.has(word.unit) && spelling.length > 1) ||
    unitFacts(word.unit).container
  const isUnit = isCounted || (isOne && reader.lexicon.words.links.length === 0)
  if (!isLinked && (word.linked || !isUnit)) return null
  const count = isHalfMore ? 1.5 : 1
  if (isOne) amount.quantity = { min: count, max: count }
  if (manner) amount.size.push(manner)
  if (bracket) amount.notes.push(withoutBrackets(bracket))
  return word
}

/** A spoon, a can or a clove in the singular; "part of" and a handful stay as vague as they are. */
function isBareOne({ unit, write }: UnitWord, spelling: string, { words }: Lexicon): boolean {
  if (!words.bareUnitIsOne || UNCOUNTED.has(unit) || unit === 'part') return false
  const said = spelling.toLowerCase()
  const { one, few, many, other } = write
  // Where nouns are declined, "łyżkę" is one too.
  return few ? said !== few && said !== many : said === (one ?? other)
}
