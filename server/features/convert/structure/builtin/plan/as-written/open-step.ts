import { TOOL_PHRASES } from '#shared/appliance/tool-phrases.ts'
import type { MachinePlace } from '#shared/recipe.ts'
import type { ActionGraph, KitchenAction, Portion } from '../../ir/graph.ts'
import type { PlannedOperation } from '../../ir/operation.ts'
import type { VerbRole } from '../../ir/verbs.ts'
import { appliancePartsIn } from '../../parse/appliance-places.ts'
import { handOperation, placeIn, strongerPlace } from '../hand-work.ts'

/** Orders that have not been written down yet; `part` is where of the machine they put things. */
export type Open = { part: MachinePlace | null; actions: KitchenAction[]; portions: Portion[] }

type Draft = Omit<PlannedOperation, 'heading' | 'remarks' | 'vessel'>

/** What is known around an open step: the run behind it may bring something in as well. */
type Around = {
  graph: ActionGraph
  latest: ReadonlyMap<number, number>
  run: KitchenAction | null
}

const INTO: readonly VerbRole[] = ['add', 'work', 'back', 'season', 'none', 'dial']
/** What is done to the bowl's contents by hand takes them out. */
const ON_BENCH: readonly VerbRole[] = ['hand', 'serve', 'bake', 'move', 'cut']

/** The part of the machine into which an order puts something; null for other work by hand. */
export function partOf(action: KitchenAction, graph: ActionGraph): MachinePlace | null {
  if (isTool(action)) return 'bowl'
  const { vessel, role } = action
  const part = machinePlace(vessel, graph)
  const isLaidOut = part !== 'bowl' && role === 'hand'
  return INTO.includes(role) || isLaidOut ? part : null
}

/** The step in which things are put into a part of the machine. */
export function putInStep(open: Open, around: Around): Draft {
  const { part, actions, portions } = open
  const { latest, run, graph } = around
  const last = actions.at(-1)?.id ?? -1
  // What comes in after the last run is no weighing, whatever the source says of it.
  const willRun = run !== null || graph.actions.some(({ id, machine }) => machine && id > last)
  const place = part ?? 'bowl'
  const moves = [...actions, ...(run ? [run] : [])].flatMap((one) => one.moves)
  const takes = moves.flatMap(({ from }) => latest.get(from) ?? [])
  const parts = moves.flatMap(({ from, part: share }): [number, number][] => {
    const take = latest.get(from)
    return take !== undefined && share < 1 ? [[take, share]] : []
  })
  return {
    type: portions.length > 0 && willRun ? 'WEIGH' : 'MANUAL',
    place,
    adds: portions,
    takes,
    takenParts: new Map(parts),
    ...clearing(open, around),
    durationSeconds: undefined,
    temperature: undefined,
    speed: undefined,
    reverse: false,
    tools: [],
    saying: { kind: 'putIn', actions, run, portions },
    technique: 'as-written',
    actions: actions.map(({ id }) => id),
  }
}

/** The step of other work by hand, in the source's words. */
export function handStep(open: Open, around: Around): Draft {
  const { actions, portions } = open
  const { graph, latest } = around
  const places = actions.map((one) => placeIn(graph, one))
  const moves = actions.flatMap((one) => one.moves)
  const worked = actions.filter(({ role }) => role !== 'dial' && role !== 'none')
  const from = new Set([
    ...moves.map((one) => one.from),
    ...worked.map(({ vessel }) => vessel),
    ...takenOff(open, graph),
  ])
  const step = handOperation({
    actions,
    place: places.reduce(strongerPlace),
    vessel: actions.at(-1)?.vessel ?? -1,
    adds: portions,
    takes: new Set([...from].flatMap((vessel) => latest.get(vessel) ?? [])),
    takenParts: new Map(),
    leaves: new Set(),
    clears: false,
    emptied: new Set(),
    goesOnIn: null,
    isInTheWay: false,
  })
  return { ...step, ...clearing(open, around), technique: 'as-written' }
}

/** "Insert the whisk" moves no food, wherever that was. */
const isTool = ({ clause: { text } }: KitchenAction) =>
  TOOL_PHRASES.whiskIn.test(text) || TOOL_PHRASES.whiskOut.test(text)

/** Which vessels a step leaves empty, and whose contents it is the last to deal with. */
export function touchedBy({ part, actions }: Open, run: KitchenAction | null) {
  const all = [...actions, ...(run ? [run] : [])]
  const left = all.flatMap(({ moves }) => moves.filter(isWhole).map(({ from }) => from))
  const entered = [
    ...actions
      .filter((one) => !isTool(one) && (part !== null || one.role !== 'none'))
      .map(({ vessel }) => vessel),
    ...(run ? [run.vessel] : []),
  ]
  return { left, entered: entered.filter((vessel) => vessel >= 0) }
}

/** The parts of the machine that a step empties; all of it where nothing else is in it. */
function clearing(open: Open, { graph, latest }: Around): Pick<Draft, 'clears'> {
  const { part, actions } = open
  const moved = actions.flatMap(({ moves }) => moves.filter(isWhole).map(({ from }) => from))
  const worked = actions.filter(({ role }) => part === null && ON_BENCH.includes(role))
  const vessels = new Set([
    ...moved,
    ...worked.map(({ vessel }) => vessel),
    ...takenOff(open, graph),
  ])
  const placesOf = (ids: Iterable<number>) =>
    [...ids].flatMap((id) => machinePlace(id, graph) ?? [])
  const emptied = [...new Set(placesOf(vessels))].filter((place) => place !== part)
  if (emptied.length === 0) return {}
  const filled = placesOf(latest.keys())
  const isAll = part === null && filled.every((place) => emptied.includes(place))
  return { clears: isAll ? true : emptied }
}

/** "Take off the Varoma and the basket": the vessels that an order takes from the machine. */
function takenOff({ part, actions }: Open, { vessels }: ActionGraph): number[] {
  if (part !== null) return []
  const taking = actions.filter(({ role }) => role === 'take' || role === 'aside')
  const parts = new Set(taking.flatMap(({ clause }) => appliancePartsIn(clause.folded)))
  return vessels
    .filter(({ kind }) => kind !== 'machine' && [...parts].some((one) => one === kind))
    .map(({ id }) => id)
}

function machinePlace(vessel: number, { vessels }: ActionGraph): MachinePlace | null {
  const kind = vessels[vessel]?.kind
  if (kind === 'machine') return 'bowl'
  return kind === 'basket' || kind === 'varoma' ? kind : null
}

const isWhole = ({ foods, part }: KitchenAction['moves'][number]) => foods === null && part === 1
