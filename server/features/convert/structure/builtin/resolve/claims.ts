import type { Portion } from '../ir/graph.ts'
import { areOtherParts } from '../parse/fruit-part-words.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import type { Share } from '../parse/read-share.ts'
import type { Mention } from './mention.ts'

type ClaimOptions = { evidence: Portion['evidence']; isSide?: boolean; isLikely?: boolean }

type Claim = { food: KnownIngredient; share: Share | null; portion: Portion }

/** `isVague`: "a little" was taken, nobody knows how much. */
type LeftOver = { food: KnownIngredient; part: number; portions: Portion[]; isVague: boolean }

/** Less than this share is a spoon of it, for the yeast or the slurry. */
const SPOONFUL = 0.2

/** Foods that recipes take from more than once without saying so. */
const POURED: readonly Food[] = [...(['oil', 'butter', 'salt'] as const)]

/** Of these some are taken out again, and the rest is what stays in the pan. */
const IN_PIECES: readonly Food[] = ['mushroom', 'softVegetable', 'hardVegetable']

/**
 * Which order takes how much of which ingredient. Each amount is used exactly once over the whole
 * recipe, so shares that nobody states are worked out when all claims are known.
 */
export class Claims {
  private readonly byFood: Map<number, Claim[]>

  constructor(known: ReadonlyMap<number, Claim[]> = new Map()) {
    this.byFood = new Map(known)
  }

  /** The same claims on portions of their own, for another reading to go on with. */
  copy(own: (portion: Portion) => Portion): Claims {
    const claims = [...this.byFood].map(([food, some]): [number, Claim[]] => [
      food,
      some.map((claim) => ({ ...claim, portion: own(claim.portion) })),
    ])
    return new Claims(new Map(claims))
  }

  /** Takes a share of a food for an order; its size is settled at the end. */
  claim(
    food: KnownIngredient,
    share: Share | null,
    { evidence, isSide = false, isLikely = false }: ClaimOptions,
  ): Portion {
    const words = share?.words ?? null
    const portion: Portion = {
      ...{ food, part: 1, words, evidence },
      ...(isSide && { isSide }),
      ...(isLikely && { isLikely }),
      ...(share?.called && { called: share.called }),
    }
    const claims = this.byFood.get(food.id) ?? []
    this.byFood.set(food.id, [...claims, { food, share, portion }])
    return portion
  }

  isClaimed({ id }: KnownIngredient): boolean {
    return this.byFood.has(id)
  }

  /** Whether the tin has had of it, and the dish, which it is for, has not. */
  isStillToUse(food: KnownIngredient): boolean {
    const claims = this.byFood.get(food.id) ?? []
    return food.hasExtra === true && claims.every(({ portion }) => portion.isSide)
  }

  /** Whether nothing of it is left for an order that takes what there is. */
  isUsed({ id }: KnownIngredient): boolean {
    const claims = (this.byFood.get(id) ?? []).filter(({ portion }) => !portion.isSide)
    if (claims.some(({ share }) => share === null || share.part === 'rest')) return true
    return sumOf(claims) > 0.95
  }

  /** Whether some of it has been taken, and not all. */
  isBegun(food: KnownIngredient): boolean {
    return this.isClaimed(food) && !this.isUsed(food)
  }

  /** Whether only a spoon of it has gone in so far. */
  isMostlyLeft({ id }: KnownIngredient): boolean {
    const claims = this.byFood.get(id) ?? []
    const areStated = claims.every(({ share }) => typeof share?.part === 'number')
    return claims.length > 0 && areStated && sumOf(claims) < SPOONFUL
  }

  /** Whether a word for a food that has been used means more of it, rather than what has become of it. */
  isMore(mention: Mention, isThere: boolean): boolean {
    const { food, share } = mention
    const claims = this.byFood.get(food.id) ?? []
    if (claims.length === 0 || this.isOtherPart(mention)) return true
    // "Whisk it into the water" names what is there already.
    if (share === null && isThere) return false
    if (!this.isUsed(food)) return true
    // "[Fry the mushrooms, take some out.] Pour the stock onto the remaining mushrooms"
    const isInPieces = food.food !== null && IN_PIECES.includes(food.food)
    if (isInPieces && share?.part === 'rest' && claims.some((claim) => claim.share === null))
      return false
    // "[Melt the butter.] Add the ½ cup of melted butter": all of it, the same again.
    if (typeof share?.part === 'number' && share.part > 0.95) return false
    // "[Grate the zest into the butter.] Push half of the butter under the skin": half of what is there.
    const isExact = typeof share?.part === 'number' && !share.isVague
    const isWhole = claims.every((claim) => claim.share === null && !claim.portion.isSide)
    if (isThere && isExact && isWhole && !food.isDivided && !food.isToTaste) return false
    const isPoured = (food.food !== null && POURED.includes(food.food)) || food.isToTaste
    if (share !== null) return isPoured || food.isDivided
    return (isPoured || food.isDivided) && !isThere
  }

