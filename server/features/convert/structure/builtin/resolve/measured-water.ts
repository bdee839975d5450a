import type { Portion } from '../ir/graph.ts'
import type { VerbRole } from '../ir/verbs.ts'
import { unlistedWater } from '../parse/added-water.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { type KnownIngredient, readIngredient } from '../parse/ingredients.ts'

/** Roles that put water into a vessel. */
const POURING: readonly VerbRole[] = ['add', 'work', 'heat']
/** "800 ml ", "2 cups of cold " at the end of what stands before the water. */
const AMOUNT =
  /(?<![\p{L}\d.,/])(?:\d+(?:[.,/]\d+)?(?:\s?[-–]\s?\d+)?(?:\s?[½¼¾])?|[½¼¾])\s?\p{L}{1,12}\.?\s+(?:[\p{L}']+\s+){0,3}$/u

/** "Cover with 800 ml water" where the list has none: an ingredient that the converter adds. */
export function measuredWater(
  { text, folded }: Clause,
  role: VerbRole,
  foods: readonly KnownIngredient[],
  lexicon: CompiledLexicon,
): Portion | null {
  if (!POURING.includes(role)) return null
  const water = lexicon.traits.find(({ trait }) => trait === 'water')
  for (const { start, end } of water?.pattern.spans(folded) ?? []) {
    const amount = AMOUNT.exec(folded.slice(0, start))
    if (!amount) continue
    const plain = unlistedWater(foods, lexicon)
    const read = readIngredient(
      text.slice(amount.index, end),
      { id: plain.id, group: 0, heading: null },
      lexicon,
    )
    if (read.grams === null || !read.traits.has('water')) continue
    const entry = { ...read.entry, added: 'ingredient' as const }
    // The source's own words name it, so nothing has to be said besides.
    return {
      food: { ...read, food: 'liquid', entry },
      part: 1,
      words: null,
      evidence: 'carried',
    }
  }
  return null
}
