import type { ActionGraph, KitchenAction, VesselKind } from '../ir/graph.ts'
import type { VerbRole } from '../ir/verbs.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { wordsOf } from '../parse/name-words.ts'
import { fold } from '../parse/phrases.ts'
import { sideClauseStart } from './clause-positions.ts'
import { BINDING } from './food-kinds.ts'
import { type Contents, contentsAfter, contentsOf, MIXING } from './loose-ends.ts'
import { isCooking } from './source-kitchen.ts'

/** How much speaks against a choice, in loose ends; `isSure` where its vessel is told or nothing can go wrong. */
export type Against = { cost: number; isSure: boolean }

const NEVER: Against = { cost: Number.POSITIVE_INFINITY, isSure: false }

/** Roles of orders whose vessel matters. */
const ABOUT_VESSELS: readonly VerbRole[] = [...MIXING, 'bake', 'hand', 'serve', 'move', 'back']
const ASSEMBLING: readonly VerbRole[] = ['hand', 'serve']
const CARRYING: readonly VerbRole[] = ['hand', 'serve', 'move', 'bake']
/** What a word in common speaks for. */
const ONE_WORD = 0.6
const IN_PLACE: readonly VerbRole[] = ['heat', 'work']

/** An order's words, set against what was done in the vessels before. */
export class VesselEvidence {
  private readonly method: Pick<ActionGraph, 'actions' | 'vessels'>
  private readonly lexicon: CompiledLexicon
  private readonly stems: readonly ReadonlySet<string>[]
  /** What the vessels hold before an order, by its number. */
  private readonly kitchens = new Map<number, Map<number, Contents>>()

  constructor(method: Pick<ActionGraph, 'actions' | 'vessels'>, lexicon: CompiledLexicon) {
    this.method = method
    this.lexicon = lexicon
    this.stems = method.actions.map((action) => this.stemsOf(action))
  }

  /** Whether an order goes on in a vessel; `isOnNothing` where it works on nothing otherwise. */
  forFocus(action: KitchenAction, vessel: number, isOnNothing: boolean): Against {
    const { adds, objects, cues, role, id } = action
    if (!ABOUT_VESSELS.includes(role)) return NEVER
    const kind = this.method.vessels[vessel]?.kind
    const shared = this.shared(action, vessel)
    const isPlace = cues.place !== null && isCooking(cues.place)
    const isNamed = isPlace && cues.place === kind
    const isTold = shared > 0 || isNamed
    const isCarrying = CARRYING.includes(role) && action.moves.length === 0
    if (!isTold && !isOnNothing && !isCarrying) return NEVER
    if (this.isBaked(vessel, id) && MIXING.includes(role)) return NEVER
    // A batter is not cooked in the bowl that it was stirred in.
    if (role === 'heat' && this.isStirred(vessel, id)) return NEVER
    const byFoods = adds.length > 1 ? 2 : adds.length > 0 ? 1 : objects.length > 0 ? 0.75 : 0.25
    const byPlace = isNamed ? -0.25 : isPlace ? 1.25 : 0
    const byWords = shared === 0 && !isOnNothing ? 0.5 : -shared
    const cost = byFoods + byPlace + byWords + (cues.isNewVessel ? 2 : 0)
    // "[Add the stock.] Cook for 12 minutes": where the food is.
    const isNext = isOnNothing && this.vesselBefore(id) === vessel && isPot(kind)
    if (isNext && IN_PLACE.includes(role)) return { cost: 0, isSure: true }
    const isSure = isNamed || CARRYING.includes(role) || (isOnNothing && role === 'work')
    return { cost: cost + this.distance(action, vessel), isSure }
  }

  private isStirred(vessel: number, before: number): boolean {
    const { kind, actions = [] } = this.method.vessels[vessel] ?? {}
    const isWork = (id: number) => id < before && this.method.actions[id]?.role === 'work'
    return kind === 'bowl' && actions.some(isWork)
  }

  /** Where food was cooked or mixed last. */
  private vesselBefore(id: number): number | undefined {
    const isIdle = ({ role, vessel }: KitchenAction) =>
      vessel < 0 || role === 'dial' || role === 'none'
    return this.method.actions.slice(0, id).findLast((one) => !isIdle(one))?.vessel
  }

