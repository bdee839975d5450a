import type { Language } from '#shared/language.ts'
import type { Quantity } from '#shared/quantity/quantity.ts'
import type { Unit } from '#shared/quantity/units.ts'
import { lineWordsOf, unitsBySpelling } from './lexicon.ts'
import type { LineWords, UnitWord } from './line-words.ts'

const spellings = new Map<Language, ReadonlyMap<string, UnitWord>>()

/** The languages in which a unit is looked for, the more spoken word first ("l", "cup"). */
const ANY: readonly Language[] = ['en', 'de', 'fr', 'it', 'es', 'pl', 'uk', 'ro']

/** The unit word that a text is, in one language ("tbsp.", "łyżki"); null when it is none. */
export function readUnitWord(text: string, language: Language): UnitWord | null {
  const known = spellings.get(language) ?? unitsBySpelling(lineWordsOf(language).units)
  spellings.set(language, known)

  const trimmed = text.trim()
  for (const spelling of [trimmed, trimmed.replace(/\.$/, '')]) {
    const word = known.get(`=${spelling}`) ?? known.get(spelling.toLowerCase())
    if (word) return word
  }
  return null
}

/** The unit that a word means, in the given language or else in any. */
export function readUnit(text: string, language?: Language): Unit | null {
  for (const tag of language ? [language] : ANY) {
    const word = readUnitWord(text, tag)
    if (word) return word.unit
  }
  return null
}

/** Every spelling of some units, in all languages. */
export function spellingsOf(units: ReadonlySet<Unit>): string[] {
  const words = ANY.flatMap((language) => lineWordsOf(language).units)
  const bySpelling = unitsBySpelling(words.filter((word) => units.has(word.unit)))
  return [...bySpelling.keys()].map((text) => text.replace(/^=/, ''))
}

/** How a language says a unit; null when it has no word for it. */
export function unitWordFor(unit: Unit, language: Language): UnitWord | null {
  return lineWordsOf(language).units.find((word) => word.unit === unit) ?? null
}

/** The form that stands behind a quantity: "1/2 cup", "2 cups"; "2 łyżki", "5 łyżek". */
export function writeUnit(
  { write }: UnitWord,
  quantity: Quantity,
  { plural }: Pick<LineWords, 'plural'>,
): string {
  return write[plural(quantity.max)] ?? write.other
}
