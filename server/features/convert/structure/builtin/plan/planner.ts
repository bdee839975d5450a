import type { KitchenAction } from '../ir/graph.ts'
import type { PlannedOperation } from '../ir/operation.ts'
import type { Action } from '../parse/lexicon/kinds.ts'
import { BowlWork } from './bowl-work.ts'
import { HandSteps, isOfCook } from './hand-steps.ts'
import { isHeatedFrom, leftInBowl } from './left-in-bowl.ts'
import { mannerOf, mannersOf } from './manner.ts'
import { isReunited } from './part-of-bowl.ts'
import type { PlanParts } from './plan-parts.ts'
import { PlanState } from './plan-state.ts'
import type { Stage } from './scripts/script.ts'
import { grams } from './situation.ts'
import type { Run, Span } from './span.ts'
import { foodsOf } from './trace.ts'
import { isBeforeLots, isPouredBack, isPouredForLots, runInTwoLots } from './two-lots.ts'
import { Weighing } from './weighing.ts'

/** Writes the actions down as operations, the machine's and those by hand. */
export class Planner {
  private readonly state: PlanState
  private readonly weighing: Weighing
  private readonly bowl: BowlWork
  private readonly hands: HandSteps

  constructor(parts: PlanParts) {
    this.state = new PlanState(parts)
    this.weighing = new Weighing(this.state)
    this.bowl = new BowlWork(this.state, this.weighing)
    this.hands = new HandSteps(this.state, this.weighing)
  }

  plan(): PlannedOperation[] {
    for (const action of this.state.parts.graph.actions) {
      if (action.component !== null) {
        this.weighing.write()
        this.hands.write()
        this.state.heading = action.component
      }
      this.place(action)
    }
    this.weighing.write()
    this.hands.write()
    // What announces nothing is told with what was before.
    this.state.operations.at(-1)?.remarks.push(...this.state.leads, ...this.state.remarks)
    return this.state.operations
  }

  private place(action: KitchenAction): void {
    if (this.state.parts.decisions.get(action.id) === 'dropped') return
    const stage = this.state.parts.stages.find(({ actions }) => actions.has(action.id))
    if (stage) {
      if (stage.first === action.id) this.stage(stage)
      return
    }
    if (this.state.virtual.has(action.vessel) && isCold(action)) return
    if (this.isChatter(action)) return
    if (isPouredForLots(action, this.state) || isPouredBack(action, this.state)) {
      this.hands.write()
      this.state.carryOver(action)
      return
    }
    if (this.isAnnouncement(action)) {
      this.hands.write()
      this.state.leads.push(action)
      return
    }
    if (this.isRemark(action)) {
      this.remark(action)
      return
    }
    const span = this.spanOf(action)
    // What a cook waits for by hand, the next order says.
    const isReunion = isReunited(action, this.state)
    const isIdle = action.adds.length + action.moves.length === 0
    const isAwaited = action.isImplied && isIdle && !isReunion
    if (isAwaited && !span?.runs.has(action.id)) return
    if (isReunion) {
      this.hands.write()
      this.bowl.rejoin(action)
    } else if (span) this.byMachine(action, span)
    else if (!this.isChoppedAnyway(action))
      this.hands.add(action, this.isDoneInBowl(action) ? 'bowl' : null)
  }

  private isDoneInBowl(action: KitchenAction): boolean {
    if (isBeforeLots(action, this.state.parts)) return false
    return this.isFoldedThere(action) || this.stays(action) || this.isFinishedThere(action)
  }

  /** "[Simmer the sauce.] Stir in the fried mushrooms and serve": nothing is heated any more. */
  private isFinishedThere(action: KitchenAction): boolean {
    const { bowl, parts } = this.state
    const { role, verb, moves, vessel, id } = action
    const kind = this.state.vesselOf(vessel)?.kind
    const isOfPot = kind === 'pot' || kind === 'fryingPan'
    const isThere = bowl.isFilled && bowl.vessel === vessel
    const isPutIn = role === 'add' || role === 'season' || STIRRED.includes(verb)
    const isTaken = moves.some(({ from }) => from === vessel)
    const mass = grams(foodsOf(parts.traced[id]?.after.values() ?? []))
    const isDone = isOfPot && isThere && isPutIn && !isTaken && verb !== 'assemble'
    if (!isDone || parts.reasons.get(vessel)) return false
    return mass <= parts.limits.bowlMl && !isHeatedFrom(action, parts.graph)
  }

