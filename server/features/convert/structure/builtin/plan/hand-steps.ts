import type { KitchenAction } from '../ir/graph.ts'
import type { Saying } from '../ir/operation.ts'
import type { MachinePhrase } from '../ir/phrases.ts'
import { wholePortion } from './cut-first.ts'
import { isExpected } from './expected-work.ts'
import {
  type HandGroup,
  handOperation,
  isBareOrder,
  isIdleDial,
  isOnlyDials,
  joins,
  laterTimes,
  placeIn,
  type Sentences,
  strongerPlace,
  timedSentences,
} from './hand-work.ts'
import { isHeatedFrom, leftInBowl } from './left-in-bowl.ts'
import { emptyBowl } from './machine-bowl.ts'
import type { PlanState } from './plan-state.ts'
import { grams } from './situation.ts'
import { foodsOf } from './trace.ts'
import { isBeforeLots } from './two-lots.ts'
import type { Weighing } from './weighing.ts'

/** What a frying pan holds, in grams. */
const MAX_IN_PAN = 1500

/** Gathers the work by hand and writes it down, one step for what belongs together. */
export class HandSteps {
  /** The step that is open: what has not been written down yet. */
  group: HandGroup | null = null
  private readonly state: PlanState
  private readonly weighing: Weighing
  /** Vessels of which the cook has been told why the machine does not do them. */
  private readonly hasReason = new Set<number>()
  /** Actions at which a sentence's next time begins. */
  private readonly laterTimes: ReadonlySet<number>
  private readonly sentences: Sentences

  constructor(state: PlanState, weighing: Weighing) {
    this.state = state
    this.weighing = weighing
    const { actions, lineStarts } = state.parts.graph
    this.laterTimes = laterTimes(actions)
    this.sentences = { lineStarts, timedSentences: timedSentences(actions) }
  }

  /** Adds an action to the step that is open, or begins one with it. */
  add(action: KitchenAction, at: 'bowl' | null = null): void {
    const place = at ?? placeIn(this.state.parts.graph, action)
    if (this.weighing.isPending) this.weighing.write()
    const isLater = this.laterTimes.has(action.id)
    const isApart = this.group && (isLater || !joins(this.group, action, place, this.sentences))
    if (isApart) this.write()
    const isFirst = this.group === null || (this.group.place === 'bowl' && isOnlyDials(this.group))
    this.group ??= {
      actions: [],
      place,
      vessel: action.vessel,
      adds: [],
      takes: new Set(),
      takenParts: new Map(),
      leaves: new Set(),
      clears: false,
      emptied: new Set(),
      goesOnIn: null,
      isInTheWay: false,
    }
    const { group } = this
    group.place = isFirst ? place : strongerPlace(group.place, place)
    group.actions.push(action)
    group.adds.push(...action.adds)
    const inBowl = this.state.bowl.vessel
    for (const from of [...action.moves.map((move) => move.from), action.vessel]) {
      if (this.state.virtual.has(from)) {
        group.adds.push(...this.state.movedFrom(action, from))
        continue
      }
      const take = this.state.latest.get(from)
      const isOwn = group.actions.slice(0, -1).some((one) => one.vessel === from)
      if (take !== undefined && !isOwn && (from !== action.vessel || at === null))
        group.takes.add(take)
      const part = action.moves.find((one) => one.from === from)?.part ?? 1
      if (take !== undefined && part < 1) group.takenParts.set(take, part)
      const leaves = from === inBowl && at === null && isWhole(action, from)
      if (leaves && action.role !== 'dial' && action.role !== 'none') {
        group.clears = true
        if (take !== undefined) group.leaves.add(take)
        group.isInTheWay ||= from === action.vessel && this.isInTheWay(group, action)
        // No words of the source tell of what is only implied.
        const isUnsaid = from === action.vessel || action.isImplied === true
        const goesOn = isUnsaid && group.actions.slice(0, -1).every(isPutIn) && this.goesOn(action)
        if (goesOn) group.goesOnIn ??= this.goesOnIn(action)
        this.state.bowl = emptyBowl(true)
      }
    }
    for (const move of action.moves) {
      if (move.foods === null && move.part === 1) group.emptied.add(move.from)
    }
    if (action.adds.length > 0 || action.moves.length > 0) group.emptied.delete(action.vessel)
    group.vessel = action.vessel
  }

