import type { ModelLimits } from '#shared/appliance/models.ts'
import type { ActionGraph, KitchenAction } from '../../ir/graph.ts'
import type { PlannedOperation } from '../../ir/operation.ts'
import { ownRun } from '../own-setting.ts'
import { runOperation } from '../run-operation.ts'
import { type Traced, trace } from '../trace.ts'
import { handStep, type Open, partOf, putInStep, touchedBy } from './open-step.ts'
import { isPouredMeanwhile, withPoured } from './poured-meanwhile.ts'

/** The source itself sets the machine somewhere. */
export const isForMachine = ({ actions }: ActionGraph): boolean =>
  actions.some(({ machine }) => machine !== null)

/** So many characters of the source are enough for one step. */
const MAX_TEXT = 420

type Draft = Omit<PlannedOperation, 'heading' | 'remarks' | 'vessel'>

/**
 * Writes down a recipe for the machine as it stands: its orders in their order, each run with the
 * source's own settings, and nothing besides. What it leaves to the cook stays in its words.
 */
export function planAsWritten(graph: ActionGraph, limits: ModelLimits): PlannedOperation[] {
  const writer = new Writer(graph, limits)
  for (const action of graph.actions) writer.add(action)
  return writer.finish()
}

class Writer {
  private readonly graph: ActionGraph
  private readonly limits: ModelLimits
  private readonly traced: readonly Traced[]
  private readonly operations: PlannedOperation[] = []
  /** The operation that dealt with a vessel's contents last. */
  private readonly latest = new Map<number, number>()
  private open: Open | null = null
  private heading: string | null = null

  constructor(graph: ActionGraph, limits: ModelLimits) {
    this.graph = graph
    this.limits = limits
    this.traced = trace(graph)
  }

  add(action: KitchenAction): void {
    if (action.component !== null) {
      this.close()
      this.heading = action.component
    }
    const last = this.open === null ? this.operations.at(-1) : undefined
    if (last && isPouredMeanwhile(action, last))
      this.operations[this.operations.length - 1] = withPoured(last, action)
    else if (action.machine) this.run(action)
    else if (this.isRemark(action)) this.operations.at(-1)?.remarks.push(action)
    else this.gather(action)
  }

  finish(): PlannedOperation[] {
    this.close()
    return this.operations
  }

  /** "Scrape down the sides" belongs to the step before it, if its sentence goes on to nothing else. */
  private isRemark({ id, clause }: KitchenAction): boolean {
    const last = this.operations.at(-1)
    const isAfterRun = this.open === null && this.heading === null && last?.type === 'OPERATE'
    const rest = this.graph.actions.slice(id)
    const same = rest.filter((one) => one.clause.sentence === clause.sentence)
    return isAfterRun && same.every(isBeside)
  }

  private gather(action: KitchenAction): void {
    const part = partOf(action, this.graph)
    if (this.open && !this.joins(action, part, this.open)) this.close()
    this.open ??= { part, actions: [], portions: [] }
    const isIdle = action.adds.length + action.moves.length === 0
    if (!isIdle || this.open.actions.length === 0) this.open.part = part
    this.open.actions.push(action)
    this.open.portions.push(...action.adds)
  }

  /** What is put into one place is one step; other work is one as far as a sentence goes. */
  private joins(action: KitchenAction, part: Open['part'], open: Open): boolean {
    const last = open.actions.at(-1)
    const isSameSentence = last?.clause.sentence === action.clause.sentence
    const isIdle = action.adds.length + action.moves.length === 0
    const length = open.actions.reduce((sum, { clause }) => sum + clause.text.length, 0)
    const isShaping = open.part === null && part !== null && action.adds.length === 0
    if (isSameSentence && (isIdle || isShaping)) return true
    if (part !== open.part || length > MAX_TEXT) return false
    return isSameSentence || part !== null
  }

  private run(action: KitchenAction): void {
    // "Without washing the bowl, put in the bread and grind": whatever stood before, it goes in.
    const { open } = this
    const isGoingOn = open?.actions.at(-1)?.clause.sentence === action.clause.sentence
    if (open && open.part === null && open.portions.length > 0 && isGoingOn) open.part = 'bowl'
    if (open?.part !== 'bowl') this.close()
    if (action.adds.length + action.moves.length > 0) {
      this.open ??= { part: 'bowl', actions: [], portions: [] }
      this.open.portions.push(...action.adds)
    }
    this.close(action)
    const contents = this.traced[action.id]?.after ?? new Map()
    const run = ownRun(action, this.graph)
    const bowl = { contents, isHot: false, trickled: [], limits: this.limits }
    for (const operation of runOperation(action, run, bowl)) this.push(operation)
    this.latest.set(action.vessel, this.operations.length - 1)
  }

  /** Writes down what is open, and what the run behind it brings in. */
  private close(run: KitchenAction | null = null): void {
    const { open, latest, graph } = this
    this.open = null
    if (!open) return
    const parts = { graph, latest, run }
    this.push(open.part === null ? handStep(open, parts) : putInStep(open, parts))
    const { left, entered } = touchedBy(open, run)
    for (const vessel of left) latest.delete(vessel)
    for (const vessel of entered) latest.set(vessel, this.operations.length - 1)
  }

  private push(operation: Draft & Partial<PlannedOperation>): void {
    this.operations.push({ remarks: [], ...operation, vessel: null, heading: this.heading })
    this.heading = null
  }
}

/** What changes nothing in the bowl: scraping down, taking the lid off. */
function isBeside({ adds, moves, role, cues, machine }: KitchenAction): boolean {
  const isIdle = adds.length + moves.length === 0 && cues.duration === null && !machine
  return isIdle && ['none', 'dial', 'add', 'season'].includes(role)
}
