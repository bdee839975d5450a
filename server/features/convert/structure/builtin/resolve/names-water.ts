import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { isCovered } from '../parse/covering.ts'
import type { Action } from '../parse/lexicon/kinds.ts'
import type { PhrasePattern } from '../parse/phrase-pattern.ts'
import type { Order } from './order.ts'

/** "100 ml". */
const MEASURED = /\d\s*(?:[cdm]?l|g|мл|л|cups?)(?!\p{L})/u

const BEATING: readonly Action[] = ['whisk', 'whip', 'cream', 'mix']

/** "Add the potatoes to the water": nothing of the list, and nobody knows how much. */
export function isUnlistedWaterNamed(
  { parsed, mentions }: Order,
  lexicon: CompiledLexicon,
): boolean {
  const { folded, action } = parsed.clause
  const water = lexicon.traits.find(({ trait }) => trait === 'water')?.pattern
  const isMeasured = MEASURED.test(folded) && !isCovered(folded)
  if (!water || (isMeasured && !isSomeWater(folded, water, lexicon))) return false
  // Whoever beats eggs over it does so by hand.
  if (parsed.cues.has('overWater') && !BEATING.includes(action)) return false
  return !mentions.some(({ food }) => food.traits.has('water')) && water.isIn(folded)
}

/** Whether water is spoken of: "the cooking water", "Nudelwasser". */
export const namesWater = ({ folded }: Pick<Clause, 'folded'>, { traits }: CompiledLexicon) =>
  traits.some(({ trait, pattern }) => trait === 'water' && pattern.isIn(folded))

/** "With 10 g of butter and a little water": the amount is not the water's. */
function isSomeWater(folded: string, water: PhrasePattern, { cues }: CompiledLexicon): boolean {
  const parts = cues.partOf.spans(folded)
  return water
    .spans(folded)
    .some(({ start }) =>
      parts.some(({ end }) => end <= start && /^['’\s]*$/.test(folded.slice(end, start))),
    )
}
