import type { KitchenAction, VesselKind } from '../ir/graph.ts'
import { isFromBefore, isOntoBefore } from '../parse/goal-words.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import { hasPronoun, isBesideAt } from './clause-positions.ts'
import { isJustFried } from './just-fried.ts'
import { isPurposeAt } from './kept-back.ts'
import { type LiftedOut, liftedOut, lyingOut } from './lifted-out.ts'
import type { Mention } from './mention.ts'
import { namesWater } from './names-water.ts'
import { NOWHERE, type Order, type Placed } from './order.ts'
import { partOfUnnamed } from './part-of-product.ts'
import { restOf } from './remainder.ts'
import type { ResolverState } from './resolver-state.ts'
import { SHAPED } from './shaped.ts'
import { isCooking, type OpenVessel, type SourceKitchen } from './source-kitchen.ts'
import type { VesselChooser } from './vessel-chooser.ts'
import type { VesselFiller } from './vessel-filler.ts'

const isDry = ({ food: { food } }: Mention) => food === 'flour' || food === 'starch'

/** What is taken out of a pot and is not eaten: "lift out the muslin bag", "skim off the fat". */
const NO_FOOD =
  /(?<!\p{L})(?:bag|muslin|sachet|string|twine|foil|parchment|skewers?|toothpicks?|beutel|sackchen|kuchengarn|alufolie|backpapier|ficelle|bolsita|hilo|sacchetto|spago|sznurek|woreczek|мішечок|нитк\p{L}+|saculet\p{L}*|fat|scum|fett|schaum|graisse|ecume|grasa|espuma|grasso|schiuma|tluszcz\p{L}*|piane|жир\p{L}*|пін[уаи]|grasime\p{L}*|spuma)(?!\p{L})/u

/** Not over the rest of the dressing: it is the dressing that is poured. */
const OVER_REST = /^pour over (?:the )?(?:rest|remaining|remainder|other half)(?!\p{L})/u

/** No more than this is "a little" of what stands in a vessel. */
const SAMPLE = 0.2

/** Vessels in which things are left when they are set aside. */
const STANDING: readonly VesselKind[] = ['bowl', 'plate', 'oven', 'basket', 'varoma']

/** What other food is taken out of; "le poulet" of "les morceaux de poulet" is none of it. */
const LIES_IN: readonly (Food | null)[] = ['liquid', 'milk', 'cream', 'oil', 'butter']

/** Carries out orders that take food from one vessel to another. */
export class Transfers {
  private readonly state: ResolverState
  private readonly kitchen: SourceKitchen
  private readonly chooser: VesselChooser
  private readonly filler: VesselFiller

  constructor(state: ResolverState, chooser: VesselChooser, filler: VesselFiller) {
    this.state = state
    this.kitchen = state.kitchen
    this.chooser = chooser
    this.filler = filler
  }

  /** "Transfer to a plate", "pour the batter into the tin", "serve with rice". */
  carryAway(order: Order): Placed {
    const { parsed, named, goal, role } = order
    const { cues, part } = parsed
    if (this.isKept(order)) return { vessel: named[0] ?? null, adds: [], moves: [] }
    const lifted = liftedOut(order)
    if (lifted) return this.lift(lifted)
    const sources = named.filter((one) => one !== goal)
    // "Pour the remaining milk into a pan" leaves what is being worked on alone.
    // "Pour it onto the flour" takes it along.
    const isFresh = order.fresh.some(
      ({ span }) =>
        !this.isOnto(order, span.start) &&
        !isBesideAt(parsed.clause, span.start, this.state.lexicon),
    )
    const isIt = hasPronoun(parsed.clause, this.state.lexicon)
    const isOnlyFresh = role === 'move' && sources.length === 0 && isFresh && !isIt
    const standing = isOnlyFresh ? [] : [this.kitchen.focus ?? this.chooser.lastTouched()]
    const from = sources.length > 0 ? sources : standing
    const place = role === 'serve' ? 'plate' : cues.place
    const to =
      goal ??
      this.pouredOver(order) ??
      (part ? this.chooser.onlyOne(part) : null) ??
      (place === null
        ? // "Pour it onto the flour and the salt": they come into one bowl.
          this.kitchen.open(role === 'move' && order.fresh.some(isDry) ? 'bowl' : 'plate')
        : isCooking(place) || place === 'oven'
          ? this.otherThan(from, this.chooser.placeNamed(place, { ...order, named: [] }), place)
          : this.kitchen.open(place))
    const moves = from
      .filter((one): one is OpenVessel => one !== null && one !== to && one.holds.size > 0)
      .map((one) => this.filler.carry(one, to, null, this.partOf(one, order)))
    const adds = order.fresh.map((mention) => this.filler.claim(mention))
    // "Spoon a little onto a saucer": what goes on is in the pot.
    const [only, ...others] = moves
    const isTaste = to.kind === 'plate' && adds.length + others.length === 0
    const isSome = only !== undefined && only.part <= SAMPLE
    const pot = to.kind === 'plate' ? this.takenFrom(parsed) : null
    this.kitchen.focus = pot ?? (isTaste && isSome ? (this.kitchen.vessels[only.from] ?? to) : to)
    return { vessel: to, adds, moves }
  }

