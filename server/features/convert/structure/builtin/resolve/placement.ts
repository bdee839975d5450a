import { bakedToTop } from './baked-to-top.ts'
import { goesAlongWith, isDrainedBeside, justReadied, madeFor } from './bare-orders.ts'
import { byHand } from './by-hand.ts'
import { isGoalAt } from './clause-positions.ts'
import { coatedOnPlate } from './coating.ts'
import { dialled } from './dialled.ts'
import { isMeat } from './food-kinds.ts'
import { restOfBlended } from './half-blended.ts'
import { putTherein, strewnOnBoard } from './handled-apart.ts'
import { NOWHERE, type Order, type Placed } from './order.ts'
import { panSpokenOf } from './pan-spoken-of.ts'
import type { ResolverState } from './resolver-state.ts'
import { SHAPED } from './shaped.ts'
import { isPutIntoEach } from './shared-out.ts'
import { isBesideSoup, isLaidApart } from './soup-behind-pan.ts'
import { isCooking, type OpenVessel, type SourceKitchen } from './source-kitchen.ts'
import { holderInLead } from './spoken-of.ts'
import { Transfers } from './transfers.ts'
import { VesselChooser } from './vessel-chooser.ts'
import { VesselFiller } from './vessel-filler.ts'

/** "½ cup", "300 g": so much of what is in a vessel, and nobody knows which share that is (E). */
const AMOUNT = /[\d½¼¾⅓⅔]/u
const SOME = 0.5

const isLaidOut = ({ holds, kind }: OpenVessel) => holds.size > 0 && !isCooking(kind)
/** Carries out orders in the source's kitchen, each by its role. */
export class Placement {
  private readonly state: ResolverState
  private readonly kitchen: SourceKitchen
  private readonly chooser: VesselChooser
  private readonly filler: VesselFiller
  private readonly transfers: Transfers

  constructor(state: ResolverState) {
    this.state = state
    this.kitchen = state.kitchen
    this.chooser = new VesselChooser(state)
    this.filler = new VesselFiller(state)
    this.transfers = new Transfers(state, this.chooser, this.filler)
  }

  /** Where an order is carried out, and what comes in for it. */
  place(order: Order): Placed {
    const plate = coatedOnPlate(order, this.state)
    if (plate) return this.filler.into(plate, order)
    const by = byHand(order, this.state)
    if (by) return { ...this.filler.into(by.at, { ...order, ...by, goal: null }), meant: by.meant }
    if (isPutIntoEach(order, this.state)) return this.transfers.carryAway({ ...order, goal: null })
    switch (order.role) {
      case 'ready':
      case 'cut':
        return this.ready(order)
      case 'add':
      case 'work':
      case 'heat':
        return this.cook(order)
      case 'season':
        return this.season(order)
      case 'move':
      case 'serve':
        return this.transfers.carryAway(order)
      case 'back':
        return this.transfers.bringBack(order)
      case 'aside':
        return this.transfers.setAside(order)
      case 'take':
        return this.transfers.takeOut(order)
      case 'wait':
        return this.wait(order)
      case 'bake':
        return this.bake(order)
      case 'hand':
        return this.hand(order)
      case 'drain':
        return this.drain(order)
      case 'dial':
        return dialled(order, this.state)
      case 'preheat':
      case 'none':
        return { vessel: null, adds: [], moves: [] }
    }
  }

  /** On the board nothing goes in; what stands somewhere already is worked on there. */
  private ready({ fresh, named, mentions, parsed }: Order): Placed {
    // "Separate the eggs" is about those that are still in their shells.
    const isEggs =
      parsed.clause.action === 'prepare' && mentions.some(({ food }) => food.food === 'egg')
    if (isEggs) return { vessel: null, adds: [], moves: [] }
    const vessel = fresh.length === 0 ? (named[0] ?? null) : null
    return { vessel, adds: [], moves: [] }
  }

  private cook(listed: Order): Placed {
    const order = this.offTray(this.withShaped(listed))
    const { focus } = this.kitchen
    const pan = panSpokenOf(order, this.state)
    if (pan) return this.filler.into(pan.to, { ...order, named: pan.named })
    const vessel = this.chooser.cookingVessel(order)
    const isAbove = vessel.kind === 'basket' || vessel.kind === 'varoma'
    const brought = this.drainedInto(order, vessel) ?? this.takenInto(order, vessel)
    if (brought) return brought
    // "Drop the pierogi into the boiling water": what was shaped.
    const isBare = order.role === 'add' && order.fresh.length + order.named.length === 0
    const dumplings = isBare ? this.dumplingsFor(vessel) : null
    const shaped =
      (isBare && vessel.isWet && vessel.holds.size === 0 ? this.kitchen.latest(isLaidOut) : null) ??
      (isBare ? justReadied(order, vessel, this.state) : null) ??
      dumplings
    if (shaped && shaped === dumplings) shaped.names.add(SHAPED)
    if (shaped) return this.filler.into(vessel, { ...order, named: [shaped] })
    // "[Cut into slices.] Place in a greased baking dish": what was worked on.
    const made = madeFor(vessel, order, this.state) ?? goesAlongWith(order, vessel, this.state)
    if (made) return this.filler.into(vessel, { ...order, named: [made] })
    const isPutDown = isBare && !isCooking(vessel.kind) && vessel.holds.size === 0
    if (isPutDown && focus && focus.holds.size > 0)
      return this.filler.into(vessel, { ...order, named: [focus] })
    const placed = isAbove ? this.layOut(vessel, order) : this.filler.into(vessel, order)
    this.kitchen.focus = restOfBlended(order, placed, this.kitchen) ?? this.kitchen.focus
    return placed
  }

