import type { ModelLimits } from '#shared/appliance/models.ts'
import type { ActionGraph, KitchenAction, Portion, Vessel } from '../../ir/graph.ts'
import type { PlannedOperation } from '../../ir/operation.ts'
import type { MachinePhrase } from '../../ir/phrases.ts'
import type { Setting } from '../techniques/technique.ts'
import type { Traced } from '../trace.ts'

/**
 * What a script decides about an action: it needs no run of its own, it is left to the cook, it is
 * done in a pot for there is too much of it, nobody need do it, or it runs with a setting of the
 * script's own.
 */
export type Decision = 'merged' | 'byHand' | 'inPot' | 'dropped' | Scripted

/** A run by a script instead of by a technique. */
export type Scripted = {
  technique: string
  setting: Setting
  phrase?: MachinePhrase
  /** What the source puts in but the machine hardly needs: the cook keeps it hot. */
  heldBack?: readonly Portion[]
}

/**
 * A step of a stage; `from` says whose product comes in: what the vessels held, or that of the
 * stage's step with this index.
 */
export type StageOperation = Omit<PlannedOperation, 'heading' | 'takes' | 'remarks'> & {
  from: 'vessels' | number | null
}

/** A stretch of a vessel's life that happens in the basket or the Varoma, with steps of its own. */
export type Stage = {
  script: string
  vessel: number
  /** The first action that it stands for, and all of them. */
  first: number
  actions: ReadonlySet<number>
  /** Vessels whose contents come in. */
  sources: readonly number[]
  operations: readonly StageOperation[]
  /** It is eaten hot beside something else, so it must not keep the bowl from it. */
  isSide: boolean
}

/** The recipe as it is planned so far. */
export type Kitchen = {
  graph: ActionGraph
  traced: readonly Traced[]
  limits: ModelLimits
  decisions: ReadonlyMap<number, Decision>
  stages: readonly Stage[]
  /** Is told every technique that is chosen, also those that leave the work to the cook. */
  onChoice?: (technique: string, vessel: Vessel, isTooMuch: boolean) => void
}

/** What a script makes of a vessel's life. */
export type Changes = {
  /** Actions that are to be read in another way, in the place of those with their numbers. */
  actions?: readonly KitchenAction[]
  /** Vessels that the source does not tell of, numbered behind its own. */
  vessels?: readonly Vessel[]
  decisions?: ReadonlyMap<number, Decision>
  stages?: readonly Stage[]
}

/**
 * What experts do for a kind of dish: recognises it by foods, verbs and cues in one vessel's life,
 * and says what the machine does there. Without changes it is another dish.
 */
export type Script = {
  id: string
  /** Codes of the recipes and manuals that it follows, as in `Source`. */
  source: string
  apply: (vessel: Vessel, kitchen: Kitchen) => Changes | null
}
