import type { VerbRole } from '../ir/verbs.ts'
import type { ParsedClause } from '../parse/parse.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** "And with the …" at the beginning of an order whose verb stands behind. */
const WITH_FIRST = /^[^\p{L}]*(?:(?:und|y|e|i|та|і|и|și)\s+)?(?:mit|con|z|ze|з|із|зі|cu)\s/u

/** "[Crack the egg] and put it with the mustard into a beaker": with what goes along, it is there. */
export function goesAlong(
  { clause, cues }: ParsedClause,
  role: VerbRole,
  { actions, kitchen: { focus } }: ResolverState,
): OpenVessel | null {
  const before = actions.at(-1)
  const isBefore = before?.role === 'add' && before.clause.sentence === clause.sentence
  const isThere = focus !== null && before?.vessel === focus.id && focus.actions.length === 1
  if (role !== 'add' || !isBefore || !isThere || cues.place === null) return null
  return WITH_FIRST.test(clause.folded) ? focus : null
}