  /** No order says that it leaves the bowl, which something else goes into next. */
  private isInTheWay({ actions }: HandGroup, action: KitchenAction): boolean {
    // "Place the dough in a greased bowl and let rise"
    const isSaid = actions.some(({ cues }) => cues.place === 'bowl')
    return !isSaid && leftInBowl(action, this.state.parts) === 'inTheWay'
  }

  /** The order has to do with what is in the bowl, but on the stove: nobody has said that it goes there. */
  private goesOn(action: KitchenAction): boolean {
    const { role, verb, moves, vessel, isImplied } = action
    // "Sprinkle with coriander" is done on the plate.
    if (verb === 'assemble') return false
    const isSaid =
      !isImplied && moves.some(({ from }) => from === vessel || from === this.state.bowl.vessel)
    // "Return the meat to the pot" and heat it there
    const isBack = role === 'back' && isHeatedFrom(action, this.state.parts.graph)
    const isCooking =
      role === 'heat' || role === 'add' || role === 'work' || role === 'season' || isBack
    const kind = this.state.vesselOf(vessel)?.kind
    const isOnStove =
      kind === 'pot' || kind === 'fryingPan' || kind === 'machine' || role === 'heat'
    return isCooking && isOnStove && this.state.bowl.isFilled && !isSaid
  }

  /** Only what is heated again needs a pan or a pot, and the pan only what it holds. */
  private goesOnIn(action: KitchenAction): HandGroup['goesOnIn'] {
    const { graph, traced, reasons } = this.state.parts
    if (action.isImplied) return 'rest'
    if (isBeforeLots(action, this.state.parts)) return 'pot'
    if (!isHeatedFrom(action, graph) && !reasons.get(action.vessel)) return 'bowl'
    const own = graph.actions.filter(({ vessel }) => vessel === action.vessel)
    const mass = Math.max(...own.map(({ id }) => grams(foodsOf(traced[id]?.after.values() ?? []))))
    const places = own.flatMap(({ cues }) => cues.place ?? [])
    const isPan = places.includes('fryingPan') && !places.includes('pot')
    return isPan && mass <= MAX_IN_PAN ? 'pan' : 'pot'
  }

  /** What comes in after the machine's last run is put in by hand, in the source's words. */
  beside(action: KitchenAction, isForStove = false): void {
    const { adds, moves, role, verb } = action
    const isIdle = adds.length === 0 && moves.length === 0
    const isOfMachine = role === 'aside' || (role === 'dial' && !isForStove)
    if (isOnlyTurnedOff(action)) return
    if (isIdle && isOfMachine && !isOfCook(action) && !this.isCoveredToStand(action)) return
    this.weighing.write()
    // What is put on top at the end goes on the plate or into the dish.
    const isMoved = ['move', 'back'].includes(role) && !this.isPouredIn(action)
    // "[Set the dal aside.] Pour the spiced butter over the dal": the dal is not in the bowl.
    const { bowl, latest } = this.state
    const isElsewhere = bowl.vessel !== action.vessel && latest.has(action.vessel)
    const isOnTop = isMoved || isElsewhere || verb === 'assemble'
    this.add(action, (isOnTop || isForStove) && !isOfCook(action) ? null : 'bowl')
  }

  /** "Pour the hot milk over the yolks. [Return to the pan and thicken]": they stay in the bowl. */
  private isPouredIn(action: KitchenAction): boolean {
    const { vessel, moves } = action
    const isThere = vessel === this.state.bowl.vessel && moves.length > 0
    if (!isThere || moves.some(({ from }) => from === vessel)) return false
    return leftInBowl({ ...action, role: 'add' }, this.state.parts) === 'stays'
  }

  /** "Cover and refrigerate overnight" */
  private isCoveredToStand({ id, verb, vessel }: KitchenAction): boolean {
    const next = this.state.parts.graph.actions[id + 1]
    return verb === 'cover' && next?.role === 'wait' && next.vessel === vessel
  }

