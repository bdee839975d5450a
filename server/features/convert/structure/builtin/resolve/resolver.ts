import type { ActionGraph, Move } from '../ir/graph.ts'
import type { VerbRole } from '../ir/verbs.ts'
import { unlistedWater } from '../parse/added-water.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import { isRemarkLabel } from '../parse/label.ts'
import type { Action } from '../parse/lexicon/kinds.ts'
import { namesAssembly, namesMade } from '../parse/making-words.ts'
import type { ParsedClause } from '../parse/parse.ts'
import { fold } from '../parse/phrases.ts'
import type { Sentence } from '../parse/sentences.ts'
import { asidesOf, leadInOf } from './asides.ts'
import { blendedApart } from './blended-apart.ts'
import { isBoiledInBowl } from './boiled-in-bowl.ts'
import { withNotes } from './bracket-notes.ts'
import type { Choice, Choices, Method } from './choices.ts'
import { groupNamed, isGroupBegun } from './group-named.ts'
import { giveLeftOver } from './left-over.ts'
import { leftToStand } from './left-to-stand.ts'
import { meantOrder } from './meant-order.ts'
import { isUnlistedWaterNamed } from './names-water.ts'
import { NOWHERE, type Order, type Placed } from './order.ts'
import { OrderReader } from './order-reader.ts'
import { inItsTin } from './pan-of-oven.ts'
import { nameAfter, nameAfterPart } from './part-names.ts'
import { partAnnounced } from './parts-made.ts'
import { Placement } from './placement.ts'
import type { Readable } from './readable.ts'
import { copyOf, type ResolverState } from './resolver-state.ts'
import { saysHowMuch, saysMore } from './says-more.ts'
import { serveApart, serveWhatIsLeft } from './served-at-last.ts'
import { asFormed, holdsShaped } from './shaped.ts'
import type { OpenVessel } from './source-kitchen.ts'
import { UnlistedFoods } from './unlisted-foods.ts'
import { addUnnamed } from './unnamed.ts'

/** "Make the crust", "prepare the filling": the name of what is made. */
const MAKING: readonly Action[] = ['other', 'prepare']

/** Orders after which what was off the heat may be on it again. */
const SET_ON: readonly VerbRole[] = ['heat', 'dial', 'back', 'move']

/** Follows the method through the source's kitchen, order by order. */
export class Resolver {
  private readonly readable: Readable
  private readonly foods: readonly KnownIngredient[]
  private readonly choices: Choices
  private readonly unlisted: UnlistedFoods
  private readonly state: ResolverState
  private readonly orders: OrderReader
  private readonly placement: Placement
  private component: string | null = null
  /** Name for the first vessel of a component. */
  private componentName: string | null = null

  constructor(readable: Readable, choices: Choices, state: ResolverState) {
    this.readable = readable
    this.foods = readable.foods
    this.choices = choices
    this.state = state
    this.orders = new OrderReader(state, readable)
    this.placement = new Placement(state)
    this.unlisted = new UnlistedFoods(readable.foods, state)
  }

  /** The same as far as it has come, to go on with other choices. */
  copy(choices = this.choices): Resolver {
    const copy = new Resolver(this.readable, choices, copyOf(this.state))
    copy.componentName = this.componentName
    return copy
  }

  /** How many orders have been read. */
  get at(): number {
    return this.state.actions.length
  }

