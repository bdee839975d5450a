import type { Quantity } from '#shared/quantity/quantity.ts'
import { unitFacts } from '#shared/quantity/units.ts'
import { type Amount, readAmount } from './amount.ts'
import type { Lexicon } from './lexicon.ts'
import { LineReader } from './line-reader.ts'
import type { UnitWord } from './line-words.ts'
import { takeSizedMeasure, withoutBrackets } from './measures.ts'
import { splitFoodList, splitName, tidy } from './name.ts'
import { inlineHeading, readNameFirst } from './name-first.ts'

/** The parts of a line, not yet written out. */
export type Reading = {
  quantity: Quantity | null
  word: UnitWord | null
  size: string[]
  notes: string[]
  name: string
  /** What of it is used, where that stands before the amount: "juice of". */
  part?: string
}

/** "(optional) 1 chilli": what the bracket says, and the line behind it. */
const LEADING_NOTE = /^\((\p{L}[^()]{1,40})\)\s*(?=[\d¼-¾⅐-⅞]|(\p{L}))/u

/** "1:1:1 sugar": parts of each, no amount. */
const RATIO = /^(\d{1,2}(?:\s?:\s?\d{1,2}){1,5})\*?\s+(?=\p{L})/u

/** Takes a clean line apart. */
export function readLine(line: string, lexicon: Lexicon): Reading {
  const ratio = RATIO.exec(line)
  if (ratio?.[1]) {
    const reading = readPlainLine(line.slice(ratio[0].length), lexicon)
    return { ...reading, notes: [ratio[1], ...reading.notes] }
  }
  const found = LEADING_NOTE.exec(line)
  const note = found?.[2] && !lexicon.optional.test(found[1] ?? '') ? null : found
  const reading = readPlainLine(note ? line.slice(note[0].length) : line, lexicon)
  if (note?.[1]) reading.notes.unshift(note[1])
  return reading
}

function readPlainLine(text: string, lexicon: Lexicon): Reading {
  const reader = new LineReader(text, lexicon)
  const amount = readAmount(reader)
  if (amount.quantity === null && amount.word === null) {
    const other = readPartOf(text, lexicon) ?? readBehindName(text, lexicon)
    if (other) return other
  }
  return withName(amount, reader)
}

/** "Juice of 1 lemon" is one lemon; what is made of it goes to the notes. */
function readPartOf(text: string, lexicon: Lexicon): Reading | null {
  const part = lexicon.prefix.exec(text)?.[0]
  if (!part || lexicon.alternativeInName.test(part)) return null

  const reader = new LineReader(text, lexicon)
  reader.at = part.length
  // "Juice 200 ml": nothing that it is a part of.
  if (reader.takeMeasure() && !/\p{L}/u.test(reader.rest)) return null
  reader.at = part.length
  const amount = readAmount(reader)
  if (!amount.quantity) return null
  amount.notes.unshift(part)
  return { ...withName(amount, reader), part }
}

/** "Plain flour 500 g", "Dough: 200 g flour". */
function readBehindName(text: string, lexicon: Lexicon): Reading | null {
  const found = readNameFirst(text, lexicon)
  const split = found && splitName(found.name, lexicon, false)
  if (found && split?.name) {
    const { quantity, word, size } = found
    const { name, notes } = split
    const rest = withoutBrackets(tidy(found.rest))
    return { quantity, word, size, name, notes: rest ? [...notes, rest] : notes }
  }
  const heading = inlineHeading(text, lexicon)
  if (!heading) return null
  const reader = new LineReader(text, lexicon)
  reader.at = heading.length
  const amount = readAmount(reader)
  amount.notes.unshift(tidy(heading))
  return withName(amount, reader)
}

