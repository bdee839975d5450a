import type { Move, Portion } from '../ir/graph.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import type { Mention } from './mention.ts'
import type { Order, Placed, VesselPart } from './order.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel, SourceKitchen } from './source-kitchen.ts'

/** Foods that bind what they are baked with. */
const BINDING: readonly (Food | null)[] = ['flour', 'egg', 'liquid', 'milk', 'cream', 'sugar']

/** Puts listed food into vessels, and what stands in one vessel into another. */
export class VesselFiller {
  private readonly state: ResolverState
  private readonly kitchen: SourceKitchen

  constructor(state: ResolverState) {
    this.state = state
    this.kitchen = state.kitchen
  }

  /** Puts what an order names into a vessel, and goes on there. */
  into(vessel: OpenVessel, { fresh, named, goal, parts, mentions }: Order): Placed {
    const { focus } = this.kitchen
    // "Fold it into the chicken mixture"
    const isObject = goal === vessel && fresh.length === 0 && named.every((one) => one === goal)
    const sources = isObject && focus ? [...named, focus] : named
    const moves = sources
      .filter(
        (from) => from !== vessel && from.holds.size > 0 && (from.kind !== 'oven' || from.worked),
      )
      .map((from) => this.carry(from, vessel, apartIn(from, mentions), parts.get(from.id)))
    const adds = fresh.map((mention) => this.claim(mention))
    this.kitchen.focus = vessel
    return { vessel, adds, moves }
  }

  claim(mention: Mention): Portion {
    const { food, share, isCollective, isSide, cut, state, isFoam, isPressed } = mention
    const evidence = isCollective ? 'carried' : 'stated'
    const portion = this.state.claims.claim(food, share, { evidence, isSide })
    if (cut) portion.cut = cut
    if (isPressed) portion.isPressed = true
    if (state) portion.state = state
    if (isFoam) portion.isFoam = true
    return portion
  }

  carry(
    from: OpenVessel,
    to: OpenVessel,
    foods: readonly KnownIngredient[] | null,
    { part, words }: Partial<VesselPart> = {},
  ): Move {
    this.kitchen.carry(from, to, foods, part ?? 1)
    return { from: from.id, foods, part: part ?? 1, ...(words && { words }) }
  }
}

/** "Put the roasted peppers into the bowl": the aubergines stay on the tray; null where all goes. */
function apartIn({ kind, holds }: OpenVessel, mentions: readonly Mention[]) {
  const named = mentions.filter(({ food, isCollective }) => holds.has(food.id) && !isCollective)
  const isTray = kind === 'oven' && [...holds.values()].every(({ food }) => !BINDING.includes(food))
  return isTray && named.length > 0 && named.length < holds.size
    ? named.map(({ food }) => food)
    : null
}
