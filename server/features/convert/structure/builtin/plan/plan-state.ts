import type { KitchenAction, Portion, Vessel } from '../ir/graph.ts'
import type { PlannedOperation } from '../ir/operation.ts'
import { emptyBowl, type MachineBowl } from './machine-bowl.ts'
import type { PlanParts } from './plan-parts.ts'
import { isVirtual } from './virtual-vessels.ts'

/** What an operation is that runs nothing. */
const IDLE = {
  durationSeconds: undefined,
  temperature: undefined,
  speed: undefined,
  reverse: false,
} as const satisfies Partial<PlannedOperation>

/** The technique of an operation that takes what is in the bowl out of the way. */
export const SET_ASIDE = 'set-aside'

/** An operation without what most have alike. */
export type Draft = Omit<
  PlannedOperation,
  'heading' | keyof typeof IDLE | 'tools' | 'remarks' | 'vessel'
> &
  Partial<PlannedOperation>

/** What has been written down so far and where everything is, for all who write. */
export class PlanState {
  readonly parts: PlanParts
  /** Vessels that need not be there at all. */
  readonly virtual: ReadonlySet<number>
  readonly operations: PlannedOperation[] = []
  bowl: MachineBowl = emptyBowl()
  /** The component that begins with the next operation. */
  heading: string | null = null
  /** What announces the next operation. */
  leads: KitchenAction[] = []
  /** What is told behind the run for which something waits to go in. */
  remarks: KitchenAction[] = []
  /** The operation that dealt with a vessel's contents last. */
  readonly latest = new Map<number, number>()

  constructor(parts: PlanParts) {
    this.parts = parts
    this.virtual = new Set(
      parts.graph.vessels.filter((one) => isVirtual(one, parts)).map(({ id }) => id),
    )
  }

  push(operation: Draft): void {
    const vessel = operation.place === 'bowl' ? this.bowl.vessel : null
    const isWeighing = operation.type === 'WEIGH'
    // What makes room for the next operation is not what was announced, nor of its part.
    const makesRoom = operation.technique === SET_ASIDE
    const isAnnounced = this.leads.length > 0 && !makesRoom
    this.operations.push({
      ...IDLE,
      tools: [],
      vessel,
      ...operation,
      remarks: [...(operation.remarks ?? []), ...(isWeighing ? [] : this.remarks)],
      heading: makesRoom ? null : this.heading,
      ...(isAnnounced && { leads: this.leads }),
    })
    if (!makesRoom) this.heading = null
    if (isAnnounced) this.leads = []
    if (!isWeighing) this.remarks = []
  }

  /** The operation just written dealt with the vessel's contents last. */
  markLatest(vessel: number): void {
    this.latest.set(vessel, this.operations.length - 1)
  }

  /** What has come in whole is not there any more for who uses its pan again. */
  forgetEmptied({ vessel, moves }: KitchenAction): void {
    for (const { from, foods, part } of moves)
      if (foods === null && part === 1 && from !== vessel) this.latest.delete(from)
  }

  /** What stands in one vessel counts as standing in the next, though no operation moves it. */
  carryOver({ vessel, moves }: KitchenAction): void {
    for (const one of this.takesOf(moves.map(({ from }) => from))) this.latest.set(vessel, one)
  }

  takesOf(vessels: readonly number[]): number[] {
    return vessels.flatMap((vessel) => this.latest.get(vessel) ?? [])
  }

  vesselOf(id: number): Vessel | null {
    return this.parts.graph.vessels[id] ?? null
  }

  /** What an action carries in from another vessel. */
  movedFrom({ id }: KitchenAction, from: number): Portion[] {
    const { graph, traced } = this.parts
    // What it brings in besides its own is from the other vessels, in the order of the moves.
    const action = graph.actions[id]
    const own = new Set(action?.adds)
    const holder = graph.vessels[from]
    const earlier = (holder?.actions ?? []).filter((one) => one < id).at(-1)
    const stood = new Set([...(earlier === undefined ? [] : (traced[earlier]?.after.keys() ?? []))])
    return (traced[id]?.incoming ?? []).filter(
      (portion) => !own.has(portion) && stood.has(portion.food.id),
    )
  }
}
