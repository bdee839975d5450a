import {
  MACHINE_PLACES,
  type MachinePlace,
  type StepInput,
  type StepPlace,
} from '#shared/recipe.ts'
import type { Operation } from './operation.ts'
import { readTemperature } from './settings.ts'

/** Ingredient number → share of its listed amount. */
export type Contents = ReadonlyMap<number, number>

export type MachineContents = Readonly<Record<MachinePlace, Contents>>

/** An ingredient that goes in, with its share of the listed amount. */
export type Addition = { ref: number; part: number }

/** What is where in the kitchen between two steps. Never changed; each operation makes a new one. */
export type State = {
  machine: MachineContents
  /** What earlier steps made, by their numbers. */
  products: ReadonlyMap<number, Contents>
  /** Shares of ingredients that are still to go in; what is not in it is untouched. */
  left: Contents
  /** Of the bowl, °C, estimated on the hot side. */
  bowlTemperature: number
  hasWhisk: boolean
  /** Food was in the bowl and it has not been washed since. */
  isBowlSoiled: boolean
}

/** The kitchen around one step of a recipe. */
export type StateAtStep<S extends Operation = StepInput> = {
  step: S
  before: State
  /** With what the step adds and takes. */
  during: State
  after: State
  /** What is at the step's place during it. */
  contents: Contents
  adds: readonly Addition[]
}

export const ROOM_TEMPERATURE = 20
/** Steam comes off boiling water. */
const STEAM_TEMPERATURE = 100
/** Estimate: a closed bowl off the heat. */
const STANDING_DEGREES_PER_MINUTE = 1

const NOTHING: Contents = new Map()
const EMPTY_MACHINE: MachineContents = { bowl: NOTHING, basket: NOTHING, varoma: NOTHING }

/** Before the first step. */
export const EMPTY_STATE: State = {
  machine: EMPTY_MACHINE,
  products: new Map(),
  left: NOTHING,
  bowlTemperature: ROOM_TEMPERATURE,
  hasWhisk: false,
  isBowlSoiled: false,
}

/** Whether the place is one of the machine's. */
export function isOnMachine(place: StepPlace | undefined): place is MachinePlace {
  return MACHINE_PLACES.some((one) => one === place)
}

/** The kitchen after an operation, which is the product that later ones take by `stepNumber`. */
export function apply(state: State, stepNumber: number, operation: Operation): State {
  return finish(begin(state, operation), stepNumber, operation)
}

/** The kitchen before, during and after each step. */
export function replay<S extends Operation & { stepNumber: number }>(
  steps: readonly S[],
): StateAtStep<S>[] {
  let before = EMPTY_STATE
  return steps.map((step) => {
    const at = playStep(before, step)
    before = at.after
    return at
  })
}

/** One step of a replay. */
export function playStep<S extends Operation & { stepNumber: number }>(
  before: State,
  step: S,
): StateAtStep<S> {
  const begun = begin(before, step)
  return { step, before, ...begun, after: finish(begun, step.stepNumber, step) }
}

type Begun = Pick<StateAtStep, 'during' | 'contents' | 'adds'>

function begin(state: State, operation: Operation): Begun {
  const adds = additionsOf(state, operation)
  const incoming = withAdditions(takenContents(state, operation), adds)
  const during = { ...state, left: leftAfter(state.left, adds) }
  const { place } = operation
  if (!isOnMachine(place)) return { during, contents: incoming, adds }

  const contents = merged(state.machine[place], incoming, new Set(adds.map(({ ref }) => ref)))
  return { during: { ...during, machine: { ...state.machine, [place]: contents } }, contents, adds }
}

/** Without `part` an ingredient goes in with all that is left of it. */
function additionsOf({ left }: State, { adds = [] }: Operation): Addition[] {
  return adds.map(({ ref, part }) => ({ ref, part: part ?? left.get(ref) ?? 1 }))
}

function takenContents({ products }: State, { takes = [] }: Operation): Contents {
  const contents = new Map<number, number>()
  for (const take of takes) {
    const { step, part = 1 } = typeof take === 'number' ? { step: take } : take
    for (const [ref, share] of products.get(step) ?? NOTHING)
      contents.set(ref, Math.min(1, (contents.get(ref) ?? 0) + share * part))
  }
  return contents
}

function withAdditions(contents: Contents, adds: readonly Addition[]): Contents {
  const sum = new Map(contents)
  for (const { ref, part } of adds) sum.set(ref, (sum.get(ref) ?? 0) + part)
  return sum
}

function leftAfter(left: Contents, adds: readonly Addition[]): Contents {
  const rest = new Map(left)
  for (const { ref, part } of adds) rest.set(ref, Math.max(0, (rest.get(ref) ?? 1) - part))
  return rest
}

/** What is taken from the place itself is there already: only additions make more of a food. */
function merged(there: Contents, incoming: Contents, added: ReadonlySet<number>): Contents {
  const contents = new Map(there)
  for (const [ref, share] of incoming) {
    const had = there.get(ref)
    if (had === undefined) contents.set(ref, share)
    else if (added.has(ref)) contents.set(ref, had + share)
  }
  return contents
}

function finish({ during, contents }: Begun, stepNumber: number, operation: Operation): State {
  const { machine } = during
  const isOn = isOnMachine(operation.place)
  const product = isOn ? mapOf(machine.bowl, machine.basket, machine.varoma) : contents
  const cleared = clearedPlaces(operation)
  const isEmptied = cleared.includes('bowl')
  const isSoiled = during.isBowlSoiled || (isEmptied && machine.bowl.size > 0)
  return {
    ...during,
    products: new Map(during.products).set(stepNumber, product),
    machine: Object.assign({ ...machine }, ...cleared.map((place) => ({ [place]: NOTHING }))),
    bowlTemperature: isEmptied
      ? ROOM_TEMPERATURE
      : standingTemperature(during.bowlTemperature, operation),
    hasWhisk: hasWhiskAfter(during, operation),
    isBowlSoiled: isSoiled && !operation.washesBowl,
  }
}

/** Later maps win. */
function mapOf(...contents: readonly Contents[]): Contents {
  return new Map(contents.flatMap((each) => [...each]))
}

/** The places of the machine that are empty after an operation. */
export function clearedPlaces({ clears }: Pick<Operation, 'clears'>): readonly MachinePlace[] {
  return clears === true ? MACHINE_PLACES : (clears ?? [])
}

function hasWhiskAfter({ hasWhisk }: State, { tools, removesWhisk }: Operation): boolean {
  return !removesWhisk && (hasWhisk || tools.includes('whisk'))
}

/**
 * The bowl's heat after an operation, °C, as far as its settings tell. A bowl that stands loses
 * heat; weighing and mixing are too short for that.
 */
export function standingTemperature(before: number, operation: Operation): number {
  const isRunning = operation.type === 'OPERATE'
  const minutes = (operation.durationSeconds ?? 0) / 60
  const stood = Math.max(ROOM_TEMPERATURE, before - minutes * STANDING_DEGREES_PER_MINUTE)
  const heat = isRunning && operation.temperature ? readTemperature(operation.temperature) : null
  if (heat === 'varoma') return STEAM_TEMPERATURE
  if (heat !== null) return Math.max(heat, stood)
  return isRunning || operation.type === 'WEIGH' ? before : stood
}
