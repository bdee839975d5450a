import type { VerbRole } from '../ir/verbs.ts'
import { announcesMaking } from '../parse/announcements.ts'
import type { Clause } from '../parse/clauses.ts'
import type { ResolverState } from './resolver-state.ts'

/** Longer clauses give instructions rather than announce what follows. */
const MAX_ANNOUNCING_WORDS = 8

/** "After 1 hour, prepare the glaze. [Melt the butter …]": there is none yet to be worked on. */
export function isYetToBeMade(clause: Clause, { lexicon, products }: ResolverState): boolean {
  const { action, folded } = clause
  const isShort = folded.trim().split(/\s+/).length <= MAX_ANNOUNCING_WORDS
  const isMaking = action === 'prepare' && announcesMaking(clause, lexicon)
  const isProduct = lexicon.cues.products.isIn(folded)
  return isShort && isMaking && isProduct && products.vesselNamedIn(folded) === null
}

/** "Meanwhile cook the sauce: [warm the cherries with the sugar …]", of which there is none yet. */
export function isHeadOf({ text, folded }: Clause, role: VerbRole, state: ResolverState): boolean {
  const isHead = /:\s*$/.test(text) && (role === 'heat' || role === 'work')
  return (
    isHead &&
    state.lexicon.cues.products.isIn(folded) &&
    state.products.vesselNamedIn(folded) === null
  )
}
