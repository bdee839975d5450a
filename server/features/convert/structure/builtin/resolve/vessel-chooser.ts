import type { VesselKind } from '../ir/graph.ts'
import { VERBS } from '../ir/verbs.ts'
import { isFat } from '../parse/fat.ts'
import { isOntoBefore } from '../parse/goal-words.ts'
import {
  BEATING,
  beatsInByMixer,
  isBeatenAlone,
  isBlendedThere,
  isHotFat,
  saysOnlyHowLong,
} from './bare-orders.ts'
import { isBesideSidePot, isBoiledApart, isMeanwhileInPot } from './boiled-apart.ts'
import { isHeapedOnBoard } from './heaped-flour.ts'
import { bowlWaitingFor, isBoiledBesideBowl, isHeatedBeside } from './heated-beside.ts'
import { leftOnStove } from './left-on-stove.ts'
import {
  isBesideAside,
  isMixedBesidePan,
  isMixedWherePutBack,
  isMixedWithDrained,
} from './mixed-beside-pan.ts'
import { isBesideResting, isNextPart } from './next-part.ts'
import { NOWHERE, type Order } from './order.ts'
import { panCalledSo } from './pan-called-so.ts'
import type { ResolverState } from './resolver-state.ts'
import { liesInPan } from './shaped.ts'
import { isBesideSoup, panBesideSoup, soupBehindPan } from './soup-behind-pan.ts'
import { isCooking, type OpenVessel, type SourceKitchen } from './source-kitchen.ts'
import { isThinned } from './thinned.ts'
import { waitingPan } from './waiting-pan.ts'
import {
  isBeatenApart,
  isBlendedOffTray,
  isCrackedApart,
  isCreamedApart,
  isFatHeatedApart,
  isFriedApart,
  isHeatedApart,
  isMeltedApart,
  isPanHeatedApart,
  isSweatedBesideBroth,
  isWaterApart,
  isWorkedApart,
  isYolksApart,
} from './worked-apart.ts'

/** Says in which vessel an order is carried out. */
export class VesselChooser {
  private readonly state: ResolverState
  private readonly kitchen: SourceKitchen

  constructor(state: ResolverState) {
    this.state = state
    this.kitchen = state.kitchen
  }