function withName(amount: Amount, reader: LineReader): Reading {
  const { lexicon } = reader
  const { quantity, size } = amount
  const isPacked = amount.word !== null && unitFacts(amount.word.unit).container === true
  const [rest, told] = quantity ? atColon(reader.rest) : [reader.rest, '']
  const split = (quantity ? null : splitFoodList(rest)) ?? splitName(rest, lexicon, isPacked)
  const notes = [...amount.notes, ...split.notes, ...(told ? [told] : [])]
  if (!size.some((text) => /\d/.test(text))) moveSizeOfEach({ notes, size, isPacked }, reader)

  if (amount.word) moveFilling({ notes, size }, lexicon)

  if (!split.name) {
    // Nothing but an amount: the last remark, or else the whole line, is what was meant.
    const said = notes.pop() ?? (tidy(reader.text) || reader.text)
    const { name, measure } = withoutMeasure(said, lexicon)
    return { quantity, word: amount.word, size, notes: [...notes, ...measure], name }
  }
  const isCounted = quantity !== null && amount.word === null
  const counted = isCounted ? takeSizeBehindName(split.name, lexicon, size) : split.name
  const sized = takeTrailingSize(counted, lexicon, size)
  const behind = amount.word === null && quantity ? unitBehindName(sized, lexicon) : null
  const part = isCounted && !behind ? lexicon.partsBehind.exec(sized) : null
  if (part?.[1]) notes.unshift(part[1])
  const name = part ? sized.slice(0, part.index) : sized
  return { quantity, word: amount.word, size, name, notes, ...behind }
}

/** "3 spring onions: 2 chopped, 1 whole": the name, and what is told of its pieces. */
function atColon(text: string): [string, string] {
  const [, name, told] = /^([^:()]*\p{L}):\s+(\d.*)$/u.exec(text) ?? []
  return name && told ? [name, told] : [text, '']
}

/** "200 g (1 cup of white sugar)": the food behind its other measure. */
function withoutMeasure(text: string, lexicon: Lexicon): { name: string; measure: string[] } {
  const reader = new LineReader(text, lexicon)
  const measure = takeSizedMeasure(reader) ? reader.since(0) : null
  reader.take(lexicon.links)
  const name = tidy(reader.rest)
  return measure && name ? { name, measure: [measure] } : { name: text, measure: [] }
}

/** "1 cebolla grande", "2 cepe mari". */
function takeSizeBehindName(name: string, lexicon: Lexicon, size: string[]): string {
  const found = lexicon.sizesBehindName.exec(name)
  if (!found?.[1]) return name
  size.push(found[1])
  return name.slice(0, found.index)
}

/** "1 confezione di mascarpone da 250 g". */
function takeTrailingSize(name: string, lexicon: Lexicon, size: string[]): string {
  const found = lexicon.trailingSize.exec(name)
  if (!found?.[1]) return name
  size.push(found[1])
  return name.slice(0, found.index)
}

/** "1 can tomatoes (400 g)", "4 Filets (je 140 g)": a note that is nothing but the size of one. */
function moveSizeOfEach(
  { notes, size, isPacked }: { notes: string[]; size: string[]; isPacked: boolean },
  { lexicon, rest }: LineReader,
): void {
  const at = notes.findIndex((note) => {
    const reader = new LineReader(note, lexicon)
    // "6 cucchiai di zucchero (circa 90 g)" are 90 g; "3 fette di circa 150 g" are so much each.
    const each = rest.includes(`(${note}`) ? lexicon.each : lexicon.behindUnit
    if (!/\d/.test(note) || !(reader.take(each) || isPacked)) return false
    const measure = reader.takeMeasure()
    // "(approx 200 g each)"
    reader.take(lexicon.each)
    return measure !== null && !reader.rest.trim()
  })
  if (at >= 0) size.push(...notes.splice(at, 1))
}

/** "2 łyżki mąki z górką": how full the spoon is, said behind the food. */
function moveFilling({ notes, size }: Pick<Reading, 'notes' | 'size'>, lexicon: Lexicon): void {
  const at = notes.findIndex((note) => {
    const reader = new LineReader(note, lexicon)
    return reader.take(lexicon.filling) !== null && !reader.rest.trim()
  })
  if (at >= 0) size.push(...notes.splice(at, 1))
}

/** "3 garlic cloves" are 3 cloves of garlic, and so are "3 Knoblauchzehen". */
function unitBehindName(name: string, lexicon: Lexicon): { word: UnitWord; name: string } | null {
  const space = name.lastIndexOf(' ')
  const last = name.slice(space + 1).toLowerCase()
  const { compounds } = lexicon.words
  const compound = Object.hasOwn(compounds, last) ? compounds[last] : undefined
  if (compound && space < 0) {
    const word = lexicon.bySpelling.get(compound.unitText.toLowerCase())
    return word ? { word, name: compound.name } : null
  }
  const word = space > 0 ? lexicon.bySpelling.get(last) : undefined
  if (!word || !lexicon.words.unitsAfterName.includes(word.unit)) return null
  return { word, name: name.slice(0, space) }
}
