import type { Tool } from '#shared/recipe.ts'
import type { ActionGraph, KitchenAction, Portion, Vessel } from '../../ir/graph.ts'
import { VERBS } from '../../ir/verbs.ts'
import type { KnownIngredient } from '../../parse/ingredients.ts'
import { addedWater } from '../added-water.ts'
import { foodsOf } from '../trace.ts'
import type { Kitchen, Script, Stage } from './script.ts'
import { clearStep, fillStep, runStep } from './stage-steps.ts'
import { isForTray, steamSeconds, steamWater } from './steam-times.ts'

const ID = 'varoma-steaming'

/** Steams in the Varoma what the source steams over water. */
export const STEAMING: Script = {
  id: ID,
  source: 'DE12, IRM, MX, IT1, MCG',
  apply: (vessel, kitchen) => {
    const own = vessel.actions.flatMap((id) => kitchen.graph.actions[id] ?? [])
    const braised = own.filter((one) => one.verb === 'steam' && isBraised(one, own, kitchen))
    const stages = vessel.actions.flatMap((id, at) => {
      const action = kitchen.graph.actions[id]
      const isSteamed = action && !braised.includes(action)
      return isSteamed ? (stageOf(action, at, vessel, kitchen) ?? []) : []
    })
    const actions = braised.map((one): KitchenAction => ({ ...one, verb: verbFor(one, kitchen) }))
    return stages.length + actions.length > 0 ? { stages, actions } : null
  },
}

/** "[Sweat the leek.] Pour in the wine and steam under a lid": it lies in its broth, not above water. */
function isBraised(action: KitchenAction, own: readonly KitchenAction[], kitchen: Kitchen) {
  const isFried = own.some(({ id, verb }) => id < action.id && VERBS[verb].isFrying)
  return action.machine === null && (isFried || holdsBroth(action, kitchen))
}

const holdsBroth = ({ id }: KitchenAction, { traced }: Kitchen) =>
  [...(traced[id]?.after.values() ?? [])].some(
    ({ food }) => food.food === 'liquid' && !food.traits.has('water'),
  )

const verbFor = (action: KitchenAction, kitchen: Kitchen) =>
  holdsBroth(action, kitchen) ? 'simmer' : 'sweat'

function stageOf(
  action: KitchenAction,
  at: number,
  vessel: Vessel,
  kitchen: Kitchen,
): Stage | null {
  if (action.verb !== 'steam' || action.machine !== null || vessel.kind === 'varoma') return null
  const { actions } = kitchen.graph
  const taken = new Set(kitchen.stages.flatMap((one) => [...one.actions]))
  const laid = layingBefore(at, vessel, kitchen).filter(({ id }) => !taken.has(id))
  const own = [...laid, action]
  const portions = own.flatMap(({ id }) => kitchen.traced[id]?.incoming ?? [])
  const water = portions.filter(({ food }) => isWater(food))
  const steamed = portions.filter((one) => !water.includes(one))
  const [first] = own
  if (!first || steamed.length === 0 || own.some((one) => actions[one.id] === undefined))
    return null
  return {
    script: ID,
    vessel: vessel.id,
    first: first.id,
    actions: new Set(own.map(({ id }) => id)),
    sources: own.flatMap(({ moves }) => moves.map(({ from }) => from)),
    operations: stepsOf({ action, own, steamed, water, graph: kitchen.graph }),
    isSide: false,
  }
}

/** The orders just before that only put the food where it is steamed. */
function layingBefore(at: number, vessel: Vessel, { graph }: Kitchen): KitchenAction[] {
  const before = vessel.actions.slice(0, at).map((id) => graph.actions[id])
  const start = before.findLastIndex((one) => one && !LAYING.includes(one.role)) + 1
  return before.slice(start).filter((one) => one !== undefined)
}

const LAYING: readonly KitchenAction['role'][] = ['add', 'dial', 'season', 'move', 'hand']

function isWater({ traits }: KnownIngredient): boolean {
  return traits.has('water')
}

type Load = {
  action: KitchenAction
  own: readonly KitchenAction[]
  steamed: readonly Portion[]
  water: readonly Portion[]
  graph: ActionGraph
}

function stepsOf({ action, own, steamed, water, graph }: Load) {
  const foods = foodsOf(steamed)
  const said = action.cues.duration
  const seconds = steamSeconds(said?.min ?? null, foods)
  const tools: Tool[] = [
    'varoma_dish',
    ...(foods.some(isForTray) ? (['varoma_tray'] as const) : []),
    'varoma_lid',
  ]
  return [
    fillStep({
      technique: ID,
      place: 'bowl',
      sentences: [{ phrase: 'pourWater', grams: steamWater(seconds) }],
      adds: water.length > 0 ? water : [addedWater(graph, action.id, steamWater(seconds))],
    }),
    fillStep({
      technique: ID,
      place: 'varoma',
      sentences: [{ phrase: 'addToVaroma', foods: steamed }, { phrase: 'varomaOn' }],
      adds: own.flatMap(({ adds }) => adds).filter((one) => !water.includes(one)),
      tools,
      from: 'vessels',
    }),
    runStep({
      technique: ID,
      place: 'varoma',
      phrase: 'steam',
      seconds,
      more: said ? said.max - said.min : 0,
      temperature: 'varoma',
      until: action.until,
      tools,
      actions: own.map(({ id }) => id),
    }),
    clearStep(ID, 2, ['varomaOff', 'emptyBowl']),
  ]
}