  /** The vessel in which food is put together, worked or heated. */
  cookingVessel(order: Order): OpenVessel {
    const { parsed, named, goal, fresh, role } = order
    const { cues, part, clause } = parsed
    const isSteamed = part !== null && part !== 'machine' && (!parsed.machine || fresh.length > 0)
    if (isSteamed) return this.onlyOne(part)
    const isMachine = (this.state.isForMachine && part === 'machine') || parsed.machine !== null
    if (isMachine) return this.onlyOne('machine')
    const { focus } = this.kitchen
    // "Melt the butter in the microwave": not in the bowl with the flour.
    if (cues.place === 'bowl' && focus && isMeltedApart(order, focus))
      return this.kitchen.open('bowl')
    // "While it simmers, drain the cashews [and blend them]": not in the pot.
    const isApart =
      (focus && isWorkedApart(order, focus, this.state.actions)) ||
      (focus && isMixedBesidePan(order, focus, this.state)) ||
      (clause.action === 'drain' && isBesideSoup(clause, this.state)) ||
      isHeapedOnBoard(order, this.state.lexicon) ||
      isBesideAside(order, this.state) ||
      isMixedWithDrained(order, this.state.actions)
    if (isApart) return this.kitchen.open('bowl')
    if (focus && isBoiledBesideBowl(order, focus)) return this.kitchen.open('pot')
    const soup = soupBehindPan(order, this.state)
    if (soup) return soup
    const foam = focus ?? this.lastTouched()
    if (foam && isYolksApart(order, foam, this.state.actions)) return this.kitchen.open('bowl')
    // "Whisk the yolks and the sugar. Cook over a water bath": the bowl stands over it.
    const isInBowl = focus?.kind === 'bowl' && focus.holds.size > 0
    if (isInBowl && role === 'heat' && fresh.length === 0 && cues.has('overWater')) return focus
    // "[Whisk the eggs,] add to the bowl" with the flour
    if (goal && goal !== focus && goal.kind === cues.place && !cues.isNewVessel) return goal
    if (cues.place !== null && isCooking(cues.place)) return this.placeNamed(cues.place, order)
    const isLaid = cues.place === 'oven' || cues.place === 'plate' || cues.place === 'cold'
    if (cues.place && isLaid && role === 'add') return this.placeNamed(cues.place, order)
    // "Pour the filling into the pie shell"
    const isShell = fresh.every(({ span }) =>
      isOntoBefore(clause.folded.slice(0, span.start), this.state.lexicon),
    )
    if (role === 'add' && fresh.length > 0 && named.length > 0 && isShell)
      return this.kitchen.open('plate')
    if (focus && isThinned(order, focus)) return focus
    if (goal) return goal
    const leftPan = leftOnStove(order, this.state)
    if (leftPan) return leftPan
    if (focus && isCrackedApart(order, focus, this.state.lexicon)) return this.kitchen.open('bowl')
    if (role === 'add' && cues.has('inWater')) {
      const water = this.kitchen.latest((one) => one.isWet && one.kind === 'pot')
      if (water) return water
    }
    if (isBlendedOffTray(order)) return this.kitchen.open('bowl')
    const waiting = bowlWaitingFor(order, this.kitchen)
    if (waiting) return waiting
    if (focus && named.includes(focus)) return focus
    const aboveBowl = this.besideSteamed(order)
    if (aboveBowl) return aboveBowl
    // "Stir in the cookies" puts them into what is being worked on.
    const putsIn = role === 'add' || clause.action === 'stirIn' || clause.action === 'fold'
    const isOther =
      focus &&
      ((liesInPan(focus, this.state.actions) && this.isOtherPart(order, focus)) ||
        isBesideResting(order, focus, this.state))
    if (putsIn && focus && isCooking(focus.kind) && !isOther) return focus
    // "[Strain into a clean bowl.] Whisk in the cream": where it stands now.
    const isStirredIn = role === 'work' && putsIn && named.length === 0
    if (isStirredIn && focus?.kind === 'plate' && focus.holds.size > 0) return focus
    // "Toss the beef in flour. Heat the oil in a pan and brown the beef": not on the board.
    const isKept = named[0] !== undefined && !isCooking(named[0].kind)
    if (role === 'heat' && isKept && focus && isCooking(focus.kind)) return focus
    if (role === 'heat' && focus && isHotFat(focus) && named.every(({ kind }) => kind === 'bowl'))
      return focus
    if (focus && isMixedWherePutBack(order, focus, this.state)) return focus
    if (named[0] && fresh.length === 0 && role !== 'add') return named[0]
    if (named[0] && isCooking(named[0].kind) && !focus) return named[0]
    const isFrying = VERBS[clause.action].isFrying === true
    const kind: VesselKind = this.state.isForMachine
      ? 'machine'
      : role === 'heat'
        ? isFrying
          ? 'fryingPan'
          : 'pot'
        : 'bowl'
    // "[Set the miso aside.] Add the noodles": to what is on the stove.
    const onStove = focus || role !== 'add' || this.state.isForMachine ? null : this.stillOnStove()
    if (onStove) return onStove
    // "Turn the dough out onto the table and knead it"
    const isOnTable = focus?.kind === 'plate' && focus.holds.size > 0
    if (isOnTable && role === 'work' && fresh.length + named.length === 0) return focus
    if (this.isLeftInOven(order)) return focus ?? this.kitchen.open(kind)
    if (!focus || (!isCooking(focus.kind) && role !== 'add'))
      return this.state.isForMachine ? this.onlyOne('machine') : this.kitchen.open(kind)
    if (!isCooking(focus.kind) && focus.kind === 'cold') return this.kitchen.open(kind)
    if (isHeatedBeside(order, focus, this.state.actions)) return this.kitchen.open(kind)
    if (isBesideSidePot(order, focus, this.state.actions)) return this.kitchen.open(kind)
    if ([isMeltedApart, isBoiledApart, isHeatedApart].some((isApart) => isApart(order, focus)))
      return this.kitchen.open('pot')
    if (isFatHeatedApart(order, focus)) return this.kitchen.open('fryingPan')
    if (isBeatenApart(order, focus) || isCreamedApart(order, focus))
      return this.kitchen.open('bowl')
    // "Cook the rice separately"
    const isSaidApart = parsed.cues.isNewVessel && role !== 'add' && focus.holds.size > 0
    if (isSaidApart && fresh.length > 0 && named.length === 0 && parsed.cues.place === null)
      return this.kitchen.open(kind)
    // "Meanwhile fry the onions": not in the broth.
    const isInBroth = focus.isWet && fresh.length > 0
    const isInFat = role === 'heat' && fresh.some(({ food }) => isFat(food))
    const isFriedBeside = isInBroth && (isFrying || isInFat) && named.length === 0
    if (isFriedBeside) return this.kitchen.open('fryingPan')
    if (isNextPart(order, focus, this.state.actions)) return this.kitchen.open('bowl')
    return this.isOtherPart(order, focus) ? this.kitchen.open(kind) : focus
  }

