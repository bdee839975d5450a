import type { ReadRecipe } from '#server/features/convert/read/read-recipe.ts'
import type {
  ActionGraph,
  KitchenAction,
} from '#server/features/convert/structure/builtin/ir/graph.ts'
import type { VerbRole } from '#server/features/convert/structure/builtin/ir/verbs.ts'
import { compileLexicon } from '#server/features/convert/structure/builtin/parse/compiled-lexicon.ts'
import { readIngredients } from '#server/features/convert/structure/builtin/parse/ingredients.ts'
import { lexiconFor } from '#server/features/convert/structure/builtin/parse/lexicon/lexicons.ts'
import { resolve } from '#server/features/convert/structure/builtin/resolve/resolve.ts'
import type { FoundAction, LabelledMethod } from './labelled-method.ts'

const ENGLISH = lexiconFor('en')
const LEXICON = compileLexicon(ENGLISH, ENGLISH)

/** Roles that ready a food on the board: it is named there and goes in later. */
const READYING: readonly VerbRole[] = ['ready', 'cut']

/**
 * The actions that the built-in converter resolves in a labelled method, in the terms of the labels:
 * those with a verb, the ingredient lines that go in, and the actions whose result they work on.
 */
export function actionsOf(labelled: LabelledMethod): FoundAction[] {
  const source = asRead(labelled)
  const graph = resolve(source, readIngredients(source, LEXICON), LEXICON)
  const places = placesOf(graph, labelled.method)
  const links = linksOf(graph)
  const found = graph.actions.flatMap((action) => {
    const place = places.get(action.id)
    return place ? [{ action, place }] : []
  })
  const numbers = new Map(found.map(({ action }, at) => [action.id, at]))
  return found.map(({ action, place }) => ({
    ...place,
    ings: linesOf(action),
    takes: (links.get(action.id) ?? []).flatMap((id) => numbers.get(id) ?? []),
  }))
}

function asRead({ title, ingredients, method }: LabelledMethod): ReadRecipe {
  return {
    title,
    ...{ description: null, cuisine: null, yieldText: null, tags: [], language: 'en' },
    ...{ prepTimeMinutes: null, cookTimeMinutes: null, totalTimeMinutes: null },
    ingredients: [{ heading: null, lines: ingredients }],
    steps: [{ heading: null, lines: method }],
  }
}

/** Each line is one ingredient, numbered from 1. */
function linesOf({ adds, objects, role }: KitchenAction): number[] {
  const foods = READYING.includes(role) ? objects : adds.map(({ food }) => food)
  return [...new Set(foods.map(({ id }) => id - 1))]
}

type Place = Pick<FoundAction, 'inst' | 'span'>

/** Where the verbs stand. Clauses follow one another in the method, so each is sought behind the last. */
function placesOf({ actions }: ActionGraph, method: readonly string[]): Map<number, Place> {
  const places = new Map<number, Place>()
  let [inst, after] = [0, 0]
  for (const { id, clause } of actions) {
    const found = method.findIndex(
      (line, at) => at >= inst && line.indexOf(clause.text, at === inst ? after : 0) >= 0,
    )
    if (found < 0) continue
    const from = (method[found] ?? '').indexOf(clause.text, found === inst ? after : 0)
    ;[inst, after] = [found, from + clause.text.length]
    const { start, end } = clause.verb
    if (end > start) places.set(id, { inst, span: [from + start, from + end] })
  }
  return places
}

/**
 * The actions whose result each works on: what was done last in its vessel, and in the vessels that
 * food comes from. A clause without a verb passes on what is before it.
 */
function linksOf({ actions }: ActionGraph): Map<number, number[]> {
  const last = new Map<number, number[]>()
  const links = new Map<number, number[]>()
  for (const { id, vessel, moves, clause } of actions) {
    const sources = [vessel, ...moves.map(({ from }) => from)]
    const taken = [...new Set(sources.flatMap((from) => last.get(from) ?? []))]
    links.set(id, taken)
    const isAction = clause.verb.end > clause.verb.start
    if (vessel >= 0) last.set(vessel, isAction ? [id] : taken)
  }
  return links
}
