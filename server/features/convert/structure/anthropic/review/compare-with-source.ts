import type { StateAtStep } from '#shared/appliance/kitchen-state.ts'
import { findFoodId } from '#shared/quantity/find-food.ts'
import { wordLanguageOf } from '../../builtin/modify/words/all.ts'
import type { KnownIngredient } from '../../builtin/parse/ingredients.ts'
import type { AnswerView, NamedIngredient } from './answer-view.ts'
import type { SourceKitchen, SourceWork } from './source-kitchen.ts'

/** The answer's ingredient numbers by those of the source's foods. */
type Refs = ReadonlyMap<number, number>

/** An answer beside its source, and which ingredient is which food. */
export type Comparison = {
  view: AnswerView
  source: SourceKitchen
  refs: Refs
  /** Whether the answer's words are those of the source. */
  isSameLanguage: boolean
}

export function compareWithSource(view: AnswerView, source: SourceKitchen): Comparison {
  const isSameLanguage = wordLanguageOf(view.language) === source.language
  return { view, source, refs: matchFoods(view, source, isSameLanguage), isSameLanguage }
}

/** What the answer calls an ingredient. */
export function nameOf(ref: number | undefined, { view }: Comparison): string {
  return view.ingredients.get(ref ?? 0)?.ingredient.name ?? ''
}

/** A step works on what an order works on if it has this share of its foods. */
const MOST = 0.7

/** Whether a step is about the foods of an order of the source, as far as they could be matched. */
export function hasFoodsOf({ contents }: StateAtStep, work: SourceWork, refs: Refs): boolean {
  const foods = [...work.contents].flatMap((id) => refs.get(id) ?? [])
  const shared = foods.filter((ref) => contents.has(ref)).length
  return foods.length > 0 && shared >= MOST * foods.length
}

/** How much of what is in a step and in an order of the source both have, as far as it is matched. */
export function likenessOf({ contents }: StateAtStep, work: SourceWork, refs: Refs): number {
  const foods = [...work.contents].flatMap((id) => refs.get(id) ?? [])
  const known = new Set(refs.values())
  const inside = [...contents.keys()].filter((ref) => known.has(ref))
  const both = inside.filter((ref) => foods.includes(ref)).length
  return both / Math.max(1, new Set([...foods, ...inside]).size)
}

/** Each ingredient with the source's line that it is most like; each line is taken once. */
function matchFoods(view: AnswerView, { foods }: SourceKitchen, isSameLanguage: boolean): Refs {
  const refs = new Map<number, number>()
  for (const [ref, named] of view.ingredients) {
    const free = foods.filter(({ id }) => !refs.has(id))
    const scored = free.map((food) => ({ food, score: likeness(named, food, isSameLanguage) }))
    const best = scored.reduce<(typeof scored)[number] | null>(
      (top, one) => (one.score > (top?.score ?? 0) ? one : top),
      null,
    )
    if (best) refs.set(best.food.id, ref)
  }
  return refs
}

function likeness(
  { ingredient, head }: NamedIngredient,
  { entry, head: otherHead }: KnownIngredient,
  isSameLanguage: boolean,
): number {
  const id = findFoodId(ingredient.name)
  const isSameFood = id !== null && id === findFoodId(entry.name)
  const isSameName = ingredient.name.toLowerCase() === entry.name.toLowerCase()
  const isSameHead = isSameLanguage && head !== '' && head === otherHead
  if (!isSameFood && !isSameName && !isSameHead) return 0
  return (
    (isSameName ? 2 : 1) +
    (ingredient.quantity === entry.quantity ? 2 : 0) +
    (ingredient.group !== undefined && ingredient.group === entry.group ? 1 : 0)
  )
}
