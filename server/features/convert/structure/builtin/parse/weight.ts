import { lexiconOf } from '#shared/ingredient-line/lexicon.ts'
import { LineReader } from '#shared/ingredient-line/line-reader.ts'
import type { IngredientLine } from '#shared/ingredient-line/parse.ts'
import type { Language } from '#shared/language.ts'
import { gramsOf } from '#shared/quantity/densities.ts'
import { isWeightKnown } from '#shared/quantity/known-weight.ts'
import { type Unit, unitFacts } from '#shared/quantity/units.ts'

/** What an ingredient weighs, and whether the line says so, we know it, or it is only a guess. */
export type Weight = {
  grams: number | null
  weightIs: 'stated' | 'known' | 'guessed'
  /** How much of it the line adds to its amount: "plus 2 tbsp". */
  moreGrams: number
}

const GRAMS = '\\d{1,4}(?:[.,]\\d{1,3})?\\s?(?:kg|кг|g|grams?|gr|г)(?!\\p{L})\\.?'
const KILOS = /[kк]/iu
/** "12 1/2 oz./390 g", but no fraction of one: "1/2 g". */
const STATED = new RegExp(`(?<!\\d[.,]?|\\d\\s?/)${GRAMS}`, 'iu')
/** A piece of a note that is nothing but grams: "about 113 g", "226g each". */
const ONLY_GRAMS = new RegExp(`^(?:[~≈]\\s?|\\p{L}{1,15}(?:\\.\\s?|\\s))?${GRAMS}$`, 'iu')
/** How packed flour and grated cheese may be: further off, the grams are of something else. */
const MAX_OFF = 2.5
/** The same of a note that is grams and nothing else. */
const MAX_OFF_ALONE = 5
const METRIC_MASS: ReadonlySet<Unit | null> = new Set(['g', 'dag', 'hg', 'kg'])

/** The author's own grams win; a density is only an estimate. */
export function readWeight(line: IngredientLine): Weight {
  const { unit, name, notes, size, each } = line
  const isKnown = isWeightKnown(unit, { name, notes, language: line.language })
  const moreGrams = furtherGrams(line)
  const known = sum(heldBySaidVessel(line) ?? gramsOf(line), moreGrams)
  const stated = statedGrams([each ? '' : size, notes].filter(Boolean).join(', '), unit)
  if (stated !== null && known !== null && isOfEach(line, stated, known))
    return { grams: stated * countOf(line), weightIs: 'stated', moreGrams: 0 }
  // "1 cup milk (and 20 g for brushing)" says nothing of the cup.
  const isOdd = (grams: number) =>
    known !== null && isKnown && logDistance(grams, known) > Math.log(maxOff(line))
  if (stated !== null && !isOdd(stated)) return { grams: stated, weightIs: 'stated', moreGrams: 0 }
  const weighed = weighedBeside(line)
  if (weighed !== null && !isOdd(weighed))
    return { grams: weighed, weightIs: 'known', moreGrams: 0 }
  return { grams: known, weightIs: isKnown ? 'known' : 'guessed', moreGrams }
}

/** "7 tbsp flour (180 g)", "1 celeriac (80 g)": a spoon is heaped, and no two roots weigh the same. */
function maxOff(line: IngredientLine): number {
  const { unit, notes = '' } = line
  if (!notes.split(', ').some((note) => ONLY_GRAMS.test(note))) return MAX_OFF
  const isVolume = unit !== null && unitFacts(unit).dimension === 'volume'
  if (isVolume) return MAX_OFF_ALONE
  return countOf(line) > 1 ? MAX_OFF : Number.POSITIVE_INFINITY
}

const isNearerAsEach = (line: IngredientLine, stated: number, known: number) =>
  logDistance(stated * countOf(line), known) < logDistance(stated, known)

/** "4 chicken breasts (150 g)", "2 pots of cream (200 g)": nearer to what is known if they are of each. */
function isOfEach(line: IngredientLine, stated: number, known: number): boolean {
  const isCounted = countOf(line) > 1 && (line.unit === null || line.unit === 'glass')
  return isCounted && isNearerAsEach(line, stated, known)
}

