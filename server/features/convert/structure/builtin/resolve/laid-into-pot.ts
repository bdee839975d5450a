import type { VerbRole } from '../ir/verbs.ts'
import type { ParsedClause } from '../parse/parse.ts'
import type { Mention } from './mention.ts'
import type { ResolverState } from './resolver-state.ts'

/** "Stand the peppers in the sauce", "die Paprika in die Sauce setzen", in folded text. */
const STOOD: Partial<Record<string, RegExp>> = {
  en: /^[^\p{L}]*(?:and |then )?(?:stand|sit) /u,
  de: /(?<!\p{L})(?:setz|leg|stell)\p{L}*/u,
}

/**
 * "[Die Brühe aufkochen,] die Klopse einlegen", "stand the peppers in the sauce": nothing is marinated
 * or rests on the stove.
 */
export function isLaidIntoPot(
  { clause, cues }: ParsedClause,
  role: VerbRole,
  mentions: readonly Mention[],
  { kitchen: { focus }, lexicon }: ResolverState,
): boolean {
  const isOnStove = focus?.kind === 'pot' && focus.isOnStove
  if (!isOnStove || cues.duration !== null || (role !== 'wait' && role !== 'none')) return false
  if (clause.action === 'marinate') return true
  const isInto = cues.place === null && clause.action !== 'soak'
  return (
    isInto && mentions.length > 0 && STOOD[lexicon.source.language]?.test(clause.folded) === true
  )
}
