import type { KitchenAction, Move, Portion } from '../ir/graph.ts'
import type { FixedSentence, PlannedOperation, WeighedPortion } from '../ir/operation.ts'
import { asCooked } from './as-cooked.ts'
import { withAwaitedTime } from './awaited-time.ts'
import { called, isMixed } from './brought-names.ts'
import { choppingOf, choppingOfBars, rawState } from './chopping.ts'
import { emptyBowl } from './machine-bowl.ts'
import { mannerOf } from './manner.ts'
import { leavePart } from './part-of-bowl.ts'
import { type PlanState, SET_ASIDE } from './plan-state.ts'
import { type Bowl, onlyFeeding, runOperation } from './run-operation.ts'
import { SUGAR_INTO_FOAM } from './scripts/meringue.ts'
import type { Run, Span } from './span.ts'
import { isPiece } from './techniques/stirring.ts'
import { inLots, type Weighing } from './weighing.ts'

/** What comes in from which vessel, how much of it, and for which order. */
type Brought = { from: number; part: number; words?: string; isAlone: boolean; at: number }

/** Writes down the work of the machine's bowl: what comes in, what runs, what is set aside. */
export class BowlWork {
  private readonly state: PlanState
  private readonly weighing: Weighing
  /** Stretches, by their first order, whose foods have been chopped before them. */
  private readonly hasChopped = new Set<number>()
  /** The operations that chopped them. */
  private readonly chopping = new Set<PlannedOperation | undefined>()
  /** Orders whose vessel was in the bowl before them, by their number. */
  private readonly joined = new Map<number, number>()

  constructor(state: PlanState, weighing: Weighing) {
    this.state = state
    this.weighing = weighing
  }

  /** Makes the bowl the action's vessel, with what was in that vessel before. */
  enter(action: KitchenAction, span: Span): void {
    const { vessel, moves, id } = action
    // What the blades have to chop first goes into an empty bowl, whatever comes in behind it.
    const comesInBowl = this.isToChop(action, span)
      ? undefined
      : (moves.find(({ from }) => from === this.state.bowl.vessel) ??
        this.joinedBefore(action, span))
    if (this.state.bowl.vessel !== null && this.state.bowl.vessel !== vessel && !comesInBowl)
      this.leave()
    const isNew = this.state.bowl.vessel !== vessel
    const had = this.state.parts.traced[id]?.before
    const made = this.state.latest.get(vessel)
    if (isNew && !comesInBowl && id === span.first) this.chop(span)
    if (isNew) {
      const there =
        comesInBowl && (this.state.latest.get(comesInBowl.from) ?? this.state.operations.length - 1)
      // What stays behind is taken out before anything else comes in.
      if (comesInBowl && comesInBowl.part < 1) {
        this.weighing.write()
        leavePart(comesInBowl, this.state)
      }
      this.state.bowl = { ...this.state.bowl, vessel }
      // What the blades have just chopped is not what the cook has made in the pan.
      if (made !== undefined) this.state.latest.set(vessel, made)
      const isElsewhere = this.state.latest.has(vessel)
      if (had && had.size > 0 && isElsewhere)
        this.bring(vessel, [...had.values()], { action, manner: null })
      if (there !== undefined) this.state.latest.set(vessel, there)
    }
    const next = [...span.runs].find(([run]) => run >= id)?.[1]
    const manner = next?.setting.temperature === undefined ? mannerOf(action) : null
    for (const { from } of moves) {
      if (from === comesInBowl?.from || this.joined.get(id) === from) continue
      const portions = this.state.movedFrom(action, from)
      if (this.state.virtual.has(from)) {
        this.weighing.put(portions, undefined, { manner: mannerOf(action) })
        for (const one of this.state.vesselOf(from)?.actions ?? []) this.weighing.note(one)
      } else if (this.state.latest.has(from)) this.bring(from, portions, { action, manner, next })
    }
    this.state.forgetEmptied(action)
  }

  /**
   * "[Dissolve the yeast in the milk.] Mix flour and salt, add the yeast milk": what is in the bowl
   * stays there where the rest only goes in beside it.
   */
  private joinedBefore(action: KitchenAction, { first, runs }: Span): Move | undefined {
    const { bowl, parts } = this.state
    if (action.id !== first || !bowl.isFilled || bowl.vessel === action.vessel) return undefined
    if ((parts.traced[first]?.before.size ?? 0) > 0) return undefined
    const [run = first] = runs.keys()
    const taking = parts.graph.actions.find(
      ({ id, vessel, moves }) =>
        id > first &&
        id <= run &&
        vessel === action.vessel &&
        moves.some(({ from, foods, part }) => from === bowl.vessel && foods === null && part === 1),
    )
    const move = taking?.moves.find(({ from }) => from === bowl.vessel)
    if (taking && move) this.joined.set(taking.id, move.from)
    return move
  }