  read(said: ParsedClause): void {
    const parsed = leftToStand(inItsTin(said, this.state), this.state)
    this.enterComponent(parsed)
    this.enterAnnounced(parsed)
    const choice = this.choices.get(this.state.actions.length)
    this.focusOn(choice)
    const read = this.orders.read(parsed)
    const order = choice?.isApart ? { ...read, named: [], goal: null } : read
    const { vessel: named, ...placed } =
      blendedApart(order, this.state) ?? this.placement.place(order)
    const vessel = this.chosen(choice, named, placed)
    const moves = [...placed.moves, ...this.brought(choice, vessel)]
    const unlisted = vessel ? this.unlisted.for(order, vessel) : []
    const { adds, notes } = withNotes(
      parsed,
      { mentions: order.mentions, adds: [...placed.adds, ...unlisted] },
      this.state.lexicon,
    )
    const id = this.state.actions.length
    const { clause, cues, machine, until } = parsed
    const namesWater = isUnlistedWaterNamed(order, this.state.lexicon)
    // "Heat a frying pan": there is nothing in it yet.
    const isPan = vessel?.kind === 'fryingPan' || vessel?.kind === 'pot'
    const isBare = isPan && vessel.holds.size + adds.length === 0 && !namesWater
    const before = this.state.actions.at(-1)
    const meant = placed.meant ?? meantOrder(order, vessel, { lexicon: this.state.lexicon, before })
    const isHeating = clause.action === 'heat' || clause.action === 'preheat'
    this.state.actions.push({
      id,
      verb: meant.verb,
      role: isBare && isHeating && order.role === 'heat' ? 'dial' : meant.role,
      clause,
      cues: order.role === 'heat' && holdsShaped(vessel) ? asFormed(cues) : cues,
      machine,
      vessel: vessel?.id ?? NOWHERE,
      adds,
      moves,
      objects: order.mentions.map(({ food }) => food),
      until,
      leadIn: leadInOf(clause, this.state.lexicon),
      asides: asidesOf(parsed, { mentions: order.mentions, notes }, this.state.lexicon),
      isAhead: parsed.isAhead,
      saysMore: saysMore(parsed, this.state.lexicon),
      saysHowMuch: saysHowMuch(
        parsed,
        { adds, mentions: order.mentions, namesWater },
        this.state.lexicon,
      ),
      namesWater,
      isAssumed: choice !== undefined && !choice.isSure,
      component: this.component,
    })
    this.component = null
    this.state.readied.set(id, order.mentions)
    if (!vessel) return
    vessel.actions.push(id)
    if (isBoiledInBowl(vessel, meant.verb, this.state.actions)) vessel.kind = 'pot'
    // "Set a pan of salted water over high heat"
    if (vessel.kind === 'pot' && vessel.holds.size === 0 && namesWater) vessel.isWet = true
    if (meant.role === 'work' || meant.role === 'heat' || meant.role === 'bake')
      vessel.worked = true
    if (meant.role === 'heat' || cues.heat !== null || cues.has('overWater'))
      vessel.isOnStove = true
    // "Cover" leaves it where it is, "return to the heat" does not.
    const isMoved = SET_ON.includes(meant.role) && meant.verb !== 'cover'
    vessel.isOffHeat = cues.has('offHeat') || (vessel.isOffHeat && !isMoved)
    for (const { food, isSide } of adds) if (!isSide) vessel.holds.set(food.id, food)
    if (order.role === 'bake') vessel.baked = true
    this.enterGroup(order, vessel)
    this.state.products.name(vessel, clause)
    if (this.componentName !== null) nameAfter(vessel, this.componentName, this.state.lexicon)
    this.componentName = null
  }

  /** Goes on in the vessel that an order is taken to be about. */
  private focusOn(choice: Choice | undefined): void {
    const vessel =
      choice?.focus === undefined ? undefined : this.state.kitchen.vessels[choice.focus]
    if (vessel) this.state.kitchen.focus = vessel
    if (choice?.isApart && !vessel) this.state.kitchen.focus = null
  }

  /** "[Add the stock to the cooker.] Cook on high pressure": no other pot is meant that is empty. */
  private chosen(
    choice: Choice | undefined,
    named: OpenVessel | null,
    { adds, moves }: Omit<Placed, 'vessel'>,
  ): OpenVessel | null {
    const { kitchen } = this.state
    const vessel = choice?.focus === undefined ? undefined : kitchen.vessels[choice.focus]
    const isEmpty = named !== null && named.holds.size + adds.length + moves.length === 0
    if (!vessel || !isEmpty) return named
    kitchen.focus = vessel
    return vessel
  }

  /** What an order is taken to bring along though it does not name it. */
  private brought(choice: Choice | undefined, to: OpenVessel | null): Move[] {
    const { kitchen } = this.state
    const sources = (choice?.brings ?? []).flatMap((id) => kitchen.vessels[id] ?? [])
    return sources
      .filter((from) => to !== null && from !== to && from.holds.size > 0)
      .map((from) => {
        if (to) kitchen.carry(from, to, null)
        return { from: from.id, foods: null, part: 1 }
      })
  }

  /** Gives what no order names to the order that it goes with, once all have been read. */
  settle(): void {
    const { actions, claims, lexicon } = this.state
    const { finder } = this.readable
    const forTable = addUnnamed(actions, this.foods, claims, { finder, lexicon })
    if (forTable.length > 0) serveApart(forTable, this.state)
    claims.settle()
    giveLeftOver(actions, claims)
  }

