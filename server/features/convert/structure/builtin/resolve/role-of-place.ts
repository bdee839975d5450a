import type { VerbRole } from '../ir/verbs.ts'
import { isWithBefore } from '../parse/goal-words.ts'
import type { Action } from '../parse/lexicon/kinds.ts'
import type { ParsedClause } from '../parse/parse.ts'
import type { ResolverState } from './resolver-state.ts'

/** "Cook for 40 minutes at 180 °C" is the oven's, from these degrees Celsius on. */
export const OVEN_FROM = 140
const OVEN_VERBS: readonly Action[] = ['cook', 'brown', 'toast']

/** What a verb comes to by where its order is carried out: in the oven, a pan or a tin; null for others. */
export function roleOfPlace(
  { clause, cues, until }: ParsedClause,
  role: VerbRole,
  isFresh: boolean,
  { kitchen: { focus }, lexicon, products }: ResolverState,
): VerbRole | null {
  const isHot = (cues.celsius ?? 0) >= OVEN_FROM
  if (role === 'heat' && OVEN_VERBS.includes(clause.action) && isHot) return 'bake'
  // "[In die Pfanne geben] und von beiden Seiten backen": whatever is turned over lies in the pan.
  const isInPan = focus?.kind === 'fryingPan' && focus.isOnStove && focus.holds.size > 0
  if (role === 'bake' && isInPan && cues.has('flipped') && cues.place !== 'oven' && !isHot)
    return 'heat'
  // "W formie rozprowadzić sos", "cubre con la mezcla el fondo del molde": the verbs that dissolve
  // and put a lid on elsewhere spread in a tin.
  const isMadeWith = ({ start }: { start: number }) =>
    isWithBefore(clause.folded.slice(0, start), lexicon)
  const isCoating = clause.action === 'cover' && products.find(clause, []).some(isMadeWith)
  const isSpreading = clause.action === 'mix' || isCoating
  const isSpread = isSpreading && cues.place === 'oven' && focus?.kind !== 'oven'
  return isSpread && !isFresh && until === null && cues.duration === null ? 'hand' : null
}
