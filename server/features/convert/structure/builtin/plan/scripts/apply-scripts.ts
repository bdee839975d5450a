import type { ModelLimits } from '#shared/appliance/models.ts'
import type { ActionGraph, KitchenAction, Vessel } from '../../ir/graph.ts'
import { trace } from '../trace.ts'
import { SCRIPTS } from './list.ts'
import type { Changes, Kitchen } from './script.ts'

/** The recipe with what the dish scripts make of it, and which of them did. */
export type ScriptedKitchen = Kitchen & { applied: readonly string[] }

/** What is settled before the scripts: decisions, and vessels that are left to the cook. */
type Settled = { decisions?: Kitchen['decisions']; byHand?: ReadonlySet<number> }

/** Lets every script look at every vessel's life, in the order of the list. */
export function applyScripts(
  graph: ActionGraph,
  limits: ModelLimits,
  { decisions = new Map(), byHand = new Set() }: Settled = {},
): ScriptedKitchen {
  let kitchen: ScriptedKitchen = {
    graph,
    traced: trace(graph),
    limits,
    decisions,
    stages: [],
    applied: [],
  }
  for (const { id, apply } of SCRIPTS) {
    for (const { id: number } of kitchen.graph.vessels) {
      // As the changes for the vessels before it have left it.
      const vessel = kitchen.graph.vessels[number]
      if (!vessel || byHand.has(number)) continue
      const changes = apply(vessel, kitchen)
      if (changes) kitchen = changed(kitchen, id, changes)
    }
  }
  return kitchen
}

/** What an earlier script has decided stays. */
function changed(kitchen: ScriptedKitchen, script: string, changes: Changes): ScriptedKitchen {
  const { actions = [], vessels = [], decisions = new Map(), stages = [] } = changes
  const byId = new Map(actions.map((action) => [action.id, action]))
  const graph = actions.length === 0 ? kitchen.graph : withActions(kitchen.graph, byId, vessels)
  return {
    ...kitchen,
    graph,
    traced: actions.length === 0 ? kitchen.traced : trace(graph),
    decisions: new Map([...decisions, ...kitchen.decisions]),
    stages: [...kitchen.stages, ...stages],
    applied: [...kitchen.applied, script],
  }
}

function withActions(
  graph: ActionGraph,
  byId: ReadonlyMap<number, KitchenAction>,
  more: readonly Vessel[],
): ActionGraph {
  const actions = graph.actions.map((one) => byId.get(one.id) ?? one)
  const vessels = [...graph.vessels, ...more].map((vessel) => ({
    ...vessel,
    actions: actions.filter((one) => one.vessel === vessel.id).map(({ id }) => id),
  }))
  return { ...graph, actions, vessels }
}
