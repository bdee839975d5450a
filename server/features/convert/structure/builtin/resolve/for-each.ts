import type { Clause } from '../parse/clauses.ts'
import { beforeEach } from '../parse/read-share.ts'
import type { Mention } from './mention.ts'

/** What comes by the piece or the slice is shared out evenly. */
const BY_THE_PIECE: readonly (string | null)[] = [null, 'piece', 'slice']
/** From this share on, all of it is meant: shares are rounded. */
const WHOLE_FROM = 0.94
/** Nobody makes more portions of what is shared out by hand. */
const MOST = 24

/**
 * "Top each burger with 2 slices of bacon": two for every one of them, which is all the bacon where
 * it comes out even.
 */
export function withWholeForEach(
  mentions: readonly Mention[],
  { folded }: Clause,
): readonly Mention[] {
  const before = beforeEach(folded)
  if (before === null) return mentions
  const at = folded.indexOf(before) + before.length
  const one = mentions.find(({ span }) => span.start >= at)
  const isNamed = one !== undefined && /^\P{L}*\p{L}+\s+$/u.test(folded.slice(at, one.span.start))
  const count = isNamed && one.share === null ? countOf(one) : null
  return mentions.map((mention) => {
    const isBehind = mention.span.start > at && mention !== one
    return isBehind && isForAll(mention, count) ? { ...mention, share: null } : mention
  })
}

const countOf = ({ food: { entry } }: Mention): number | null =>
  entry.unit ? null : Number(entry.quantity) || null

function isForAll({ food, share }: Mention, count: number | null): boolean {
  if (typeof share?.part !== 'number' || share.isVague || !/\d|\p{L}/u.test(share.words))
    return false
  if (count !== null) return share.part * count >= WHOLE_FROM
  const times = 1 / share.part
  const isEven = Math.abs(times - Math.round(times)) < 0.02 && times > 1 && times <= MOST
  return isEven && BY_THE_PIECE.includes(food.entry.unit ?? null)
}