  /** "[Purée half of the soup] and return it to the pot": the rest comes back to it. */
  rejoin(action: KitchenAction): void {
    const rest = this.state.parts.traced[action.id]?.before.values() ?? []
    this.bring(action.vessel, [...rest], { action, manner: null })
    this.state.bowl = { ...this.state.bowl, vessel: action.vessel }
  }

  /** Brings what was made before into the bowl. */
  private bring(
    from: number,
    foods: readonly Portion[],
    { action, manner, next }: { action: KitchenAction; manner: string | null; next?: Run },
  ): void {
    this.weighing.write()
    const take = this.state.latest.get(from)
    const move = action.moves.find((one) => one.from === from)
    const part = move?.part ?? 1
    this.state.push({
      type: 'MANUAL',
      place: 'bowl',
      adds: [],
      takes: take === undefined ? [] : [take],
      ...(take !== undefined && part < 1 && { takenParts: new Map([[take, part]]) }),
      saying: {
        kind: 'fixed',
        sentences: [
          ...this.weighing.rinsed(),
          // What comes in would catch in a whisk that the next run does without.
          ...(next && !next.setting.tools?.includes('whisk') ? this.weighing.withoutWhisk() : []),
          {
            ...this.bringing(
              { from, part, words: move?.words, isAlone: foods.length === 1, at: action.id },
              called(action, foods),
              isMixed(action, foods),
            ),
            manner,
          },
        ],
      },
      technique: 'bring-back',
      actions: [action.id],
    })
    this.state.markLatest(action.vessel)
    this.state.bowl = { ...this.state.bowl, isFilled: true }
  }

  /** What has been in the bowl comes back; what was made elsewhere is poured in. */
  private bringing(
    { from, part, words, isAlone, at }: Brought,
    foods: readonly Portion[],
    isMixture: boolean,
  ): FixedSentence {
    // What was chopped for it alone has not been in there with it.
    const wasInBowl = this.state.operations.some(
      (one) => one.vessel === from && one.place === 'bowl' && !this.chopping.has(one),
    )
    const kind = this.state.vesselOf(from)?.kind
    const isStaged = this.state.parts.stages.some(({ vessel }) => vessel === from)
    // "Stir in half of the cheese": so many grams of what waits in its dish.
    if (foods.length === 1 && part < 0.98 && foods.some((one) => one.part < 0.98))
      return { phrase: 'weighAndAdd', foods: asCooked(foods, { from, at }, this.state.parts.graph) }
    const isPan = (kind === 'fryingPan' || kind === 'pot') && !isStaged
    if (part < 1 && foods.length > 1) {
      const vessel = kind === 'fryingPan' ? 'pan' : kind === 'pot' ? 'pot' : 'bowl'
      return { phrase: 'partFromVessel', vessel, share: { part, words } }
    }
    if (wasInBowl) return { phrase: 'bringBack', foods, isMixture }
    // "The contents of the pan" would be more than the melted butter, the drained potatoes.
    if (!isPan || isAlone) return { phrase: 'bringIn', foods, isMixture }
    return { phrase: 'fromVessel', vessel: kind === 'pot' ? 'pot' : 'pan' }
  }

  /** Empties the bowl into a dish of its own; it is rinsed here or for what goes in next. */
  leave(isRinsed = false): void {
    this.weighing.write()
    const { vessel } = this.state.bowl
    const isSoiled = vessel !== null && this.state.bowl.isFilled
    if (isSoiled) {
      const rinsed: FixedSentence[] = isRinsed ? [{ phrase: 'rinseBowl' }] : []
      this.state.push({
        type: 'MANUAL',
        place: 'bench',
        adds: [],
        takes: this.state.takesOf([vessel]),
        clears: true,
        ...(isRinsed && { washesBowl: true }),
        saying: { kind: 'fixed', sentences: [{ phrase: 'transferAside' }, ...rinsed] },
        technique: SET_ASIDE,
        actions: [],
      })
      this.state.markLatest(vessel)
    }
    this.state.bowl = emptyBowl(isSoiled ? !isRinsed : this.state.bowl.isSoiled)
  }

  private isToChop({ id, vessel }: KitchenAction, span: Span): boolean {
    const isBegun = this.state.bowl.vessel === vessel || this.hasChopped.has(span.first)
    return id === span.first && !isBegun && this.state.parts.chopped.has(span.first)
  }

