import { isOnMachine, type StateAtStep } from '#shared/appliance/kitchen-state.ts'
import type { Action } from '../../builtin/parse/lexicon/kinds.ts'
import { type Comparison, hasFoodsOf, nameOf } from './compare-with-source.ts'
import { type Mistake, problem } from './mistake.ts'
import { isChanging, type SourceWork } from './source-kitchen.ts'

/**
 * Foods of an answer that go in earlier than in its source, or are worked together with foods that
 * the source keeps apart. Foods that the source does not place, or that cannot be matched, are left
 * out.
 */
export function orderMistakes(comparison: Comparison): Mistake[] {
  return [...tooEarly(comparison), ...strangers(comparison)]
}

function tooEarly(comparison: Comparison): Mistake[] {
  const {
    view: { states },
    source: { works },
    refs,
  } = comparison
  return [...refs].flatMap(([food, ref]): Mistake[] => {
    const coming = works.find(({ action }) => action.adds.some((one) => one.food.id === food))
    if (!coming || !isStated(coming, food)) return []
    if (ANYTIME.includes(kindOf(coming, food))) return []
    const skipped = works
      .slice(0, works.indexOf(coming))
      .findLast((work) => mustComeBefore(work) && isBase(work, coming))
    if (!skipped) return []
    const done = states.filter((state) => isSameWork(state, skipped, refs))
    const isOnlyWithIt = done.length > 0 && done.every((state) => state.contents.has(ref))
    if (!isOnlyWithIt) return []
    const quote = skipped.action.clause.text.trim()
    const message = `${nameOf(ref, comparison)} goes in too early: in the source it comes only after “${quote}”.`
    return [problem(message)]
  })
}

const isStated = ({ action }: SourceWork, food: number): boolean =>
  action.adds.some((one) => one.food.id === food && one.evidence !== 'assumed' && !one.isSide)

const SEASONINGS: readonly string[] = ['salt', 'spice']
/** Cooks fry them at any time, and fat stays in its pan. */
const ANYTIME: readonly string[] = ['onion', 'garlic', 'ginger', 'oil', 'butter']

/** Work that spoils a food which the source adds only afterwards. */
const BLENDING: readonly Action[] = ['blend', 'whip', 'knead']
const COOKING: readonly Action[] = ['simmer', 'boil', 'cook', 'steam', 'poach']
/** Shorter cooking harms no food that comes too early. Seconds. */
const LONG = 5 * 60

function mustComeBefore({ action: { verb, cues } }: SourceWork): boolean {
  if (BLENDING.includes(verb)) return true
  return COOKING.includes(verb) && (cues.duration?.min ?? 0) >= LONG
}

const kindOf = ({ action }: SourceWork, id: number): string =>
  action.adds.find(({ food }) => food.id === id)?.food.food ?? 'other'

/** What was worked there is what the food is added to. */
function isBase({ contents }: SourceWork, coming: SourceWork): boolean {
  return contents.size > 0 && [...contents].every((id) => coming.contents.has(id))
}

/** The step does to most of the foods of an order what the order says. */
function isSameWork(state: StateAtStep, work: SourceWork, refs: Comparison['refs']): boolean {
  const isDone = work.action.role === 'work' ? isWorked(state) : isCooked(state)
  return isDone && hasFoodsOf(state, work, refs)
}

function isCooked({ step }: StateAtStep): boolean {
  if (isOnMachine(step.place)) return step.type === 'OPERATE' && step.temperature !== undefined
  return step.place === 'stove'
}

const isWorked = ({ step }: StateAtStep): boolean =>
  step.type === 'OPERATE' || step.type === 'MANUAL'

/** Foods in the running bowl of which the source never works one with another. */
function strangers(comparison: Comparison): Mistake[] {
  const {
    view: { states },
    source: { works },
    refs,
  } = comparison
  const known = new Map(
    [...refs].filter(([food]) => isSurelyPlaced(food, works)).map(([food, ref]) => [ref, food]),
  )
  const worked = works.filter((work) => isChanging(work) || isAddedToMixture(work, works))
  const areTogether = (one: number, other: number) =>
    worked.some(({ contents }) => contents.has(one) && contents.has(other))
  for (const { step, contents } of states) {
    if (step.type !== 'OPERATE' || step.place !== 'bowl') continue
    const inside = [...contents.keys()].flatMap((ref) => known.get(ref) ?? [])
    for (const [at, one] of inside.entries())
      for (const other of inside.slice(at + 1)) {
        if (areTogether(one, other)) continue
        const pair = [one, other].map((food) => nameOf(refs.get(food), comparison)).join(' and ')
        const message = `Step ${step.stepNumber} works ${pair} together, which the source keeps apart.`
        return [problem(message)]
      }
  }
  return []
}

/** "Add the yolk and form a ball": what comes into a mixture last may be mixed by the machine. */
function isAddedToMixture({ action }: SourceWork, works: readonly SourceWork[]): boolean {
  const isWorkedBefore = works.some(
    (work) =>
      isChanging(work) && work.action.vessel === action.vessel && work.action.id < action.id,
  )
  return action.role === 'add' && isWorkedBefore
}

/** One order of the source takes all of it, by name, and it is no seasoning. */
function isSurelyPlaced(id: number, works: readonly SourceWork[]): boolean {
  const portions = works.flatMap(({ action }) => action.adds.filter(({ food }) => food.id === id))
  const [only] = portions
  return (
    only !== undefined &&
    portions.length === 1 &&
    only.evidence !== 'assumed' &&
    only.part === 1 &&
    !only.food.isToTaste &&
    ![...SEASONINGS, ...ANYTIME].includes(only.food.food ?? 'other')
  )
}
