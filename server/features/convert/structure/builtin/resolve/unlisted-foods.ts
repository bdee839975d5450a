import type { Portion } from '../ir/graph.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import { cookingWater } from './cooking-water.ts'
import { coveringWater } from './covering-water.ts'
import { fryingFat } from './frying-fat.ts'
import { measuredSeasonings, measuredWater } from './measured-foods.ts'
import type { Order } from './order.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** What the method puts in that the list lacks: water, the fat for frying and pinches of salt. */
export class UnlistedFoods {
  private readonly listed: readonly KnownIngredient[]
  private readonly state: ResolverState

  constructor(listed: readonly KnownIngredient[], state: ResolverState) {
    this.listed = listed
    this.state = state
  }

  /** The list, and behind it what has been added so far. */
  get known(): readonly KnownIngredient[] {
    return [...this.listed, ...this.state.added]
  }

  /** What an order puts into its vessel besides. */
  for(order: Order, vessel: OpenVessel): Portion[] {
    const before = vessel.actions.flatMap((id) => this.state.actions[id] ?? [])
    const { lexicon, added } = this.state
    const poured =
      this.water(order, vessel) ?? fryingFat(order, vessel, before, this.known, lexicon)
    const portions = [
      ...(poured ? [poured] : []),
      ...measuredSeasonings(order.parsed.clause, order.role, this.known, lexicon),
    ]
    added.push(...portions.map(({ food }) => food).filter((food) => !added.includes(food)))
    return portions
  }

  /** "Cover with 800 ml water", "cover with water" where the list has none. */
  private water(order: Order, { holds }: OpenVessel): Portion | null {
    const { parsed, role } = order
    const isWater = ({ traits }: KnownIngredient) => traits.has('water')
    if (this.listed.some(isWater)) return null
    const { lexicon } = this.state
    const { clause } = parsed
    return (
      measuredWater(clause, role, this.known, lexicon) ??
      cookingWater(order, this.known, lexicon) ??
      (role === 'add' && !this.state.added.some(isWater)
        ? coveringWater(clause.folded, [...holds.values()], this.known, lexicon)
        : null)
    )
  }
}