  /** "[Spread on the sheet.] Cook at 450 degrees for 8 minutes." */
  private isLeftInOven({ parsed, role, fresh, named }: Order): boolean {
    const { focus } = this.kitchen
    const isBare =
      role === 'heat' && fresh.length + named.length === 0 && parsed.cues.place === null
    const isThere = focus?.kind === 'oven' && focus.holds.size > 0
    return isBare && isThere && saysOnlyHowLong(parsed.clause, this.state.lexicon)
  }

  /** The vessel that words like "in a large pan", "to the pan" mean. */
  placeNamed(kind: VesselKind, order: Order): OpenVessel {
    const { placeWord } = order.parsed.cues
    const called = panCalledSo(kind, order, this.state) ?? panBesideSoup(kind, order, this.state)
    const vessel = called ?? this.placeOf(kind, order)
    if (placeWord && order.parsed.cues.place === kind) vessel.nouns.add(placeWord)
    return vessel
  }

  private placeOf(kind: VesselKind, order: Order): OpenVessel {
    const { parsed, named, fresh, role } = order
    const { focus } = this.kitchen
    const isPan = kind === 'pot' || kind === 'fryingPan'
    const waiting = isPan && waitingPan(order, this.state)
    if (waiting) return waiting
    const isSame = ({ kind: other }: OpenVessel) =>
      other === kind || (isPan && (other === 'pot' || other === 'fryingPan'))
    const leavesMachine =
      role === 'move' && named.concat(focus ?? []).some((one) => one.kind === 'machine')
    const isMachine = kind === 'bowl' && !parsed.cues.isNewVessel && !leavesMachine
    if (this.state.isForMachine && isMachine) return this.onlyOne('machine')
    if (this.state.isForMachine && leavesMachine && kind === 'bowl')
      return this.kitchen.open('bowl')
    // A pot in which something has cooked is no frying pan, even if nothing listed is in it.
    const isEmpty = (one: OpenVessel) => one.holds.size === 0 && (one.kind === kind || !one.worked)
    const isFreshWork = fresh.length > 0 && named.every((one) => one === focus)
    // "[Stir the herbs into the oil.] Pour the warm milk into the bowl of a stand mixer", "mix the
    // tomatoes in a bowl with the rest of the oil": not with what was worked on in between.
    const isPut = role === 'add' || (role === 'work' && fresh.length > 0)
    const isPoured = isPut && named.length > 0 && focus !== null && !named.includes(focus)
    // "Blend with a hand mixer": the tool takes what is being made.
    const isTool = kind === 'bowl' && role !== 'move' && fresh.length + named.length === 0
    // "With a stand mixer, beat in the eggs": into what is there.
    const isBeatenIn = kind === 'bowl' && beatsInByMixer(parsed.clause) && named.length === 0
    const isThere = focus !== null && focus.holds.size > 0 && isCooking(focus.kind)
    // "[…] Using a mixer, whip the ganache": where it is.
    const [only] = named
    if (only && named.length === 1 && isBeatenAlone(order)) return only
    if (focus && isThere && (isTool || isBeatenIn || isBlendedThere(order, focus))) return focus
    if (parsed.cues.isNewVessel && !(focus && isSame(focus) && isEmpty(focus))) {
      // "Heat the oil in a pan … fry the chicken in a pan" may well be one pan, but nothing says so.
      const isWater = parsed.cues.has('inWater') && fresh.length + named.length === 0
      // "[Cook the quinoa in a pot.] In a frying pan, warm some oil", which the list has not.
      const isOther = kind === 'fryingPan' && focus?.kind === 'pot' && fresh.length === 0
      if (isFreshWork || isWater || isPoured || isOther || !focus || !isSame(focus))
        return this.kitchen.open(kind)
    }
    const { component } = this.kitchen
    // "[Transfer to a pot.] In the same frying pan": where there are both, each has its name.
    const ownPan = this.kitchen.latest((one) => one.kind === kind && one.component === component)
    if (isPan && focus && focus.kind !== kind && ownPan) return ownPan
    if (kind === 'fryingPan' && focus && isFriedApart(order, focus)) return this.kitchen.open(kind)
    const isApart =
      focus && (isWaterApart(order, focus) || isMeanwhileInPot(order, focus, this.state))
    if (kind === 'pot' && isApart) return this.kitchen.open(kind)
    if (isPan && focus && isSweatedBesideBroth(order, focus)) return this.kitchen.open(kind)
    if (focus && isSame(focus)) return focus
    if (kind === 'fryingPan' && isPanHeatedApart(order, this.kitchen.latest(isSame)))
      return this.kitchen.open(kind)
    const known =
      this.kitchen.latest((one) => one.kind === kind && one.component === component) ??
      this.kitchen.latest((one) => isSame(one) && one.component === component) ??
      (isPan ? this.kitchen.latest(isSame) : this.kitchen.latest((one) => one.kind === kind))
    return known ?? this.kitchen.open(kind)
  }