  /** "[Mix the sponge.] Leave it for an hour. Knead in the flour": it need not leave the bowl. */
  private stays(action: KitchenAction): boolean {
    const { bowl, parts } = this.state
    const isThere = bowl.isFilled && bowl.vessel === action.vessel
    return isThere && leftInBowl(action, parts) === 'stays'
  }

  /** What is folded into the foam by hand is folded in where it stands: nobody has moved it. */
  private isFoldedThere({ role, vessel, moves }: KitchenAction): boolean {
    const { bowl, parts } = this.state
    const isOfBowl = parts.graph.vessels.find(({ id }) => id === vessel)?.kind === 'bowl'
    const isThere = isOfBowl && bowl.isFilled && bowl.hasWhisk && bowl.vessel === vessel
    const isMoved = moves.some(({ from }) => from === vessel)
    return isThere && !isMoved && (role === 'work' || role === 'add')
  }

  private isAnnouncement({ role, adds, vessel, isAhead }: KitchenAction): boolean {
    return isAhead && role === 'none' && adds.length === 0 && vessel < 0
  }

  /** What orders nothing stays with the step before it: tests, conditions, tips. */
  private isRemark({ role, adds, vessel }: KitchenAction): boolean {
    const hasBegun = this.state.operations.length > 0 && this.state.heading === null
    const isOpen = this.hands.group !== null || this.weighing.isPending || hasBegun
    return role === 'none' && adds.length === 0 && vessel < 0 && isOpen
  }

  private remark(action: KitchenAction): void {
    // "[Shaping.] Roll into balls. I use my hands." goes on with what was begun.
    if (this.hands.group) this.hands.group.actions.push(action)
    // "Fire up. Get the coals glowing."
    else if (this.state.leads.length > 0) this.state.leads.push(action)
    // What has been put in is told yet.
    else if (this.weighing.isPending) this.state.remarks.push(action)
    else this.state.operations.at(-1)?.remarks.push(action)
  }

  /** "[…] Add the carrots to the pot. Cook for 5 minutes": the bowl is left before them. */
  private cooksOnByHand({ id, vessel }: KitchenAction): boolean {
    const next = this.state.parts.graph.actions.find(
      (one) =>
        one.id >= id && one.vessel === vessel && (one.role === 'heat' || one.role === 'bake'),
    )
    const runs = next ? [...(this.spanOf(next)?.runs.keys() ?? [])] : []
    return next?.role === 'heat' && runs.every((run) => run < next.id)
  }

  private stage({ operations, sources, vessel }: Stage): void {
    this.hands.write()
    this.bowl.leave(true)
    const takes = this.state.takesOf([...sources, vessel])
    const first = this.state.operations.length
    for (const { from, ...operation } of operations) {
      const own = typeof from === 'number' ? [first + from] : []
      this.state.push({ ...operation, vessel, takes: from === 'vessels' ? takes : own })
    }
    this.state.markLatest(vessel)
  }

  /** "Enjoy!" alone tells a cook nothing. */
  private isChatter({ id, role, clause, adds, moves }: KitchenAction): boolean {
    const before = this.state.parts.graph.actions[id - 1]
    const isAlone = before?.clause.sentence !== clause.sentence
    const isBare = clause.text.trim().split(/\s+/).length <= 2
    const isIdle = adds.length === 0 && moves.every(({ foods }) => foods === null)
    return role === 'serve' && isAlone && isBare && isIdle && /!\s*$/.test(clause.text)
  }

  private spanOf({ id, vessel }: KitchenAction): Span | null {
    const { spans } = this.state.parts
    return spans.find((one) => one.vessel === vessel && id >= one.first && id <= one.last) ?? null
  }

  /** "Chop the onion": the blades do it when the onion goes in. */
  private isChoppedAnyway({ role, objects, vessel }: KitchenAction): boolean {
    if (role !== 'cut' || vessel >= 0 || objects.length === 0) return false
    const chopped = [...this.state.parts.chopped.values()].flat()
    return objects.every(({ id }) => chopped.some(({ food }) => food.id === id))
  }