  /** Writes down the step that is open. */
  write(): void {
    const { group } = this
    this.group = null
    if (!group || group.actions.every((one) => this.isOfNoUse(one))) return
    if (this.isToldBefore(group)) return
    const reason = this.reasonFor(group)
    const operation = handOperation(group)
    const own = isOnlyPutBy(group) ? puttingBy(group, operation.saying) : operation.saying
    const saying = this.withDone(own, group)
    this.state.push({ ...operation, saying, ...(reason && { reason }) })
    for (const { vessel } of group.actions) {
      if (vessel >= 0) this.state.markLatest(vessel)
    }
    for (const vessel of group.emptied) this.state.latest.delete(vessel)
  }

  /** "Dice the onions and the bacon": the machine has chopped the onions. */
  private withDone(saying: Saying, { actions }: HandGroup): Saying {
    const foods = new Set(actions.flatMap(({ id }) => this.state.parts.done.get(id) ?? []))
    if (saying.kind !== 'source' || foods.size === 0) return saying
    return { ...saying, done: [...foods].map(wholePortion) }
  }

  /** Turning the stove under what the machine does, taking off it what never stood there. */
  private isOfNoUse(action: KitchenAction): boolean {
    const { spans, graph } = this.state.parts
    const isByMachine = spans.some(({ vessel }) => vessel === action.vessel)
    const isAlone = !graph.actions.some(
      ({ id, vessel }) => id < action.id && vessel === action.vessel,
    )
    // "Unmould." is work.
    const isFromOven = graph.vessels[action.vessel]?.kind === 'oven'
    return (isOffTheHeat(action) && !isFromOven) || (isIdleDial(action) && (isByMachine || isAlone))
  }

  /** "[Take it out of the pan.] Turn the heat down to low." */
  private isToldBefore({ actions }: HandGroup): boolean {
    const last = this.state.operations.at(-1)
    const isOfCook = last?.technique === 'by-hand'
    const isIdle = (one: KitchenAction) => isIdleDial(one) || isOnlyTurnedOff(one)
    if (!isOfCook || !actions.every(isIdle) || this.state.heading !== null) return false
    last.remarks.push(...actions)
    return true
  }

  /** Told once, where the work begins that one would expect of the machine. */
  private reasonFor({ actions }: HandGroup): MachinePhrase | null {
    const { reasons } = this.state.parts
    const left = actions.find((one) => reasons.get(one.vessel) && isExpected(one, this.state.parts))
    if (!left || this.hasReason.has(left.vessel)) return null
    this.hasReason.add(left.vessel)
    return reasons.get(left.vessel) ?? null
  }
}

/** What the machine's bowl holds has to be poured out for it. */
const isOnlyPutBy = ({ actions, clears, place }: HandGroup) =>
  clears &&
  place !== 'bowl' &&
  actions.every(({ role, cues }) => role === 'aside' && cues.place === null)

/** "Set aside." is said by ours, "set aside to cool" is told behind it. */
function puttingBy({ actions }: HandGroup, saying: Saying): Saying {
  if (actions.every(isBareOrder)) return { kind: 'fixed', sentences: [{ phrase: 'transferAside' }] }
  return saying.kind === 'source' ? { ...saying, before: [{ phrase: 'transfer' }] } : saying
}

/** "Dice the squash and add it": leaves what is in the bowl where it is. */
const isPutIn = ({ role }: KitchenAction) => ['ready', 'cut', 'add', 'dial'].includes(role)

/** What a cook does to the bowl or its contents, for which the machine has no setting. */
export function isOfCook({ role, verb, saysMore }: KitchenAction): boolean {
  return saysMore && (role === 'aside' || (role === 'dial' && verb === 'cover'))
}

/** "Remove and leave to cool": only from the stove, where it never stood. */
function isOffTheHeat({ role, clause, adds, moves }: KitchenAction): boolean {
  const isBare = /^\P{L}*\p{L}+\P{L}*$/u.test(clause.text)
  return role === 'take' && isBare && adds.length + moves.length === 0
}

/** "Turn off the heat." by itself. */
function isOnlyTurnedOff({ role, clause, adds, moves, cues }: KitchenAction): boolean {
  const isShort = clause.text.trim().split(/\s+/).length <= 5
  return role === 'take' && isShort && cues.has('offHeat') && adds.length + moves.length === 0
}

/** Whether everything in the vessel goes with the action. */
function isWhole({ moves, vessel, role }: KitchenAction, from: number): boolean {
  const move = moves.find((one) => one.from === from)
  if (move) return move.foods === null && move.part === 1
  return vessel === from && role !== 'ready'
}
