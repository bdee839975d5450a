import { readQuantity } from '#shared/quantity/quantity.ts'
import type { KitchenAction } from '../ir/graph.ts'
import { VERBS } from '../ir/verbs.ts'
import type { Clause } from '../parse/clauses.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import { isOneBefore, isOrdinalBefore, isOtherBefore } from '../parse/one-of-several.ts'
import type { ParsedClause } from '../parse/parse.ts'
import type { Share } from '../parse/read-share.ts'
import type { Mention } from './mention.ts'
import type { MentionFinder } from './mentions.ts'
import { leftToRepeat } from './repeated.ts'
import type { ResolverState } from './resolver-state.ts'

type Around = {
  following: readonly ParsedClause[]
  finder: MentionFinder
  state: ResolverState
}

/**
 * Which of several pieces an order means: "chop one onion. Mix the chopped onion with the mince. …
 * Slice the second onion. Fry the onion."
 */
export function ofSeveral(mention: Mention, clause: Clause, around: Around): Mention {
  const repeated = leftToRepeat(mention, clause, around.state)
  if (repeated !== mention) return repeated
  const { food, share, span, isCollective, isPressed } = mention
  const count = countOf(food)
  if (count === null || isCollective || isPressed || share?.part === 'rest') return mention
  const { state } = around
  const { language } = state.lexicon.source
  const before = clause.folded.slice(0, span.start)
  const called = clause.text.slice(span.start, span.end)
  const one: Share = { part: 1 / count, words: '', called }
  if (isOtherBefore(before, language))
    return { ...mention, share: count === 2 ? one : { part: 'rest', words: '' } }
  if (isOrdinalBefore(before, language)) return { ...mention, share: one }
  const isOne = isOneBefore(before, language)
  if (share !== null)
    return isOne && isNear(share.part, 1 / count) ? { ...mention, share: one } : mention
  const isOthersToCome = around.following.some((next) => namesOther(food, next.clause, around))
  if (isOthersToCome && isOne) return { ...mention, share: one }
  const { role } = VERBS[clause.action]
  const isOnBoard = role === 'cut' || role === 'ready'
  const readied = isOnBoard ? null : readiedShare(food, state)
  return readied && (isOthersToCome || state.claims.isBegun(food))
    ? { ...mention, share: readied }
    : mention
}

const isNear = (part: Share['part'], other: number) =>
  typeof part === 'number' && Math.abs(part - other) < 0.01

/** How many of a food the list has, where it counts several. */
function countOf({ entry, isCounted }: KnownIngredient): number | null {
  const quantity = isCounted && entry.quantity ? readQuantity(entry.quantity) : null
  return quantity && quantity.min === quantity.max && quantity.min >= 2 ? quantity.min : null
}

function namesOther(food: KnownIngredient, clause: Clause, { finder, state }: Around): boolean {
  const { language } = state.lexicon.source
  const where = (start: number) => {
    const before = clause.folded.slice(0, start)
    return isOrdinalBefore(before, language) || isOtherBefore(before, language)
  }
  return finder.isNamedIn(clause, food, { where })
}

/** The share of a food that has been cut since some of it went in last. */
function readiedShare(food: KnownIngredient, { actions, readied }: ResolverState): Share | null {
  const takes = ({ adds }: KitchenAction) => adds.some((one) => one.food.id === food.id)
  const since = actions.slice(actions.findLastIndex(takes) + 1)
  const shares = since.flatMap(({ id, role }) =>
    role === 'cut' || role === 'ready'
      ? (readied.get(id) ?? []).flatMap((one) =>
          one.food.id === food.id && one.span.end > 0 && one.share ? [one.share] : [],
        )
      : [],
  )
  const [first, ...others] = shares
  if (!first || others.some(({ part }) => part === 'rest')) return null
  if (others.length === 0) return first
  const parts = shares.map(({ part }) => (typeof part === 'number' ? part : 1))
  const sum = parts.reduce((all, part) => all + part, 0)
  return sum > MOST ? null : { part: sum, words: '' }
}

/** More than this is all of it. */
const MOST = 0.95
