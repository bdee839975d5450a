import { VERBS } from '../ir/verbs.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { Word } from '../parse/name-words.ts'
import { isGoalAt } from './clause-positions.ts'
import type { OpenVessel, SourceKitchen } from './source-kitchen.ts'

/** What lies in the tin, by folded words: a filling comes onto it. */
const BASE =
  /^(?:crusts?|shells?|\p{L}*boden|fonds?|croutes?|tartaletas?|guscio|fondo|spod\p{L}*|основ\p{L}*|корж\p{L}*|blat\p{L}*)$/u

/** "Le fond de tarte": the base has been named by the word before. */
export function isOfBase(words: readonly Word[], at: number, { folded }: Clause): boolean {
  const before = words.slice(Math.max(0, at - 2), at)
  return before.some(({ start, end }) => BASE.test(folded.slice(start, end)))
}

/** "[Bake the pastry blind. Beat the eggs.] Spread the ham over the crust": not over the eggs. */
export function baseNamed(
  { start, end }: Word,
  clause: Clause,
  kitchen: SourceKitchen,
  lexicon: CompiledLexicon,
): OpenVessel | null {
  const isNamed = BASE.test(clause.folded.slice(start, end)) && isGoalAt(clause, start, lexicon)
  return isNamed ? kitchen.latest(isInTin) : null
}

/** "[Press the crumbs into the tin. Stir the filling.] Fold into the mass": not into what is pressed. */
export const isBaseBeside = (one: OpenVessel, { action }: Clause, { focus }: SourceKitchen) =>
  isInTin(one) && VERBS[action].role === 'work' && focus?.kind === 'bowl' && focus.worked

export const isInTin = ({ kind, holds }: OpenVessel): boolean => kind === 'oven' && holds.size > 0
