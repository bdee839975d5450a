import type { Mention } from './mention.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** Below this share of its weight a food is no name for what it was cooked into (E). */
const MINOR_SHARE = 0.15

/**
 * "[The tomato sauce is set aside.] Put the eggs, the wine and the meat into a bowl": the wine that
 * went into the sauce does not mean the sauce; the author has forgotten a second portion.
 */
export function isMinorPart(
  { food, isCollective }: Mention,
  at: OpenVessel | null,
  mentions: readonly Mention[],
  { claims, kitchen }: ResolverState,
): boolean {
  if (!at || at === kitchen.focus || isCollective || food.grams === null) return false
  const fresh = mentions.filter((one) => one.food !== food && !claims.isClaimed(one.food))
  const total = [...at.holds.values()].reduce((sum, { grams }) => sum + (grams ?? 0), 0)
  return at.worked && at.holds.size > 2 && fresh.length > 1 && food.grams < MINOR_SHARE * total
}