  /** Whether an order takes along what a vessel holds; `isOnNothing` as above. */
  forBringing(action: KitchenAction, vessel: number, isOnNothing: boolean): Against {
    const { role, adds, objects, id } = action
    if (!ABOUT_VESSELS.includes(role)) return NEVER
    // "Divide the dough into 6 balls": nothing is kneaded into it.
    if (action.verb === 'shape' && !isOnNothing) return NEVER
    const isMixing = MIXING.includes(role)
    const isAssembling = ASSEMBLING.includes(role)
    if (isMixing && this.isBaked(vessel, id)) return NEVER
    const isBare = adds.length + objects.length === 0
    const shared = this.shared(action, vessel)
    if (!isAssembling && !isOnNothing && shared <= ONE_WORD) return NEVER
    const byRole = isAssembling ? 1 : isMixing ? 1.5 : 1.25
    const isOther = isMixing && !this.isOfOnePart(vessel, action.vessel, id)
    const cost = byRole - (isBare ? 0.5 : 0) + (isOther ? 1 : 0) - shared
    return { cost: cost + this.distance(action, vessel), isSure: isAssembling }
  }

  /** A cake or a bread: nobody stirs it into something. */
  private isBaked(vessel: number, before: number): boolean {
    const held = this.heldBefore(vessel, before)
    const isBound = held.some(({ food }) => BINDING.includes(food.food))
    return held.length > 2 && isBound && held.some(({ isBaked }) => isBaked)
  }

  /** Whether what stands in two vessels is of one part of the list, as far as that has parts. */
  private isOfOnePart(one: number, other: number, before: number): boolean {
    const groupsIn = (vessel: number) =>
      new Set(this.heldBefore(vessel, before).map(({ food }) => food.group))
    const others = groupsIn(other)
    return others.size === 0 || !groupsIn(one).isDisjointFrom(others)
  }

  private heldBefore(vessel: number, before: number) {
    const kitchen =
      this.kitchens.get(before) ?? contentsAfter(this.method.actions.slice(0, before)).kitchen
    this.kitchens.set(before, kitchen)
    return [...contentsOf(vessel, kitchen).foods.values()]
  }

  private distance(action: KitchenAction, vessel: number): number {
    const last = this.method.vessels[vessel]?.actions.findLast((id) => id < action.id)
    return last === undefined ? 0 : 0.03 * (action.id - last)
  }

  /** Words that an order has in common with what was done in a vessel, and not with where it is now. */
  private shared({ id, vessel: here }: KitchenAction, there: number): number {
    const around = this.wordsAround(here, id)
    const known = this.wordsAround(there, id)
    const telling = [...(this.stems[id] ?? [])].filter(
      (stem) => known.has(stem) && !around.has(stem),
    )
    return ONE_WORD * Math.min(2, telling.length)
  }

  private wordsAround(vessel: number, before: number): Set<string> {
    const actions = this.method.vessels[vessel]?.actions.filter((id) => id < before) ?? []
    return new Set(actions.flatMap((id) => [...(this.stems[id] ?? [])]))
  }

  /** What an order is about, without its verbs. */
  private stemsOf({ clause, component, adds }: KitchenAction): Set<string> {
    const { folded, verb } = clause
    // What work is to end in says nothing of where it is done.
    const side = sideClauseStart(clause, this.lexicon)
    const { stopWords, descriptors, verbs } = this.lexicon
    // "½ teaspoon of salt" tells nothing of where other salt went.
    const isOwn = (stem: string) => adds.some(({ food }) => food.stems.has(stem))
    const words = wordsOf(folded, this.lexicon).filter(
      ({ start, end, stem }) =>
        (end <= verb.start || start >= verb.end) &&
        start < side &&
        stem.length > 2 &&
        !isOwn(stem) &&
        !/[\d½¼¾⅓⅔] ?$/u.test(folded.slice(0, start)) &&
        !stopWords.has(stem) &&
        !descriptors.has(stem) &&
        verbs.at(folded, start).length === 0,
    )
    const named = component ? wordsOf(fold(component), this.lexicon) : []
    return new Set([...words, ...named].map(({ stem }) => stem))
  }
}

function isPot(kind: VesselKind | undefined): boolean {
  return kind === 'pot' || kind === 'fryingPan' || kind === 'bowl'
}
