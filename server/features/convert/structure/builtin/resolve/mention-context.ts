import { VERBS, type VerbRole } from '../ir/verbs.ts'
import type { ParsedClause } from '../parse/parse.ts'
import { groupOfIt } from './carried-over.ts'
import { waitsGround } from './ground-spices.ts'
import type { MentionContext } from './mention.ts'
import { isKeptForLater, isNamedLater, wasReadied } from './named-later.ts'
import { isOfSilentPart } from './parts-made.ts'
import type { Readable } from './readable.ts'
import type { ResolverState } from './resolver-state.ts'
import { BESIDE } from './side-uses.ts'

/** Roles that mean what has been used before when they name a food. */
const ABOUT_USED: readonly VerbRole[] = ['back', 'take', 'move', 'drain', 'serve']

/** What is known of the foods when a clause is read: where they are, and who names them later. */
export function contextOf(
  parsed: ParsedClause,
  following: readonly ParsedClause[],
  state: ResolverState,
  readable: Readable,
): MentionContext {
  const { clause } = parsed
  const { claims, kitchen, lexicon, actions } = state
  const { finder, begun } = readable
  const base = VERBS[clause.action].role
  const known = { finder, lexicon }
  return {
    isUsed: (food) => claims.isUsed(food),
    isBegun: (food) => claims.isBegun(food),
    isGround: (food) => waitsGround(food, state),
    isMixedIn: (food) => (kitchen.whereIs(food)?.holds.size ?? 0) > 2,
    group: groupOfIt(clause, state),
    prefersUsed: ABOUT_USED.includes(base),
    prefersToTaste: base === 'heat' || base === 'ready' || base === 'serve',
    isOfLaterPart: ({ group }) => group !== state.group && (begun.get(group) ?? 0) > actions.length,
    isSideWork: BESIDE.includes(base),
    isNamedLater: (food, roles) => isNamedLater(food, following, known, roles),
    isKeptForLater: (food) => isKeptForLater(food, following, known),
    isReadied: (food, where) => wasReadied(food, actions, where === 'here' ? clause : null),
    isOfSilentPart: (food) => isOfSilentPart(food, parsed, readable, lexicon),
    mayBeNamedLater: (food) =>
      following.some((one) => finder.isNamedIn(one.clause, food, { orAlike: true })),
  }
}
