import type { Unit } from '#shared/quantity/units.ts'
import type { LineWords, UnitWord } from '../line-words.ts'
import { ENGLISH_LINE_WORDS } from './en.ts'

/** British measures that share their name with smaller American ones. */
const IMPERIAL: Partial<Record<Unit, Unit>> = {
  fl_oz: 'uk_fl_oz',
  pint: 'uk_pint',
  quart: 'uk_quart',
  gallon: 'uk_gallon',
}

/** What the British say first of two words for one unit. */
const isBritish = ({ write }: UnitWord) => write.other === 'tins'

/** English as above, with imperial volumes. */
export const BRITISH_LINE_WORDS: LineWords = {
  ...ENGLISH_LINE_WORDS,
  units: ENGLISH_LINE_WORDS.units
    .map((word) => ({ ...word, unit: IMPERIAL[word.unit] ?? word.unit }))
    .sort((a, b) => Number(isBritish(b)) - Number(isBritish(a))),
}
