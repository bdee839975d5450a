import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { ParsedClause } from '../parse/parse.ts'
import type { Mention } from './mention.ts'
import type { MentionFinder } from './mentions.ts'
import type { OpenVessel } from './source-kitchen.ts'

/**
 * "[Dissolve the yeast in 100 g of the water.] Pour the water into the flour. [Dissolve the salt in the
 * remaining water]": what stands with the yeast, as the rest has its own turn.
 */
export function isBeforeRest(
  { food, share }: Mention,
  at: OpenVessel | null,
  following: readonly ParsedClause[],
  { finder, lexicon }: { finder: MentionFinder; lexicon: CompiledLexicon },
): boolean {
  const isBeside = at !== null && at.kind !== 'plate' && at.holds.size > 1
  if (!isBeside || share !== null || !POURED.includes(food.food ?? '')) return false
  return following.some(
    ({ clause }) =>
      lexicon.cues.remaining.isIn(clause.folded) &&
      finder.isNamedIn(clause, food, { orAlike: true }),
  )
}

const POURED: readonly string[] = ['liquid', 'milk', 'cream']