  /** "[Toss the chickpeas with half the dressing.] Pour over the rest": over what is being made. */
  private pouredOver({ parsed: { clause, cues }, named, fresh, role }: Order): OpenVessel | null {
    const { focus } = this.kitchen
    const isRest = OVER_REST.test(clause.folded.slice(clause.verb.start))
    if (role !== 'move' || !isRest || cues.place !== null || fresh.length > 0) return null
    return focus && focus.holds.size > 0 && !named.includes(focus) ? focus : null
  }

  private lift({ from, foods }: LiftedOut): Placed {
    const to = this.kitchen.open('plate')
    const moves = [this.filler.carry(from, to, foods)]
    this.kitchen.focus = from
    return { vessel: to, adds: [], moves }
  }

  /** "Take it out and put it on a plate. [Put in the onions]": what goes on is in the pot. */
  private takenFrom({ clause }: Order['parsed']): OpenVessel | null {
    const before = this.state.actions.at(-1)
    if (before?.role !== 'take' || before.clause.sentence !== clause.sentence) return null
    const pot = this.kitchen.vessels[before.vessel]
    return pot?.kind === 'pot' || pot?.kind === 'fryingPan' ? pot : null
  }

  /** How much of what stands in a vessel an order carries away; undefined for all of it. */
  private partOf(from: OpenVessel, { parsed, role, parts, mentions }: Order) {
    const said = parts.get(from.id)
    if (said || role !== 'move' || mentions.length > 0) return said
    return partOfUnnamed(parsed.clause, from, this.state.lexicon) ?? undefined
  }

  /** "[Brown the meat in a frying pan.] Transfer it to a pot": pan and pot are two here. */
  private otherThan(
    from: readonly (OpenVessel | null)[],
    to: OpenVessel,
    place: VesselKind,
  ): OpenVessel {
    if (to.kind === place || !from.includes(to)) return to
    const other = this.kitchen.latest((one) => one.kind === place && !from.includes(one))
    return other ?? this.kitchen.open(place)
  }

  private isOnto({ parsed: { clause } }: Order, at: number): boolean {
    return isOntoBefore(clause.folded.slice(0, at), this.state.lexicon)
  }

  /** "Return the meat to the pan". */
  bringBack(order: Order): Placed {
    const { named, parsed } = order
    const { place } = parsed.cues
    const isPan = ({ kind }: OpenVessel) => kind === 'pot' || kind === 'fryingPan'
    // "Włożyć z powrotem mięso": what comes back stands on a plate, and nothing comes back to that.
    // "Return the pan you fried the ham in to medium heat" brings back no ham.
    const isOnPlate = order.goal?.kind === 'plate' && parsed.cues.heat === null
    const goal = isOnPlate ? null : order.goal
    const to =
      goal ??
      (this.state.isForMachine ? this.chooser.onlyOne('machine') : null) ??
      (place !== null && isCooking(place)
        ? this.chooser.placeNamed(place, { ...order, fresh: [] })
        : (this.kitchen.latest((one) => isPan(one) && !named.includes(one)) ??
          this.kitchen.focus ??
          this.kitchen.open('pot')))
    // "Drain and return the pasta to the pot": to its own.
    const own = this.drainedBefore(order)
    if (own) return this.filler.into(own, order)
    // "Return to the pan": what was worked on last.
    const { focus } = this.kitchen
    const isUnnamed = named.length === 0 && order.fresh.length === 0
    const taken = isUnnamed ? this.takenOutOf(to, parsed) : null
    if (taken) return this.filler.into(to, { ...order, named: [taken] })
    if (isUnnamed && focus && focus !== to && focus.holds.size > 0)
      return this.filler.into(to, { ...order, named: [focus] })
    return this.filler.into(to, order)
  }

