import { parseIngredientLine } from '#shared/ingredient-line/parse.ts'
import { gramsOf } from '#shared/quantity/densities.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { isGoalWord } from '../parse/goal-words.ts'
import { fold } from '../parse/phrases.ts'
import { FRACTIONS, sharePart, speaksOfEach } from '../parse/read-share.ts'
import { BY_THE_CUP } from '../parse/share-words.ts'
import type { VesselPart } from './order.ts'
import { AMOUNT_BEFORE, isOnlyFiller, measureNamed } from './part-amounts.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** The share assumed for an amount when the weight of the vessel's contents is unknown (estimate). */
const UNKNOWN_PART = 0.3
/** A cup or a ladle of a pot of soup (estimate). */
const A_CUP = 0.15
/** From this share on, all of it is meant: measures are rounded. */
const WHOLE_FROM = 0.9

/**
 * The share of a product that a clause means, such as "half of the batter" or "2 cups of the soup".
 * The product's name begins at `start`. Null when all of it is meant.
 */
export function partOfProduct(
  { folded, text }: Clause,
  start: number,
  vessel: OpenVessel,
  lexicon: CompiledLexicon,
): VesselPart | null {
  if (speaksOfEach(folded)) return null
  const before = folded.slice(0, start)
  const fraction = fractionOf(before, lexicon)
  if (fraction) return { part: fraction.part, words: text.slice(fraction.start, start).trim() }
  // "a little of the cream mixture"
  const said = lexicon.cues.partOf
    .spans(before)
    .find(({ end }) => isOnlyFiller(withoutLastWord(before.slice(end)), lexicon))
  const cup = BY_THE_CUP[lexicon.source.language]?.exec(before.trimEnd())
  if (cup) return { part: A_CUP, words: text.slice(cup.index, start).trim() }
  const part = said ? sharePart(before.slice(said.start), lexicon.source.language) : null
  if (said && part !== null)
    return part < 1 ? { part, words: text.slice(said.start, start).trim() } : null
  // "Half a cup of the broth"
  return measuredPart({ before, text: text.slice(0, start) }, vessel, lexicon)
}

/** "Transfer 2 cups to a blender": a share of the current vessel; null when no share is stated. */
export function partOfUnnamed(
  { text, folded, verb }: Clause,
  vessel: OpenVessel,
  lexicon: CompiledLexicon,
): VesselPart | null {
  // "Pour into a 1 litre dish"
  const isGoal = folded
    .slice(verb.start, verb.end)
    .split(' ')
    .some((word) => isGoalWord(word, lexicon))
  if (isGoal || speaksOfEach(folded)) return null
  const [from, to] = verb.start > 0 ? [0, verb.start] : [verb.end, text.length]
  const object = text.slice(from, to).trim()
  const measured = partByAmount(object, vessel, lexicon)
  if (measured) return measured
  const [said] = lexicon.cues.partOf.spans(folded.slice(from, to).trim())
  if (said?.start !== 0) return null
  const words = object.slice(0, said.end)
  const part = sharePart(fold(words), lexicon.source.language) ?? 1
  return part < 1 ? { part, words } : null
}

/** "2 cups of the chowder": its share of what is in the pot. */
function measuredPart(
  { before, text }: { before: string; text: string },
  vessel: OpenVessel,
  lexicon: CompiledLexicon,
): VesselPart | null {
  const amount = AMOUNT_BEFORE.exec(before)
  const words = amount
    ? text.slice(amount.index).trim()
    : measureNamed({ before, text, after: '' }, lexicon)
  return words ? partByAmount(words, vessel, lexicon) : null
}

/** The amount that a text begins with. */
function partByAmount(
  text: string,
  { holds }: OpenVessel,
  { source: { language } }: CompiledLexicon,
): VesselPart | null {
  if (!parseIngredientLine(text.split(' ', 1)[0] ?? '', language).quantity) return null
  const line = parseIngredientLine(text, language)
  if (!line.unit || line.unit === 'piece') return null
  const some = gramsOf({ ...line, name: '', language })
  const weights = [...holds.values()].map(({ grams }) => grams)
  const all = weights.reduce<number>((sum, grams) => sum + (grams ?? 0), 0)
  if (some === null) return null
  const isKnown = !weights.includes(null)
  const part = all > some ? some / all : isKnown ? 1 : UNKNOWN_PART
  const words = `${line.quantityText} ${line.unitText}`
  return part < WHOLE_FROM ? { part, words } : null
}

function withoutLastWord(text: string): string {
  return text.replace(/[\p{L}'-]+\s*$/u, '')
}

/** "⅓ of the [glaze]", "1/3 der hellen [Glasur]"; "½ cup glaze" is an amount. */
const FRACTION =
  /(?<![\d\p{L}/])(?:(?<top>\d)\/(?<bottom>\d)|(?<glyph>[½⅓⅔¼¾]))\s+(?<behind>(?:(?:of|der|des|vom|von|du|del|della|dello|di|din)\s|d[e']|dell')[^,;(]*)?$/u

function fractionOf(
  before: string,
  lexicon: CompiledLexicon,
): { part: number; start: number } | null {
  const found = FRACTION.exec(before)
  const { top, bottom, glyph, behind = '' } = found?.groups ?? {}
  if (!found || !isOnlyFiller(withoutLastWord(behind), lexicon)) return null
  const part = glyph ? FRACTIONS[glyph] : Number(top) / Number(bottom)
  return part && part < 1 ? { part, start: found.index } : null
}