  /** "[Roast the pumpkin.] Blend it until smooth": what lies on the tray. */
  private offTray(order: Order): Order {
    const { focus } = this.kitchen
    const isUnnamed = order.fresh.length + order.named.length === 0
    const last = focus?.actions.at(-1) ?? NOWHERE
    const isRoasted = focus?.kind === 'oven' && this.state.actions[last]?.role === 'bake'
    const isBlended = order.role === 'work' && order.parsed.clause.action === 'blend'
    return isUnnamed && isRoasted && isBlended ? { ...order, named: [focus] } : order
  }

  /** "Drain the lentils and add them to the pan": not to the pot that they come from. */
  private drainedInto(order: Order, chosen: OpenVessel): Placed | null {
    const { role, parsed, fresh, named } = order
    const before = this.state.actions.at(-1)
    const isGoingOn = before?.role === 'drain' && before.clause.sentence === parsed.clause.sentence
    const from = isGoingOn ? this.kitchen.vessels[before.vessel] : undefined
    if (!from || from.holds.size === 0 || role !== 'add') return null
    if (fresh.length > 0 || named.some((one) => one !== from)) return null
    const isOther = (one: OpenVessel) =>
      one !== from && (one.kind === 'pot' || one.kind === 'fryingPan') && one.holds.size > 0
    const to = chosen === from ? this.kitchen.latest(isOther) : chosen
    return to && this.filler.into(to, { ...order, named: [from] })
  }

  /** "Take out the peppers and put them into a blender": not into the pot that they come from. */
  private takenInto(order: Order, chosen: OpenVessel): Placed | null {
    const { role, parsed, fresh, named } = order
    const before = this.state.actions.at(-1)
    const isGoingOn = before?.role === 'take' && before.clause.sentence === parsed.clause.sentence
    if (!isGoingOn || role !== 'add' || fresh.length > 0 || parsed.cues.place !== 'bowl')
      return null
    const { vessels } = this.kitchen
    const from = vessels[before.vessel]
    if (!from || from.holds.size === 0 || named.some((one) => one !== from)) return null
    const [move] = before.moves
    const isPot = chosen === from || chosen.id === move?.from
    const to = isPot ? this.kitchen.open('bowl') : chosen
    if (move) return this.filler.into(to, { ...order, named: [from] })
    // "Take out ½ cup and put it into another bowl"
    const isTimed = before.cues.duration !== null || before.cues.celsius !== null
    if (isTimed || !AMOUNT.test(before.clause.text) || !parsed.cues.isNewVessel) return null
    this.kitchen.focus = to
    return { vessel: to, adds: [], moves: [this.filler.carry(from, to, null, { part: SOME })] }
  }

  /** "[Shape into balls and let rise. Boil the milk.] Set them in side by side": what was shaped. */
  private dumplingsFor({ id, kind, isWet, holds }: OpenVessel): OpenVessel | null {
    const isLiquid = [...holds.values()].some(({ food }) => food === 'milk' || food === 'liquid')
    if (kind !== 'pot' || (!isWet && !isLiquid)) return null
    const actionsOf = ({ actions }: OpenVessel) =>
      actions.flatMap((one) => this.state.actions[one] ?? [])
    const isWaiting = (one: OpenVessel) =>
      actionsOf(one).findLast(({ role }) => role !== 'wait' && role !== 'dial')?.verb === 'shape'
    const isDough = (one: OpenVessel) =>
      [...one.holds.values()].some(({ food }) => food === 'flour')
    return this.kitchen.latest((one) => one.id !== id && isDough(one) && isWaiting(one))
  }

  /** "Drain the gherkins" out of their jar has nothing to do with what is on the stove. */
  private drain(order: Order): Placed {
    const { fresh, named, goal } = order
    // "Strain the milk into the pan of vegetables"
    const [from] = named.filter((one) => one !== goal)
    if (goal && from && from.holds.size > 0 && isCooking(goal.kind))
      return this.filler.into(goal, { ...order, fresh: [], named: [from] })
    const vessel =
      named[0] ??
      (fresh.length > 0 || isDrainedBeside(order, this.state) ? null : this.kitchen.focus)
    // "Drain the potatoes, mash them": the next order is about them.
    if (named[0] && isCooking(named[0].kind)) this.kitchen.focus = named[0]
    return { vessel, adds: [], moves: [] }
  }

