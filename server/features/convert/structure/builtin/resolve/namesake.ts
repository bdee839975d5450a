import type { VerbRole } from '../ir/verbs.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { ParsedClause } from '../parse/parse.ts'
import type { Mention } from './mention.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel } from './source-kitchen.ts'

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

/**
 * "[Cook the vanilla cream.] Leave the cream to cool": nothing that comes out of the fridge is cooled
 * before it is used, so what has been cooked is called by its name.
 */
export function cookedNamesake(
  { food, share }: Mention,
  { clause }: ParsedClause,
  { claims, kitchen }: Pick<ResolverState, 'claims' | 'kitchen'>,
): OpenVessel | null {
  const isCold = food.food === 'cream' && share === null && !claims.isClaimed(food)
  if (clause.action !== 'cool' || !isCold) return null
  const { focus } = kitchen
  return focus?.isOnStove && focus.holds.size > 1 ? focus : null
}