  /** The vessel of a kind of which a kitchen has one. */
  onlyOne(kind: VesselKind): OpenVessel {
    return this.kitchen.latest((one) => one.kind === kind) ?? this.kitchen.open(kind)
  }

  /** The vessel with food in it that was worked on last. */
  lastTouched(): OpenVessel | null {
    return this.kitchen.latest(({ holds }) => holds.size > 0)
  }

  private stillOnStove(): OpenVessel | null {
    const isHeated = ({ actions }: OpenVessel) =>
      actions.some((id) => this.state.actions[id]?.role === 'heat')
    return this.kitchen.latest(
      (one) =>
        (one.kind === 'pot' || one.kind === 'fryingPan') &&
        one.holds.size > 0 &&
        one.component === this.kitchen.component &&
        isHeated(one),
    )
  }

  /**
   * What rests belongs to one part of the list, what comes now only to another; and what has been
   * put to cool is not there to be fried or beaten with something new.
   */
  private isOtherPart({ fresh, named, parsed }: Order, { holds, actions }: OpenVessel): boolean {
    const last = this.state.actions[actions.at(-1) ?? NOWHERE]?.role
    const { action } = parsed.clause
    const isDrained = last === 'drain' && BEATING.includes(action)
    const isDone = last === 'wait' || isDrained || liesInPan({ actions }, this.state.actions)
    if (!isDone || fresh.length === 0 || named.length > 0) return false
    if (holds.size > 0 && (VERBS[action].isFrying || BEATING.includes(action))) return true
    // "Fry the patties. Meanwhile mix the quark with the milk."
    if (liesInPan({ actions }, this.state.actions) && action === 'mix' && fresh.length > 1)
      return true
    const groups = new Set([...holds.values()].map(({ group }) => group))
    return groups.size > 0 && fresh.every(({ food }) => !groups.has(food.group))
  }

  /** Basket and Varoma are filled where they are named; other work is not done in them. */
  private besideSteamed({ role, fresh }: Order): OpenVessel | null {
    const { focus } = this.kitchen
    const isAbove = focus?.kind === 'basket' || focus?.kind === 'varoma'
    if (!this.state.isForMachine || !isAbove) return null
    const isPutIn = this.state.actions.at(-1)?.vessel === focus.id && focus.holds.size === 0
    if ((role === 'add' && isPutIn) || (role === 'work' && fresh.length === 0)) return focus
    return role === 'work' && fresh.length > 0 ? this.kitchen.open('bowl') : this.onlyOne('machine')
  }
}
