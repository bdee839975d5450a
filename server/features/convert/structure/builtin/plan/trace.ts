import type { ActionGraph, KitchenAction, Portion } from '../ir/graph.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'

/** What stands in a vessel, by the number of the ingredient. */
export type Contents = ReadonlyMap<number, Portion>

/** The vessel of an action before and after it, and what it brings in. */
export type Traced = { before: Contents; after: Contents; incoming: readonly Portion[] }

/** What is where at every action, by its number, as the source means it. */
export function trace({
  actions,
  vessels,
}: Pick<ActionGraph, 'actions' | 'vessels'>): readonly Traced[] {
  const now = new Map<number, Map<number, Portion>>(vessels.map(({ id }) => [id, new Map()]))
  return actions.map((action) => {
    const here = now.get(action.vessel) ?? new Map<number, Portion>()
    const before = new Map(here)
    const incoming = [...carried(action, now), ...action.adds]
    for (const portion of incoming) put(here, portion)
    if (action.role === 'drain') pourOff(here)
    return { before, after: new Map(here), incoming }
  })
}

function carried({ moves }: KitchenAction, now: Map<number, Map<number, Portion>>): Portion[] {
  return moves.flatMap(({ from, foods, part }) => {
    const there = now.get(from) ?? new Map<number, Portion>()
    const ids = foods?.map(({ id }) => id) ?? [...there.keys()]
    return ids.flatMap((id) => {
      const portion = there.get(id)
      if (!portion) return []
      if (part < 1) there.set(id, { ...portion, part: portion.part * (1 - part) })
      else there.delete(id)
      return [{ ...portion, part: portion.part * part }]
    })
  })
}

/** The water of the list goes down the sink. */
function pourOff(contents: Map<number, Portion>): void {
  for (const [id, { food }] of contents) if (food.traits.has('water')) contents.delete(id)
}

function put(contents: Map<number, Portion>, portion: Portion): void {
  const had = contents.get(portion.food.id)
  const part = Math.min(1, (had?.part ?? 0) + portion.part)
  contents.set(portion.food.id, { ...portion, part })
}

/** The foods of portions with the grams that are really there. */
export function foodsOf(portions: Iterable<Portion>): KnownIngredient[] {
  return [...portions].map(({ food, part }) =>
    part < 1 && food.grams !== null ? { ...food, grams: food.grams * part } : food,
  )
}
