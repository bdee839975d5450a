import type { ActionGraph, KitchenAction, Portion } from './ir/graph.ts'
import type { PlannedOperation } from './ir/operation.ts'
import type { VerbRole } from './ir/verbs.ts'
import type { CompiledLexicon } from './parse/compiled-lexicon.ts'
import type { KnownIngredient } from './parse/ingredients.ts'
import type { Food } from './parse/lexicon/kinds.ts'
import { isSaidOf } from './render/said-foods.ts'
import { looseEnds } from './resolve/loose-ends.ts'

type Kitchen = Pick<ActionGraph, 'actions' | 'vessels' | 'foods'>

/** What spoils no dish if it goes in earlier or later. */
const MINOR: readonly (Food | null)[] = ['salt', 'spice', 'herb', 'oil', 'garlic', 'ginger']
/** Orders at the table. */
const AT_TABLE: readonly VerbRole[] = ['serve', 'season']
/** One food may be guessed rightly; where more are, the method has not been understood. */
const MAX_GUESSED = 1
/** So much of all that is not liquid, or more, is what the dish is about. */
const MAIN_PART = 0.2

/**
 * The vessels of which it is not sure what is in them when the machine runs, by their numbers:
 * several foods that no order names may belong there, or there is nothing. A wrong step of the
 * machine spoils the dish; the source's own words never do.
 */
export function doubtfulVessels(
  operations: readonly PlannedOperation[],
  graph: Kitchen,
  lexicon: CompiledLexicon,
): ReadonlySet<number> {
  const runs = operations.filter(({ type }) => type === 'OPERATE')
  const running = new Set(runs.flatMap(({ vessel }) => vessel ?? []))
  if (running.size === 0) return new Set()
  const guesses = graph.actions.flatMap((action) =>
    guessedIn(action, graph, lexicon).map((portion) => ({ ...portion, vessel: action.vessel })),
  )
  const isNamed = ({ food }: Portion) => graph.actions.some(({ objects }) => objects.includes(food))
  const isDoubtful = (vessel: number) =>
    guesses.filter((one) => one.vessel === vessel && !isNamed(one)).length > MAX_GUESSED
  // Only what the machine does counts: "warm a bowl" is done by hand, and to nothing.
  const isRun = (action: number) => runs.some(({ actions }) => actions.includes(action))
  const idle = looseEnds(graph).filter(({ kind, action }) => kind === 'nothing' && isRun(action))
  const doubtful = [...[...running].filter(isDoubtful), ...idle.map(({ vessel }) => vessel)]
  // What is cut or spoken of and goes into no vessel may be missing from any.
  const missing = guesses.filter(({ vessel }) => vessel < 0)
  const groups = new Set(missing.map(({ food }) => food.group))
  const isOfGroup = ({ vessel, adds }: KitchenAction) =>
    running.has(vessel) && adds.some(({ food }) => groups.has(food.group))
  const isMuch = missing.length > MAX_GUESSED || isMainPart(missing, graph.foods)
  const lacking = isMuch ? graph.actions.filter(isOfGroup) : []
  return withConnected(
    new Set([...doubtful, ...lacking.map(({ vessel }) => vessel)]),
    graph.actions,
  )
}

/** What a dish is made of, by its weight: the lentils of a dal. */
function isMainPart(missing: readonly Portion[], foods: readonly KnownIngredient[]): boolean {
  const weightOf = (some: readonly KnownIngredient[]) =>
    some.filter(({ food }) => food !== 'liquid').reduce((sum, one) => sum + (one.grams ?? 0), 0)
  return weightOf(missing.map(({ food }) => food)) >= MAIN_PART * weightOf(foods)
}

/** Listed foods that count, and that go in here because they have to go somewhere. */
function guessedIn(
  action: KitchenAction,
  { foods }: Kitchen,
  lexicon: CompiledLexicon,
): readonly Portion[] {
  if (AT_TABLE.includes(action.role) || action.isImplied) return []
  return action.adds.filter(
    ({ food, evidence, isSide }) =>
      evidence === 'assumed' &&
      !isSide &&
      !food.isToTaste &&
      foods.includes(food) &&
      !food.traits.has('water') &&
      !MINOR.includes(food.food) &&
      !isSaidOf(food, [action], lexicon),
  )
}

/** With the vessels that food comes from or goes to. */
function withConnected(
  vessels: ReadonlySet<number>,
  actions: readonly KitchenAction[],
): ReadonlySet<number> {
  const all = new Set(vessels)
  for (let size = -1; size !== all.size; ) {
    size = all.size
    for (const { vessel, moves } of actions)
      for (const { from } of moves)
        if (vessel >= 0 && (all.has(from) || all.has(vessel))) all.add(from).add(vessel)
  }
  return all
}
