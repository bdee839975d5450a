import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import { type Food, PUREEING } from '../parse/lexicon/kinds.ts'
import { isSaidMelted } from './melted.ts'
import type { Mention } from './mention.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** Foods that are whipped, melted, grated or kept hot before they are used. */
const MADE_ALONE: readonly (Food | null)[] = [
  'cream',
  'milk',
  'liquid',
  'chocolate',
  'hardCheese',
  'cheese',
]

/**
 * "Whip the cream. … Fold in the cream": what stands by itself and has been worked on is meant, and
 * so is the butter that was browned or that things are dipped into.
 */
export function isMadeAlone(
  { food, share, span }: Mention,
  { folded }: Clause,
  at: OpenVessel | null,
  { actions, claims }: ResolverState,
  isGoal: boolean,
): boolean {
  if (!at || share !== null) return false
  // "[Melt the butter with the honey.] Add the cooled butter"
  const [first] = at.holds.keys()
  if (food.food === 'butter' && first === food.id && isSaidMelted(folded, span)) return at.worked
  const isAlone = [...at.holds.values()].every(
    ({ id, food: kind }) => id === food.id || kind === 'spice' || kind === 'sugar',
  )
  if (!isAlone) return false
  const isWorked = at.actions.some((id) => {
    const role = actions[id]?.role
    return role === 'work' || role === 'heat'
  })
  if (MADE_ALONE.includes(food.food)) return isWorked
  // "Melt the butter. … Add the butter": all of it, not some more.
  const isAllThere = food.food === 'butter' && claims.isUsed(food) && !food.isDivided
  return isAllThere && (isWorked || at.worked || isGoal)
}

/** Words for what becomes of fruit and vegetables in a blender, of which some may be left whole. */
const PUREE = /^\W*(?:purees?|pulp)(?!\p{L})/u

/** "[Blend half of the berries.] Pour in the berry purée": not the berries that are left. */
export function pureeOf(
  { food, span, share }: Mention,
  { folded }: Clause,
  { actions, kitchen }: ResolverState,
): OpenVessel | null {
  if (share !== null || !PUREE.test(folded.slice(span.end))) return null
  return kitchen.latest(
    (one) =>
      one.holds.has(food.id) &&
      one.actions.some((id) => {
        const action = actions[id]?.clause.action
        return action !== undefined && PUREEING.includes(action)
      }),
  )
}

/** What an order calls by a name for something made, which begins at `start`. */
type Made = { vessel: OpenVessel; start: number }

/** "Add the butter and chocolate mixture", which has the butter in it. */
export function isInItsName(
  { food, span, share }: Mention,
  made: readonly Made[],
  { folded }: Clause,
  { joiners }: CompiledLexicon,
): boolean {
  return made.some(({ vessel, start }) => {
    if (share !== null || !isThere(food, vessel) || span.end >= start) return false
    const between = folded.slice(span.end, start)
    return NEXT_TO_IT.test(between) && joiners.isIn(between)
  })
}

const NEXT_TO_IT = /^ \p{L}+ (?:[\p{L}-]+ ){1,2}$/u

/** "Cut the butter into the flour" to which it has been added. */
export function isInGoal(
  { food, share }: Mention,
  goal: OpenVessel | null,
  { claims }: ResolverState,
): boolean {
  const isFat = food.food === 'butter' && !food.isDivided
  return isFat && share === null && claims.isUsed(food) && isThere(food, goal)
}

const isThere = ({ id }: KnownIngredient, vessel: OpenVessel | null) =>
  vessel?.holds.has(id) ?? false