  /** "[Shape into patties.] Fry in the oil": what was shaped or coated is fried. */
  private withShaped(order: Order): Order {
    const { fresh, named, role, parsed } = order
    const { focus } = this.kitchen
    const isMedium = fresh.every(({ span }) =>
      isGoalAt(parsed.clause, span.start, this.state.lexicon),
    )
    const last = this.state.actions[focus?.actions.at(-1) ?? NOWHERE]?.role
    const isShaped = last === 'hand' || (last === 'season' && focus?.kind === 'plate')
    if (role !== 'heat' || !focus || !isShaped || !isMedium || fresh.length === 0) return order
    return named.length > 0 || focus.kind === 'oven' ? order : { ...order, named: [focus] }
  }

  private season(order: Order): Placed {
    if (order.fresh.some(({ food }) => isMeat(food)))
      return this.filler.into(this.kitchen.open('plate'), order)
    const vessel = order.goal ?? order.named[0] ?? this.kitchen.focus ?? this.chooser.lastTouched()
    if (!vessel) return { vessel: null, adds: [], moves: [] }
    const adds = order.fresh.map((mention) => this.filler.claim(mention))
    return { vessel, adds, moves: [] }
  }

  private wait(order: Order): Placed {
    const { fresh, named, goal, parsed } = order
    const known = goal ?? named[0]
    if (fresh.length > 0) {
      const vessel = known ?? this.kitchen.open('bowl')
      return this.filler.into(vessel, order)
    }
    const spokenOf = known ? null : holderInLead(parsed.clause, this.state)
    const vessel = known ?? spokenOf ?? this.kitchen.focus ?? this.chooser.lastTouched()
    if (spokenOf || (vessel && parsed.cues.place === 'cold')) this.kitchen.focus = vessel
    return { vessel, adds: [], moves: [] }
  }

  private bake(order: Order): Placed {
    const { focus } = this.kitchen
    const { fresh, named } = order
    const sources =
      named.length > 0 ? named : fresh.length > 0 ? [] : [focus ?? this.chooser.lastTouched()]
    const oven =
      sources.find((one) => one?.kind === 'oven') ?? (focus?.kind === 'oven' ? focus : null)
    const to = oven ?? this.kitchen.open('oven')
    const moves = sources
      .filter((one): one is OpenVessel => one != null && one !== to && one.holds.size > 0)
      .map((one) => this.filler.carry(one, to, null))
    const adds = fresh.map((mention) => this.filler.claim(mention))
    this.kitchen.focus = to
    return { vessel: to, adds, moves }
  }

  /** "Shape into balls and lay them in the Varoma": what was worked on just before. */
  private layOut(to: OpenVessel, order: Order): Placed {
    const { named, fresh, parsed } = order
    const before = this.state.actions.at(-1)
    const { focus } = this.kitchen
    const isGoingOn = before?.clause.sentence === parsed.clause.sentence && before.machine === null
    const isWorked = before?.role === 'hand' || (before?.role === 'work' && isGoingOn)
    const isCarried = named.length + fresh.length === 0 && isWorked && focus?.id === before.vessel
    return this.filler.into(to, isCarried && focus ? { ...order, named: [focus] } : order)
  }

  /** "[Lay the fish on the tray.] Brush with the marinade": it goes onto what lies there. */
  private toppedWith({ topping, named, goal }: Order): OpenVessel | null {
    const { focus } = this.kitchen
    if (!topping || goal || named.some((one) => one !== topping && one !== focus)) return null
    return focus && focus !== topping && focus.holds.size > 0 ? focus : null
  }

  /** Shaping and assembling: on the plate, in the tin, on the board. */
  private hand(order: Order): Placed {
    const { parsed, named, goal, fresh } = order
    const { focus } = this.kitchen
    const { place, isNewVessel } = parsed.cues
    if (parsed.part) return this.layOut(this.chooser.onlyOne(parsed.part), order)
    if (place !== null && place !== 'bowl' && !isCooking(place)) {
      const to =
        (!isNewVessel && focus && (focus.kind === place || focus.kind === 'oven') ? focus : null) ??
        (place === 'oven'
          ? this.kitchen.latest(
              ({ kind, component }) => kind === 'oven' && component === this.kitchen.component,
            )
          : null) ??
        this.kitchen.open(place)
      const isCarried = focus !== null && isCooking(focus.kind) && !isLaidApart(order, this.state)
      const from = named.length > 0 ? named : isCarried ? [focus] : []
      return this.filler.into(to, { ...order, named: from })
    }
    const here = fresh.length > 0 && isBesideSoup(parsed.clause, this.state) ? null : focus
    const topped = here && this.toppedWith(order)
    if (topped) return this.filler.into(topped, order)
    const baked = bakedToTop(order, this.state)
    if (baked) {
      const toppings = fresh.length + named.length === 0 && focus ? [focus] : named
      return this.filler.into(baked, { ...order, named: toppings })
    }
    const own = putTherein(order, this.state) ?? strewnOnBoard(order, this.state)
    const vessel =
      goal ?? own ?? named[0] ?? here ?? (fresh.length > 0 ? this.kitchen.open('board') : null)
    if (!vessel) return { vessel: null, adds: [], moves: [] }
    return this.filler.into(vessel, order)
  }
}