  /** The method as it has been understood so far. */
  get method(): Method {
    const { actions, kitchen } = this.state
    return { actions, vessels: kitchen.vessels }
  }

  finish(sentences: readonly Sentence[]): ActionGraph {
    const { actions, kitchen, lexicon, isForMachine } = this.state
    if (!isForMachine) serveWhatIsLeft(actions, kitchen)
    return {
      ...this.method,
      sentences: sentences.map(({ text }) => text),
      lineStarts: new Set(
        sentences.flatMap(({ place }, number) => (place === 'follows' ? [] : [number])),
      ),
      foods: this.foods,
      water: unlistedWater(this.unlisted.known, lexicon),
    }
  }

  /** What takes several foods of one part of the list makes that part. */
  private enterGroup({ fresh }: Order, vessel: OpenVessel): void {
    // The list has one salt for all parts.
    const own = fresh.filter(({ food: { food } }) => food !== 'salt' && food !== 'spice')
    const groups = new Set(own.map(({ food }) => food.group))
    const [first] = own
    if (this.state.group === null || groups.size !== 1 || !first || own.length < 2) return
    this.state.group = first.food.group
    if (first.food.heading)
      nameAfterPart(vessel, first.food.heading, this.foods, this.state.lexicon)
  }

  private enterComponent({ heading, opener, isOnlyLine, label }: ParsedClause): void {
    const title = heading !== null && isOnlyLine && this.isStepName(heading) ? null : heading
    const opened = opener !== null && this.isNoPart(opener) ? null : opener
    const named = label !== null && this.namesPart(label) ? label : null
    const part = named ?? opened
    for (const name of [title, named, opened]) {
      if (!name) continue
      const group = this.groupNamed(name)
      if (group !== null) this.state.group = group
    }
    const component = [title, named, opener].filter(Boolean).join(': ') || null
    if (!component) return
    this.component = component
    // "Simmer: Add the stock" goes on in the same pot.
    if (!part && (!title || isRemarkLabel(fold(title)))) return
    this.componentName = component
    const isNew =
      part === null || this.isUnbegun(part) || this.state.products.vesselNamedIn(part) === null
    if (!isNew) return
    this.state.kitchen.beginPart(namesAssembly(fold(component)))
  }

  /** "Meanwhile, make the glaze." */
  private enterAnnounced(parsed: ParsedClause): void {
    const { claims, kitchen, lexicon } = this.state
    const group = partAnnounced(parsed, this.foods, lexicon)
    if (group === null || group === this.state.group) return
    this.state.group = group
    this.componentName = this.foods.find((food) => food.group === group)?.heading ?? null
    if (!isGroupBegun(group, this.foods, claims)) kitchen.beginPart()
  }

  /** "Per la composta", of which nothing has been used: it is no "composto" that stands there. */
  private isUnbegun(part: string): boolean {
    const group = this.groupNamed(part)
    return group !== null && !isGroupBegun(group, this.foods, this.state.claims)
  }

  /** "Tomato sauce: …" begins a part of the recipe; "Simmer the sauce: …" only goes on. */
  private namesPart(label: string): boolean {
    const folded = fold(label)
    const { componentOpeners, cues, verbs } = this.state.lexicon
    const group = this.groupNamed(label)
    if (group !== null) return group !== this.state.group
    if (componentOpeners.endAt(folded, 0) > 0) return true
    const isOrder = verbs.at(folded, 0).some(({ value }) => !MAKING.includes(value))
    return cues.products.isIn(folded) && !isOrder
  }

  private isNoPart = (name: string) => isRemarkLabel(fold(name)) || this.isStepName(name)

  /** "Whisk the dry ingredients." above a step is no part of the dish. */
  private isStepName(heading: string): boolean {
    const folded = fold(heading)
    const { componentOpeners, source, verbs } = this.state.lexicon
    if (componentOpeners.endAt(folded, 0) > 0 || namesMade(folded, this.state)) return false
    if (this.groupNamed(heading) !== null) return false
    const places = verbs.places(folded)
    const from = source.verbPosition === 'first' ? places.slice(0, 1) : places
    return from.some((at) => verbs.at(folded, at).some(({ value }) => value !== 'other'))
  }

  private groupNamed(name: string): number | null {
    return groupNamed(name, this.foods, this.state.lexicon)
  }
}