  /** Hard and dry foods go through the blades before anything else is in the bowl. */
  private chop(span: Span): void {
    const portions = this.state.parts.chopped.get(span.first) ?? []
    if (portions.length === 0 || this.state.bowl.isFilled || this.hasChopped.has(span.first)) return
    this.hasChopped.add(span.first)
    const items = portions.map((portion) => ({ portion, raw: rawState(portion) }))
    this.state.bowl = { ...this.state.bowl, vessel: span.vessel }
    this.weighing.weigh(items, [...this.weighing.withoutWhisk(), ...inLots(portions)])
    this.weighing.isIn(portions)
    this.chopping.add(this.state.operations.at(-1))
    this.state.push(choppingOf(portions))
    this.chopping.add(this.state.operations.at(-1))
  }

  /** Writes down a run, after what goes in for it. */
  run(action: KitchenAction, run: Run): void {
    const chopped = [...this.state.parts.chopped.values()].flat()
    if (run.setting.cuts === true && this.weighing.dropIfAmong(chopped)) return
    const trickled = run.setting.trickles ? this.weighing.takeTrickled() : []
    if (run.setting.feeds) this.weighing.feedPieces(run.setting.feeds)
    else if (run.setting.temperature !== undefined) this.weighing.forgetManners()
    if (run.setting.cuts === true) this.weighing.cutInLots()
    if (isBlended(run)) this.weighing.inChunks()
    const isBegun = this.state.bowl.isFilled
    const { fed, rest } = this.weighing.takeFed()
    if (run.technique === 'whip-whites' && fed.length > 0 && !isBegun) {
      this.run({ ...action, until: null }, run)
      this.weighing.putBack([...fed, ...rest])
      this.run(action, { ...run, ...SUGAR_INTO_FOAM })
      return
    }
    const orders = fed.length > 0 ? this.weighing.orders : []
    if (run.technique === 'melt-chocolate') this.chopBars(action)
    this.weighing.fitWhisk(run)
    this.weighing.write()
    const areLastPieces = rest.length > 0 && rest.every(({ portion }) => isPiece(portion.food))
    const now = areLastPieces ? withoutPieces(run) : run
    const coming = { trickled, fed, later: rest }
    for (const one of this.operationsOf(action, now, coming)) {
      const actions = [...new Set([...orders, ...one.actions])]
      this.pushRun({ ...one, actions }, action, now)
    }
    if (rest.length === 0) return
    // What is stirred in behind it goes in when it has been worked in.
    this.weighing.putBack(rest)
    this.run(action, areLastPieces ? gently(run) : run)
  }

  /** In lumps it would melt outside and stay hard within. */
  private chopBars({ id, vessel }: KitchenAction): void {
    const bars = this.state.bowl.isFilled ? [] : this.weighing.takeBars()
    if (bars.length === 0) return
    this.weighing.weigh(bars, this.weighing.withoutWhisk())
    this.state.push(choppingOfBars(id))
    this.state.markLatest(vessel)
  }

  private operationsOf(
    action: KitchenAction,
    run: Run,
    { later, ...coming }: Pick<Bowl, 'trickled' | 'fed'> & { later: readonly WeighedPortion[] },
  ): PlannedOperation[] {
    const contents = new Map(this.state.parts.traced[action.id]?.after)
    for (const { portion } of later) contents.delete(portion.food.id)
    const { limits, graph } = this.state.parts
    const cues = isHeated(run) ? withAwaitedTime(action, graph) : action.cues
    const bowl = { contents, isHot: this.state.bowl.isHot, limits, cues, ...coming }
    const operations = runOperation(action, run, bowl)
    return later.length > 0 ? operations.map(onlyFeeding) : operations
  }

  private pushRun(
    operation: PlannedOperation,
    { vessel }: KitchenAction,
    { setting: { temperature, tools } }: Run,
  ): void {
    this.state.push(operation)
    this.state.markLatest(vessel)
    const isHeating = temperature === 'varoma' || (temperature ?? 0) > 60
    this.state.bowl = {
      ...{ vessel, isFilled: true, isSoiled: false },
      isHot: temperature === undefined ? this.state.bowl.isHot : isHeating,
      hasWhisk: tools?.includes('whisk') ?? false,
    }
  }
}

/** Fast blades throw what is large about. */
const isBlended = ({ setting: { speed, cuts } }: Run) => !cuts && Number.parseFloat(speed) >= 5

const isHeated = ({ setting: { temperature } }: Run) => temperature !== undefined

/** Nothing has to stay whole before the pieces come in. */
const withoutPieces = (run: Run): Run => ({ ...run, setting: { ...run.setting, reverse: false } })

/** Berries and chips that come in last are turned over, not beaten. */
const gently = (run: Run): Run => ({
  ...run,
  setting: { seconds: 15, speed: '2', reverse: true, source: 'RUL' },
})
