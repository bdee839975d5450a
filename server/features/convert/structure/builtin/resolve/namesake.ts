import type { VerbRole } from '../ir/verbs.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { ParsedClause } from '../parse/parse.ts'
import type { ResolverState } from './resolver-state.ts'

/** "[Add the flour.] Cook the flour for 3 minutes": not that of another part of the list. */
export function isNamesake(
  { head, group }: KnownIngredient,
  role: VerbRole,
  { cues }: ParsedClause,
  { group: current, kitchen }: Pick<ResolverState, 'group' | 'kitchen'>,
): boolean {
  if (role !== 'heat' || group === current || cues.place !== null) return false
  const held = [...(kitchen.focus?.holds.values() ?? [])]
  return held.some((one) => one.head === head && one.group === current)
}
