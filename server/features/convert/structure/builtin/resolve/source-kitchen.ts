import type { Vessel, VesselKind } from '../ir/graph.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import { BINDING } from './food-kinds.ts'

/** A vessel while the method is read: what stands in it so far. */
export type OpenVessel = Vessel & {
  holds: Map<number, KnownIngredient>
  /** Words for what is in it: "dough", "sauce". */
  names: Set<string>
  /** What the source calls it itself: "skillet". */
  nouns: Set<string>
  /** Part of the recipe that it belongs to. */
  component: number
  /** Water or broth was poured in. */
  isWet: boolean
  /** What is in it has been mixed or cooked, so it is something made. */
  worked: boolean
  /** Some of it has been taken, so that "the rest" is what is here. */
  tapped: boolean
  /** Something in it is on the heat. */
  isOnStove: boolean
  /** It has been taken off the heat since. */
  isOffHeat: boolean
  /** What is in it has been in the oven. */
  baked: boolean
}

const COOKING: readonly VesselKind[] = [
  'bowl',
  'pot',
  'fryingPan',
  'machine',
  'basket',
  'varoma',
  'otherAppliance',
]

/** Whether food is worked on in such a vessel, rather than kept, baked or served. */
export const isCooking = (kind: VesselKind): boolean => COOKING.includes(kind)

/** A cake or a bread: nobody takes the sugar out of it again. */
export const isBakedThrough = ({ baked, holds }: OpenVessel): boolean =>
  baked && holds.size > 2 && [...holds.values()].some(({ food }) => BINDING.includes(food))

/** No more than this of what a vessel holds leaves all of it where it is. */
export const A_LITTLE = 0.3

/** The kitchen as the source's method goes through it: which vessel holds what. */
export class SourceKitchen {
  readonly vessels: OpenVessel[] = []
  /** The vessel that is being worked on. */
  focus: OpenVessel | null = null
  component = 0

  open(kind: VesselKind): OpenVessel {
    const vessel: OpenVessel = {
      id: this.vessels.length,
      kind,
      actions: [],
      holds: new Map(),
      names: new Set(),
      nouns: new Set(),
      component: this.component,
      isWet: false,
      worked: false,
      tapped: false,
      baked: false,
      isOnStove: false,
      isOffHeat: false,
    }
    this.vessels.push(vessel)
    return vessel
  }

  /**
   * Another part of the recipe is made. Where parts come together, "[Cool the sponge.] To assemble:
   * unroll it", it goes on with what is baked or laid out.
   */
  beginPart(isAssembly = false): void {
    this.component++
    const isLaidOut = this.focus?.kind === 'oven' || this.focus?.kind === 'plate'
    if (!isAssembly || !isLaidOut) this.focus = null
  }

  /** The same kitchen, for another reading to go on in. */
  copy(): SourceKitchen {
    const copy = new SourceKitchen()
    for (const one of this.vessels)
      copy.vessels.push({
        ...one,
        actions: [...one.actions],
        holds: new Map(one.holds),
        names: new Set(one.names),
        nouns: new Set(one.nouns),
      })
    copy.focus = this.focus && (copy.vessels[this.focus.id] ?? null)
    copy.component = this.component
    return copy
  }

  /** The vessel that was worked on last of those that pass. */
  latest(test: (vessel: OpenVessel) => boolean): OpenVessel | null {
    const passing = this.vessels.filter(test)
    const lastOf = ({ actions, id }: OpenVessel) => actions.at(-1) ?? id - 1_000
    return passing.sort((a, b) => lastOf(b) - lastOf(a))[0] ?? null
  }

  /** Where an ingredient stands; the latest vessel when it is in several. */
  whereIs({ id }: KnownIngredient): OpenVessel | null {
    return this.latest(({ holds }) => holds.has(id))
  }

  /** Carries food from one vessel to another: all of it, or the named foods. */
  carry(
    from: OpenVessel,
    to: OpenVessel,
    foods: readonly KnownIngredient[] | null,
    part = 1,
  ): void {
    if (part < 1) from.tapped = true
    // A ladle of the broth is neither the broth nor the meat that cooks in it.
    if (part <= A_LITTLE && foods === null && to.holds.size > 0) {
      to.isWet ||= from.isWet
      return
    }
    for (const food of foods ?? [...from.holds.values()]) {
      const stood = part < 1 ? from.holds.has(food.id) : from.holds.delete(food.id)
      if (!stood) continue
      to.holds.set(food.id, food)
    }
    if (from.worked && foods === null) to.worked = true
    if (from.baked && foods === null) to.baked = true
    if (foods === null || from.holds.size === 0) for (const name of from.names) to.names.add(name)
    // "[Remove the meatballs to a dish.] Stir the flour into the drippings": no meatballs are there.
    if (from.holds.size === 0) from.names.clear()
  }
}