/** "1 glass of wine (100 ml)", "2 Tassen Milch (300 ml)": the author's own glass, not an ordinary one. */
function heldBySaidVessel(line: IngredientLine): number | null {
  const { unit, notes = '', name, language } = line
  const ordinary = gramsOf(line)
  if (unit === null || !BY_EXPERIENCE.has(unit) || ordinary === null) return null
  for (const note of notes.split(BESIDE)) {
    const reader = new LineReader(note, lexiconOf(language))
    const measure = reader.takeMeasure()
    const { dimension, metric } = measure ? unitFacts(measure.unit) : {}
    if (!measure || dimension !== 'volume' || !metric || reader.rest.trim() !== '') continue
    const held = gramsOf({ ...measure, name, language })
    if (held === null) continue
    // "1 cup milk (60 ml)" is no country's cup.
    if (unit === 'cup' && logDistance(held, ordinary) > Math.log(MAX_CUP_OFF)) continue
    return countOf(line) > 1 && isNearerAsEach(line, held, ordinary) ? held * countOf(line) : held
  }
  return null
}
/** "1.5 litres/50 fl oz" */
const BESIDE = /, |\s?\/\s?(?=\d)/
/** Their size is whatever stands in the cupboard, or that of the author's country. */
const BY_EXPERIENCE: ReadonlySet<Unit> = new Set(['glass', 'metric_cup', 'cup'])

/** From the Japanese cup of 200 ml to the imperial one of 284 ml, the US cup of 237 ml between them. */
const MAX_CUP_OFF = 1.25

function countOf({ quantity }: IngredientLine): number {
  return quantity?.max ?? 1
}

function logDistance(grams: number, known: number): number {
  return Math.abs(Math.log(grams / known))
}

/** Notes without grams that are told already: "226 g, softened" is "softened". */
export function withoutGrams(notes: string): string {
  const pieces = notes.split(/\s*[,;]\s+|\s+[/|=]\s+/).filter((piece) => !ONLY_GRAMS.test(piece))
  const isSame = pieces.join('').length === notes.replace(/\s*[,;]\s+|\s+[/|=]\s+/g, '').length
  return isSame ? notes : pieces.join(', ')
}

/** Notes without the measure of the whole line, of which only a share is told: "960 ml, warm" is "warm". */
export function withoutMeasures(notes: string, language: Language): string {
  const lexicon = lexiconOf(language)
  const isMeasure = (piece: string) => {
    const reader = new LineReader(piece.replace(ABOUT, ''), lexicon)
    return reader.takeMeasure() !== null && reader.rest.trim() === ''
  }
  const kept = withoutGrams(notes)
  const pieces = kept.split(/\s*[,;]\s+|\s+[/|=]\s+|\s?\/\s?(?=\d+\s?\p{L})/u)
  const others = pieces.filter((piece) => !isMeasure(piece))
  return others.length === pieces.length ? kept : others.join(', ')
}
const ABOUT = /^(?:[~≈]\s?|\p{L}{1,15}(?:\.\s?|\s)(?=\d))/u

/** "1 cup + 2 tablespoons cream": what the line adds to its amount. */
function furtherGrams({ notes = '', name, language }: IngredientLine): number {
  const lexicon = lexiconOf(language)
  return notes.split(', ').reduce((grams, note) => {
    const reader = new LineReader(note, lexicon)
    const more = reader.take(lexicon.plus) === null ? null : reader.takeMeasure()
    const isAll = more && reader.rest.trim() === ''
    return grams + ((isAll && gramsOf({ ...more, name, language })) || 0)
  }, 0)
}

const sum = (grams: number | null, more: number) => (grams === null ? null : grams + more)

/** "1 cup chips (6 oz)", "3 chicken breasts (24 oz)": the line's own ounces. */
function weighedBeside({ quantity, unit, notes = '', name, language }: IngredientLine) {
  const isVolume = unit !== null && unitFacts(unit).dimension === 'volume'
  // "2 fillets (6 oz)" may be so much each.
  const isTotal = isVolume || (unit === null && quantity?.max === 1)
  if (!isTotal) return null
  for (const note of notes.split(BESIDE)) {
    const reader = new LineReader(note, lexiconOf(language))
    const measure = reader.takeMeasure()
    const isAll = measure && reader.rest.trim() === ''
    if (isAll && unitFacts(measure.unit).dimension === 'mass')
      return gramsOf({ ...measure, name, language })
  }
  return null
}

function statedGrams(notes: string, unit: Unit | null): number | null {
  // "2 cans (400 g)" hold so much each.
  if (METRIC_MASS.has(unit) || (unit && unitFacts(unit).container)) return null
  const found = STATED.exec(notes)?.[0]
  if (!found) return null
  return Number.parseFloat(found.replace(',', '.')) * (KILOS.test(found) ? 1000 : 1)
}