  private byMachine(action: KitchenAction, span: Span): void {
    if (this.isPutBy(action, span)) {
      this.hands.add(action)
      return
    }
    const run = span.runs.get(action.id)
    const isLater = [...span.runs.keys()].some((id) => id >= action.id)
    if (!isLater) {
      this.hands.beside(action, this.cooksOnByHand(action))
      return
    }
    // "Leave for 10 minutes", "take out the bay leaf": the machine stands still meanwhile.
    if (action.role === 'wait' || action.role === 'take' || this.isLeftCovered(action, run)) {
      this.hands.beside(action)
      // "Cover with a damp cloth" and the rising behind it are one step.
      if (!isOfCook(action)) this.hands.write()
      return
    }
    this.hands.write()
    if (run?.isInTwoLots) {
      this.bowl.leave()
      runInTwoLots(action, run, this.state, this.weighing)
      return
    }
    // "Strain the milk into the pan": the source's words tell what comes in.
    const isStrained = action.role === 'drain' && span.inBowl.has(action.id)
    this.bowl.enter(isStrained ? { ...action, moves: [] } : action, span)
    if (span.inBowl.has(action.id) || (!run && isOfNothingKnown(action, span))) {
      this.hands.add(action, 'bowl')
      return
    }
    if (action.role === 'season' && action.adds.length + action.moves.length === 0) {
      this.seasoned(action)
      return
    }
    const manner = mannerOf(action)
    for (const { portions, manner: own } of mannersOf(action))
      this.weighing.put(portions, run, { manner: own, own: ownWords(action) })
    if (manner && action.adds.length === 0) this.weighing.addManner(action.objects, manner)
    const before = run ? undefined : this.runBefore(action)
    if (before) before.actions = [...before.actions, action.id]
    else this.weighing.note(action.id)
    if (run) this.bowl.run(action, run)
    if (run && this.isSetAside(action, run)) this.bowl.leave()
  }

  /** "[Sweat the leeks.] Give them a stir now and then": the run that such an order belongs to. */
  private runBefore({ role, adds, moves, vessel }: KitchenAction): PlannedOperation | undefined {
    const last = this.state.operations.at(-1)
    const isRun = last?.type === 'OPERATE' && last.vessel === vessel && !this.weighing.isPending
    return isRun && role === 'work' && adds.length + moves.length === 0 ? last : undefined
  }

  /** "Salt lightly and fry", with no salt in the list: told with what goes in, or before the run. */
  private seasoned(action: KitchenAction): void {
    if (this.weighing.isPending) this.weighing.say(action)
    else this.state.leads.push(action)
  }

  /** Cheese that is grated first waits in its dish, unless what takes it is what the machine does next. */
  private isSetAside({ id, vessel }: KitchenAction, { setting }: Run): boolean {
    const { graph } = this.state.parts
    const isCutAlone = setting.cuts === true && this.state.vesselOf(vessel)?.actions.length === 1
    const after = graph.actions.slice(id + 1)
    const next = after.find((one) => this.spanOf(one) !== null)
    const span = next ? this.spanOf(next) : null
    const isTaken = after.some(
      (one) =>
        span !== null &&
        one.vessel === span.vessel &&
        one.id <= Math.min(...span.runs.keys()) &&
        one.moves.some(({ from }) => from === vessel),
    )
    return isCutAlone && !isTaken
  }

  /** What is covered to stand is covered by the cook, what simmers under a lid is not. */
  private isLeftCovered(action: KitchenAction, run: Run | undefined): boolean {
    if (run || !isOfCook(action)) return false
    const { actions } = this.state.parts.graph
    const next = actions.find(({ id, vessel }) => id > action.id && vessel === action.vessel)
    return action.role === 'aside' || next?.role === 'wait'
  }

  /** "Transfer to a pot. In the same pan, fry …": nothing is in the bowl before its turn comes. */
  private isPutBy({ id, role, adds, vessel }: KitchenAction, { first }: Span): boolean {
    if (id !== first || role !== 'move' || adds.length > 0) return false
    const next = this.state.parts.graph.actions.slice(id + 1).find((one) => one.vessel >= 0)
    return next !== undefined && next.vessel !== vessel && this.spanOf(next) !== null
  }
}

/** "Add a generous lump of butter": only the source says how much that is. */
const ownWords = (action: KitchenAction) =>
  action.saysHowMuch && action.moves.length === 0 ? action : null

/** "Add the paste from before": what it is nobody knows, but the cook does. */
function isOfNothingKnown(action: KitchenAction, { runs }: Span): boolean {
  const next = [...runs].find(([id]) => id > action.id)?.[1]
  const { role, adds, moves, objects, cues, saysMore, namesWater } = action
  const isIdle = adds.length + moves.length + objects.length === 0 && !namesWater
  // "Drop by drop" is how the oil goes in, "place over simmering water" what heats it.
  const isManner = next?.setting.trickles === true || cues.has('overWater')
  return role === 'add' && isIdle && saysMore && cues.heat === null && !isManner
}

/** What a spoon does in any vessel. */
const STIRRED: readonly Action[] = ['mix', 'stirIn', 'fold']

const isCold = ({ role }: KitchenAction) => role !== 'serve'