  private drainedBefore({ parsed: { clause, cues }, named }: Order): OpenVessel | null {
    const before = this.state.actions.at(-1)
    const isGoingOn = before?.role === 'drain' && before.clause.sentence === clause.sentence
    const pot = isGoingOn ? this.kitchen.vessels[before.vessel] : undefined
    const isOther = pot === undefined || named.some((one) => one !== pot)
    return !isOther && pot.kind === 'pot' && cues.place === 'pot' ? pot : null
  }

  /**
   * "[Take the chicken out, shred it] and return it to the pot", "[Remove the meatballs to a dish. Make
   * the gravy.] Put the meatballs back in": what lies there.
   */
  private takenOutOf(pot: OpenVessel, { clause }: Order['parsed']): OpenVessel | null {
    const isOut = ({ role, moves }: KitchenAction) => role === 'take' && moves[0]?.from === pot.id
    const takes = this.state.actions.filter(isOut)
    const own = takes.findLast((one) => one.clause.sentence === clause.sentence)
    // What is being made meanwhile may be meant as well, unless it is in the pot itself.
    const take = own ?? (this.kitchen.focus === pot ? takes.at(-1) : undefined)
    const board = this.kitchen.vessels[take?.vessel ?? NOWHERE]
    return board && board.holds.size > 0 ? board : null
  }

  /** "Set the onions aside". */
  setAside({ named, parsed, fresh: all }: Order): Placed {
    const fresh = all.filter(({ span }) => !isPurposeAt(span.start, parsed.clause))
    const isPart = fresh.length > 0 && fresh.every(({ share }) => share !== null)
    // "Set aside a glass of the milk", "[Drain the beans.] Set aside a few"
    if (isPart && named.length === 0)
      return {
        vessel: this.kitchen.open('plate'),
        adds: fresh.map((one) => this.filler.claim(one)),
        moves: [],
      }
    const before = this.state.actions.at(-1)
    const isReadied =
      before?.vessel === NOWHERE &&
      (before.clause.sentence === parsed.clause.sentence || before.objects.length > 0)
    // "Line a tray and set aside" is about the tray.
    if (isReadied && named.length === 0) return { vessel: null, adds: [], moves: [] }
    const isBare = named.length + fresh.length === 0
    if (this.isTakenOut(parsed) && isBare) return { vessel: null, adds: [], moves: [] }
    // "[Transfer the meat to a plate.] Set aside": the meat, and not what is left in the pot.
    const isLifted = before?.role === 'move' && before.moves[0]?.foods != null
    if (isLifted && isBare)
      return { vessel: this.kitchen.vessels[before.vessel] ?? null, adds: [], moves: [] }
    // "Keep a cup of the cooking water": what was boiled in it stays.
    if (isBare && namesWater(parsed.clause, this.state.lexicon))
      return { vessel: null, adds: [], moves: [] }
    const out = isBare ? lyingOut(parsed, this.state, this.filler) : null
    if (out) return out
    const from =
      this.takenAbove(parsed) ?? named[0] ?? (fresh.length === 0 ? this.kitchen.focus : null)
    if (!from) return { vessel: null, adds: [], moves: [] }
    const isCold = STANDING.includes(from.kind)
    if (isCold && !parsed.cues.isNewVessel) {
      if (this.kitchen.focus === from) this.kitchen.focus = null
      return { vessel: from, adds: [], moves: [] }
    }
    const to = this.kitchen.open(parsed.cues.place === 'bowl' ? 'bowl' : 'plate')
    const moves = [this.filler.carry(from, to, null)]
    this.kitchen.focus = from
    return { vessel: to, adds: [], moves }
  }

