import { isOnMachine, replay, type StateAtStep } from '#shared/appliance/kitchen-state.ts'
import type { RecipeContent } from '#shared/recipe.ts'
import type { Action } from '../builtin/parse/lexicon/kinds.ts'
import { matchFoods, type Refs } from './match-foods.ts'
import type { Mistake } from './mistake.ts'
import { isChanging, type SourceKitchen, type SourceWork } from './source-kitchen.ts'

/**
 * Foods of an answer that go in earlier than in its source, or are worked together with foods that
 * the source keeps apart. Only what the source states counts; foods that cannot be matched do not.
 */
export function orderMistakes(content: RecipeContent, source: SourceKitchen): Mistake[] {
  if (content.steps.every(({ place }) => place === undefined)) return []
  const refs = matchFoods(content.ingredients, source.foods)
  const states = replay(content.steps)
  const names = new Map(
    content.ingredients.map(({ ingredientJsonId, name }) => [ingredientJsonId, name]),
  )
  return [...tooEarly(states, source, refs, names), ...strangers(states, source, refs, names)]
}

type Names = ReadonlyMap<number, string>

function tooEarly(
  states: readonly StateAtStep[],
  { works }: SourceKitchen,
  refs: Refs,
  names: Names,
): Mistake[] {
  return [...refs].flatMap(([food, ref]): Mistake[] => {
    const coming = works.find(({ action }) => action.adds.some((one) => one.food.id === food))
    if (!coming || !isStated(coming, food)) return []
    if (ANYTIME.includes(kindOf(coming, food))) return []
    const earlier = works
      .slice(0, works.indexOf(coming))
      .filter((work) => mustComeBefore(work) && isBase(work, coming))
    const skipped = earlier.at(-1)
    if (!skipped || !isDoneOnlyWith(skipped, ref, states, refs)) return []
    const quote = skipped.action.clause.text.trim()
    const message = `${names.get(ref)} goes in too early: in the source it comes only after “${quote}”.`
    return [{ severity: 'problem', message }]
  })
}

const isStated = ({ action }: SourceWork, food: number): boolean =>
  action.adds.some((one) => one.food.id === food && one.evidence !== 'assumed' && !one.isSide)

const SEASONINGS: readonly string[] = ['salt', 'spice']
/** Cooks fry them at any time, and fat stays in its pan. */
const ANYTIME: readonly string[] = ['onion', 'garlic', 'ginger', 'oil', 'butter']
/** A step works on what an order works on where it has this share of its foods. */
const MOST = 0.7

/** Work that a food must not go through which the source adds behind it. */
const TELLING: readonly Action[] = ['blend', 'whip', 'knead']
const COOKING: readonly Action[] = ['simmer', 'boil', 'cook', 'steam', 'poach']
/** Shorter cooking harms no food that comes too early. Seconds. */
const LONG = 5 * 60

function mustComeBefore({ action: { verb, cues } }: SourceWork): boolean {
  if (TELLING.includes(verb)) return true
  return COOKING.includes(verb) && (cues.duration?.min ?? 0) >= LONG
}

const kindOf = ({ action }: SourceWork, id: number): string =>
  action.adds.find(({ food }) => food.id === id)?.food.food ?? 'other'

/** What was worked there is what the food is added to. */
function isBase({ contents }: SourceWork, coming: SourceWork): boolean {
  return contents.size > 0 && [...contents].every((id) => coming.contents.has(id))
}

/** Steps of the answer do such work on these foods, but none before the other is with them. */
function isDoneOnlyWith(
  { action, contents }: SourceWork,
  ref: number,
  states: readonly StateAtStep[],
  refs: Refs,
): boolean {
  const base = [...contents].flatMap((id) => refs.get(id) ?? [])
  const isMost = (state: StateAtStep) =>
    base.filter((one) => state.contents.has(one)).length >= MOST * base.length
  const done = states.filter(
    (state) => isMost(state) && (action.role === 'work' ? isWorked(state) : isCooked(state)),
  )
  return base.length > 0 && done.length > 0 && done.every((state) => state.contents.has(ref))
}

function isCooked({ step }: StateAtStep): boolean {
  if (isOnMachine(step.place)) return step.type === 'OPERATE' && step.temperature !== undefined
  return step.place === 'stove'
}

const isWorked = ({ step }: StateAtStep): boolean =>
  step.type === 'OPERATE' || step.type === 'MANUAL'

/** Foods in the running bowl of which the source never works one with another. */
function strangers(
  states: readonly StateAtStep[],
  { works }: SourceKitchen,
  refs: Refs,
  names: Names,
): Mistake[] {
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
        const pair = [one, other].map((food) => names.get(refs.get(food) ?? 0)).join(' and ')
        const message = `Step ${step.stepNumber} works ${pair} together, which the source keeps apart.`
        return [{ severity: 'problem', message }]
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
