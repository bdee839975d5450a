import type { ModelLimits } from '#shared/appliance/models.ts'
import type { ActionGraph, Portion } from '../ir/graph.ts'
import type { MachinePhrase } from '../ir/phrases.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Decision, Stage } from './scripts/script.ts'
import type { Span } from './span.ts'
import type { Traced } from './trace.ts'

/** What has been decided of a recipe before it is written down as operations. */
export type PlanParts = {
  graph: ActionGraph
  traced: readonly Traced[]
  limits: ModelLimits
  spans: readonly Span[]
  /** What the basket and the Varoma do, with steps of their own. */
  stages: readonly Stage[]
  /** What a dish script says of an action. */
  decisions: ReadonlyMap<number, Decision>
  /** By the first order of a stretch: what the machine chops before it. */
  chopped: ReadonlyMap<number, readonly Portion[]>
  /** By order: what the machine has cut before, of what the order has the cook cut. */
  done: ReadonlyMap<number, readonly KnownIngredient[]>
  /** By vessel: why its work is left to the cook, where the cook is told. */
  reasons: ReadonlyMap<number, MachinePhrase | null>
}
