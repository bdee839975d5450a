import { DEFAULT_LANGUAGE, type Language } from '#shared/language.ts'
import { printQuantity } from '#shared/quantity/print.ts'
import type { Quantity } from '#shared/quantity/quantity.ts'
import type { Unit } from '#shared/quantity/units.ts'
import { readAmount } from './amount.ts'
import { cleanLine } from './clean-line.ts'
import { type Lexicon, lexiconOf } from './lexicon.ts'
import { LineReader } from './line-reader.ts'
import type { LineWords, UnitWord } from './line-words.ts'
import { type Reading, readLine } from './read-line.ts'
import { writeUnit } from './unit-words.ts'

/** Longest line that is worth reading; the rest of a longer one is notes. */
const MAX_LINE_LENGTH = 1_000

/**
 * One line of an ingredient list. Its words are all in `quantityText`, `unitText`, `name`, `notes`
 * and `size` together, but for joints such as "of" and "x".
 */
export type IngredientLine = {
  /** The first amount of the line; other amounts are notes. */
  quantity: Quantity | null
  /** As a cook writes it: "1 1/2", "2-3". */
  quantityText?: string
  unit: Unit | null
  /** As the language writes it: "tbsp", "cups". */
  unitText?: string
  name: string
  notes?: string
  /** Of one piece or package: "large", "400 g", "3-inch". */
  size?: string
  /** One of it as a measure, for `gramsOf`: the 400 g of "2 x 400 g tins", a heaped spoon. */
  each?: { quantity: Quantity; unit: Unit }
  optional: boolean
  /** What of it is used, where that stands before the amount: "juice of". It stands in `notes` too. */
  part?: string
  /** What may be taken instead; it stands in `name` or `notes` too. */
  alternative?: string
  original: string
  language: Language
}

type Wording = { words: LineWords; text: string }

/** What a heaped spoon holds of a level one, by experience. */
const HEAPED = 1.5

/** Reads one ingredient line. Never fails: what it does not understand is the name. */
export function parseIngredientLine(
  line: string,
  language: Language = DEFAULT_LANGUAGE,
): IngredientLine {
  const lexicon = lexiconOf(language)
  const text = cleanLine(line)
  const reading = readLine(text.slice(0, MAX_LINE_LENGTH), lexicon)
  if (text.length > MAX_LINE_LENGTH) reading.notes.push(text.slice(MAX_LINE_LENGTH))
  return { ...described(reading, lexicon, text), original: line, language }
}

/** Whether a line of an ingredient list only names the part that follows: "For the sauce:". */
export function isSectionHeading(line: string, language: Language = DEFAULT_LANGUAGE): boolean {
  const text = cleanLine(line)
  if (!/\p{L}/u.test(text) || text.length > 80) return false

  const lexicon = lexiconOf(language)
  const hasAmount = readAmount(new LineReader(text, lexicon)).quantity !== null
  if (hasAmount) return false
  return text.endsWith(':') || (lexicon.heading.test(text) && !/[\d,(]/.test(text))
}

function described(
  reading: Reading,
  lexicon: Lexicon,
  text: string,
): Omit<IngredientLine, 'original' | 'language'> {
  const { quantity, word, size, notes, name } = reading
  const alternative = alternativeIn(reading, lexicon)
  const unit = word?.unit ?? null
  return {
    quantity,
    quantityText: quantity ? printQuantity({ quantity, unit }, lexicon.words.locale) : undefined,
    unit,
    unitText: word ? unitText(word, quantity, { words: lexicon.words, text }) : undefined,
    name,
    notes: notes.join(', ') || undefined,
    size: size.join(', ') || undefined,
    each: sizeOfEach(reading, lexicon),
    part: reading.part,
    optional: notes.some((note) => lexicon.optional.test(note)),
    alternative,
  }
}

/** Without a number the line itself shows the form: "a handful", "some leaves". */
function unitText(word: UnitWord, quantity: Quantity | null, { words, text }: Wording): string {
  const { one, other } = word.write
  if (!quantity && text.toLowerCase().includes(other.toLowerCase())) return other
  if (!quantity && one) return one
  return writeUnit(word, quantity ?? { min: 1, max: 1 }, words)
}

function sizeOfEach({ size, word }: Reading, lexicon: Lexicon): IngredientLine['each'] {
  for (const text of size) {
    if (word && lexicon.heaped.test(text)) {
      return { quantity: { min: HEAPED, max: HEAPED }, unit: word.unit }
    }
    const measure = /\d/.test(text) && new LineReader(text, lexicon).takeMeasure()
    if (measure) return { quantity: measure.quantity, unit: measure.unit }
  }
  return undefined
}

function alternativeIn({ name, notes }: Reading, lexicon: Lexicon): string | undefined {
  const inName = lexicon.alternativeInName.exec(name)?.[1]
  if (inName) return inName
  for (const note of notes) {
    const text = lexicon.alternative.exec(note)?.[1]
    if (text && !lexicon.notAlternative.test(text)) return text
  }
  return undefined
}
