import type { VerbRole } from '../ir/verbs.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { isWhereNeeded } from '../parse/conditions.ts'
import { isTogetherBefore, isWithBefore } from '../parse/goal-words.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import { wordsOf } from '../parse/name-words.ts'
import type { ParsedClause } from '../parse/parse.ts'
import type { Mention } from './mention.ts'
import type { ResolverState } from './resolver-state.ts'

/** What boards, towels and cakes are dusted with. */
export const DUSTED: readonly (Food | null)[] = ['flour', 'starch', 'sugar', 'cocoa', 'crumbs']
/** With what tins are greased, too. */
const SPRINKLED: readonly (Food | null)[] = [...DUSTED, 'butter', 'oil', 'salt']
const GREASING: readonly (Food | null)[] = ['butter', 'oil', 'flour', 'crumbs']

/** Roles of orders on tins, boards and finished food, and of those that make the dish. */
export const BESIDE: readonly VerbRole[] = ['hand', 'ready', 'serve']
const MAIN: readonly VerbRole[] = ['add', 'work', 'heat']

/** What an order may be on the side of, and what is known of the rest of the recipe. */
type Around = {
  parsed: ParsedClause
  role: VerbRole
  state: ResolverState
  isNamedLater: (food: KnownIngredient, roles: readonly VerbRole[]) => boolean
}

/**
 * Whether an order takes but a little of a food that other orders need: "dust the towel with
 * sugar. … Beat the cream with the sugar."
 */
export function isSideUse({ food, share, span }: Mention, around: Around): boolean {
  const { role, parsed, state } = around
  // "With a little flour", of which the list has some more than the dish takes
  const isLittle = share === null || (share.isVague === true && food.hasExtra === true)
  if (!isLittle || food.entry.quantity === undefined || !SPRINKLED.includes(food.food)) return false
  // "Turn out onto a towel dusted with sugar", "rub the tin with butter"
  const before = parsed.clause.folded.slice(0, span.start)
  const isAccessory =
    isWithBefore(before, state.lexicon) && !isTogetherBefore(before, state.lexicon)
  const isBeside =
    BESIDE.includes(role) ||
    (role === 'season' && food.food === 'salt') ||
    ((role === 'move' || role === 'add') && isAccessory) ||
    (role === 'work' && parsed.cues.place === 'oven' && GREASING.includes(food.food))
  if (!isBeside) return false
  // "100 g flour, plus more for the tin" is for the dish, whatever it is called there.
  const isMore = food.hasExtra && GREASING.includes(food.food)
  return isMore || state.claims.isClaimed(food) || around.isNamedLater(food, MAIN)
}

/**
 * "Top up with a drop of water if it looks dry. … Stir in the water": the drop is from the tap, and the
 * listed water is for the later order.
 */
export function isOnlyInCase({ food, share }: Mention, around: Omit<Around, 'role'>): boolean {
  const { parsed, state } = around
  return (
    (share === null || share.isVague === true) &&
    isWhereNeeded(parsed.clause, state.lexicon) &&
    !state.claims.isClaimed(food) &&
    around.isNamedLater(food, MAIN)
  )
}

/** "Lay on a cloth dusted with sugar": the food is but an accessory of the order. */
export function isAppliedIn(
  { stems }: KnownIngredient,
  { folded }: Clause,
  lexicon: CompiledLexicon,
): boolean {
  const word = wordsOf(folded, lexicon).find(({ stem }) => stems.has(stem))
  return word !== undefined && isWithBefore(folded.slice(0, word.start), lexicon)
}