  /** "[Drizzle with lemon juice.] Add the zest of the lemon": what has been taken is no zest. */
  private isOtherPart({ food, share, state, isPressed }: Mention): boolean {
    const portions = (this.byFood.get(food.id) ?? []).map(({ portion }) => portion)
    return (
      isPressed === true &&
      // "A little lemon zest on top" is what was kept of it.
      share?.isVague !== true &&
      portions.every((one) => one.isPressed && areOtherParts(one.state ?? '', state ?? ''))
    )
  }

  /** What is left of foods of which less is stated than the list has, once all is settled. */
  leftOver(): LeftOver[] {
    return [...this.byFood.values()].flatMap((claims) => {
      const portions = claims.map(({ portion }) => portion)
      const part = round(1 - portions.reduce((sum, one) => sum + one.part, 0))
      const [first] = claims
      const isVague = claims.some(({ share }) => share?.isVague)
      return first && part > 1 - MUCH_LEFT ? [{ food: first.food, part, portions, isVague }] : []
    })
  }

  /** Settles how large each share is, so that each food's shares add up to one. */
  settle(): void {
    for (const claims of this.byFood.values()) settleAll(claims)
  }
}

function sumOf(claims: readonly Claim[]): number {
  return claims.reduce(
    (sum, { share }) => sum + (typeof share?.part === 'number' ? share.part : 0),
    0,
  )
}

/** What boards and tins take of a food is hardly missed in the dish. */
function settleAll(claims: readonly Claim[]): void {
  const sides = claims.filter(({ portion }) => portion.isSide)
  const others = claims.filter((claim) => !sides.includes(claim))
  settleOne(others.length > 0 ? others : sides)
  if (others.length === 0) for (const { portion } of sides) portion.isSide = false
  if (sides.length === 0 || others.length === 0) return
  takeExtra(sides, others)
}

/**
 * "A pinch of salt" where another order takes the salt that the list measures: it is hardly missed
 * there.
 */
function settleByEye(claims: readonly Claim[]): boolean {
  const byEye = claims.filter(({ share }) => share?.isByEye)
  const others = claims.filter((claim) => !byEye.includes(claim))
  if (byEye.length === 0 || others.length === 0) return false
  settleOne(others)
  takeExtra(byEye, others)
  return true
}

/** Gives some orders a little of a food, taken from the share of the order that has most of it. */
function takeExtra(some: readonly Claim[], others: readonly Claim[]): void {
  for (const { portion } of some) portion.part = EXTRA / some.length
  const most = others.reduce((one, other) => (other.portion.part > one.portion.part ? other : one))
  most.portion.part = round(most.portion.part - EXTRA)
}

/** "Plus more for frying": the listed amount is all for the first use. */
function settleExtra([first, ...others]: readonly Claim[]): boolean {
  const isFirst = first?.food.hasExtra && first.share === null && others.length > 0
  if (!first || !isFirst || others.some(({ share }) => share?.part === 'rest')) return false
  first.portion.part = 1 - EXTRA
  for (const { portion } of others) portion.part = EXTRA / others.length
  return true
}

function settleOne(claims: readonly Claim[]): void {
  if (settleByEye(claims) || settleExtra(claims)) return
  const stated = claims.filter(({ share }) => typeof share?.part === 'number')
  const open = claims.filter((claim) => !stated.includes(claim))
  const sum = sumOf(stated)
  if (open.length === 0) {
    // What the last one takes is what is left.
    const last = claims.at(-1)
    for (const claim of stated) claim.portion.part = Number(claim.share?.part) / Math.max(sum, 1)
    // "1 mandarin" of five, and no word of the others: no more than is named.
    if (sum < MUCH_LEFT) return
    if (last && sum < 1) last.portion.part = round(1 - (sum - Number(last.share?.part)))
    return
  }
  const left = Math.max(0.1 * open.length, 1 - sum)
  const scale = sum > 0 ? Math.min(1, (1 - left) / sum) : 1
  for (const claim of stated) claim.portion.part = round(Number(claim.share?.part) * scale)
  for (const claim of open) claim.portion.part = round(left / open.length)
  // All of the zest, and all of the juice.
  const isHalfOfFruit = ({ portion }: Claim) =>
    portion.isPressed && open.some((one) => one.portion.state !== portion.state)
  for (const { portion } of open.filter(isHalfOfFruit)) portion.isAllOfPart = true
}

/** A smaller sum of what is stated leaves out what its cook has another use for. */
const MUCH_LEFT = 0.7

/** What the list has beside its amount; shares have to be more than nothing. */
const EXTRA = 0.04

const round = (part: number) => Math.round(part * 100) / 100
