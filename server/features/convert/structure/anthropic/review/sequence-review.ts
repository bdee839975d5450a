import type { StateAtStep } from '#shared/appliance/kitchen-state.ts'
import type { Food } from '../../builtin/parse/lexicon/kinds.ts'
import { type Comparison, nameOf } from './compare-with-source.ts'
import { type Mistake, problem } from './mistake.ts'
import { isChanging, type SourceWork } from './source-kitchen.ts'

/** Go in at any time; what is chopped or fried first, the machine does in an order of its own. */
const ANYTIME: readonly (Food | null)[] = [
  ...(['salt', 'spice', 'herb', 'oil', 'butter', 'onion', 'garlic', 'ginger'] as const),
]

/**
 * Two foods in the other order than in the source: there the one is cooked or worked before the
 * other comes to it, here it is the other way round.
 */
export function sequenceMistakes(comparison: Comparison): Mistake[] {
  const { view, source, refs } = comparison
  const foods = source.foods.filter(
    ({ id, food }) => refs.has(id) && !ANYTIME.includes(food) && isPlaced(id, source.works),
  )
  const works = source.works
    .filter((work) => isChanging(work) && work.action.cues.device === null)
    .map(({ contents }) => contents)
  const states = view.states.filter(isWorking).map(({ contents }) => new Set(contents.keys()))
  for (const first of foods)
    for (const second of foods) {
      const [one, other] = [refs.get(first.id) ?? 0, refs.get(second.id) ?? 0]
      if (!comesFirst(first.id, second.id, works) || !comesFirst(other, one, states)) continue
      const [early, late] = [nameOf(other, comparison), nameOf(one, comparison)]
      return [problem(`${early} goes in before ${late}, which the source works first.`)]
    }
  return []
}

/** All of it goes in once, as the source says. */
function isPlaced(id: number, works: readonly SourceWork[]): boolean {
  const portions = works.flatMap(({ action }) => action.adds.filter(({ food }) => food.id === id))
  const [only] = portions
  return portions.length === 1 && only?.part === 1 && only.evidence !== 'assumed'
}

/** Blades that run shorter only chop, which the machine does first. Seconds. */
const SHORT_RUN = 12

function isWorking({ step }: StateAtStep): boolean {
  const { type, place, temperature, durationSeconds = 0 } = step
  if (type !== 'OPERATE') return place === 'stove'
  return temperature !== undefined || durationSeconds > SHORT_RUN
}

/** The one is worked without the other, the other never without the one, and then both together. */
function comesFirst(one: number, other: number, works: readonly ReadonlySet<number>[]): boolean {
  const alone = works.findIndex((contents) => contents.has(one) && !contents.has(other))
  const both = works.findIndex((contents) => contents.has(one) && contents.has(other))
  const isOtherAlone = works.some((contents) => contents.has(other) && !contents.has(one))
  return alone >= 0 && both > alone && !isOtherAlone
}