  /** "Take out a few mushrooms and set them aside": the others stay. */
  private isTakenOut({ clause }: Order['parsed']): boolean {
    const { actions, readied, lexicon } = this.state
    const before = actions.at(-1)
    if (before?.role !== 'take' || before.clause.sentence !== clause.sentence) return false
    const { end } = before.clause.verb
    const isOrdered = (readied.get(before.id) ?? []).some(
      ({ span }) => span.start >= end || lexicon.source.verbPosition === 'anywhere',
    )
    return isOrdered && before.moves.length === 0
  }

  /** "Take off the Varoma and keep warm": what stands in it, not the liquid below. */
  private takenAbove({ clause, part }: Order['parsed']): OpenVessel | null {
    if (part === 'basket' || part === 'varoma') return this.chooser.onlyOne(part)
    const before = this.state.actions.at(-1)
    if (before?.role !== 'take' || before.clause.sentence !== clause.sentence) return null
    const vessel = this.kitchen.vessels[before.vessel]
    return vessel?.kind === 'basket' || vessel?.kind === 'varoma' ? vessel : null
  }

  /** "Remove the chicken to a plate" takes it out; "remove the bay leaf" only says so. */
  takeOut({ mentions, named, parsed }: Order): Placed {
    const { part } = parsed
    const above = part === 'basket' || part === 'varoma' ? this.chooser.onlyOne(part) : null
    const from = above ?? named[0] ?? this.kitchen.focus
    const isThing = mentions.length === 0 && NO_FOOD.test(parsed.clause.folded)
    if (!from || from.kind === 'oven' || isThing) return { vessel: from, adds: [], moves: [] }
    // "Take out a third of the chickpeas, purée them and put them back": most stays.
    const isPart = mentions.some(({ share }) => typeof share?.part === 'number' && share.part < 1)
    if (isPart && parsed.cues.place === null) return { vessel: from, adds: [], moves: [] }
    const foods = this.takenOut(mentions, parsed)
      .map(({ food }) => food)
      .filter(({ id }) => from.holds.has(id))
    const isFlavour = foods.every(({ food }) => food === 'herb' || food === 'spice')
    const isWhole =
      foods.length === 0 &&
      (parsed.cues.place === 'plate' || isJustFried(from, parsed, named, this.state))
    if (!isWhole && (foods.length === 0 || isFlavour)) return { vessel: from, adds: [], moves: [] }
    const to = this.kitchen.open('plate')
    // "Brown the sausage and take it out to a plate": the fat stays in the pan.
    const held = [...from.holds.values()]
    const lean = held.filter(({ food }) => food !== 'oil' && food !== 'butter')
    const whole = lean.length > 0 && lean.length < held.length ? lean : null
    const moves = [this.filler.carry(from, to, isWhole ? whole : foods)]
    if (isWhole) for (const name of from.names) to.names.add(name)
    // "[Remove to a dish.] … Put the meatballs back in": those on the dish.
    if (isWhole) from.names.delete(SHAPED)
    this.kitchen.focus = from
    return { vessel: to, adds: [], moves }
  }

  /** "Remove the fish from the milk" leaves the milk where it is. */
  private takenOut(mentions: readonly Mention[], { clause }: Order['parsed']) {
    const { lexicon } = this.state
    const isSource = ({ food, span }: Mention) =>
      LIES_IN.includes(food.food) && isFromBefore(clause.folded.slice(0, span.start), lexicon)
    const taken = mentions.filter((one) => !isSource(one))
    return taken.length > 0 ? taken : mentions
  }

  /** "Keep the remaining cream" leaves it where it is. */
  private isKept({ role, named, mentions }: Order): boolean {
    const isRest = mentions.some((one) => restOf(one, this.state) !== null)
    return role === 'serve' && isRest && named.length === 1
  }
}
