import type { Portion } from '../ir/graph.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import { cookingWater } from './cooking-water.ts'
import { coveringWater } from './covering-water.ts'
import { fryingFat } from './frying-fat.ts'
import { measuredWater } from './measured-water.ts'
import type { Order } from './order.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** What the method puts in that the list lacks: water and the fat for frying. */
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
  for(order: Order, vessel: OpenVessel): Portion | null {
    const before = vessel.actions.flatMap((id) => this.state.actions[id] ?? [])
    const portion =
      this.water(order, vessel) ?? fryingFat(order, vessel, before, this.known, this.state.lexicon)
    if (portion && !this.state.added.includes(portion.food)) this.state.added.push(portion.food)
    return portion
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
