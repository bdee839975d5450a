import type { ActionGraph, KitchenAction } from '../ir/graph.ts'
import type { PlannedOperation } from '../ir/operation.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { impliesFood } from '../parse/implied-foods.ts'
import { classifyFood, type KnownIngredient } from '../parse/ingredients.ts'
import { wordsOf } from '../parse/name-words.ts'
import { isMeat } from '../resolve/food-kinds.ts'

/** Whether orders in their own words tell the cook that a food goes in. */
export function isSaidOf(
  food: KnownIngredient,
  actions: readonly KitchenAction[],
  lexicon: CompiledLexicon,
): boolean {
  return isImplied(food, actions, lexicon) || isNamed(food, actions, lexicon)
}

/** The orders that the steps tell in the source's own words. */
export function toldActions(operations: readonly PlannedOperation[]): KitchenAction[] {
  return operations.flatMap(({ saying, remarks, leads = [] }) => [
    ...(saying.kind === 'source' || saying.kind === 'putIn' ? saying.actions : []),
    ...remarks,
    ...leads,
  ])
}

/**
 * Whether the source's own words tell of a food somewhere else: "[Peel and mince the onion.] Fry
 * for 5 minutes" leaves no question which onion.
 */
export function isToldOf(
  food: KnownIngredient,
  told: readonly KitchenAction[],
  { foods }: ActionGraph,
  lexicon: CompiledLexicon,
): boolean {
  // Of two eggs the other one may be meant.
  const isOnly = foods.every((one) => one === food || !one.stems.has(food.head))
  const isByHead = (one: KitchenAction) =>
    isOnly && wordsOf(one.clause.folded, lexicon).some(({ stem }) => stem === food.head)
  // "Have all ingredients ready" tells of none.
  const isObject = ({ objects, clause }: KitchenAction) =>
    objects.includes(food) && !isMeat(food) && !lexicon.cues.allIngredients.isIn(clause.folded)
  // "Separate the eggs" says nothing of where the yolks go.
  const telling = food.apart ? told.filter(({ role }) => role !== 'ready') : told
  return telling.some((one) => isObject(one) || isByHead(one))
}

/** "Butter the dish": a food that the list gives no amount of is meant without being named. */
function isImplied(
  { food, entry }: KnownIngredient,
  actions: readonly KitchenAction[],
  lexicon: CompiledLexicon,
): boolean {
  return !entry.quantity && actions.some(({ clause }) => impliesFood(clause, food, lexicon))
}

/**
 * "Sprinkle with cheese" says the Cheddar by its noun or its kind; "the peanut butter" is no butter
 * where the list has both.
 */
function isNamed(
  { food, head, stems }: KnownIngredient,
  actions: readonly KitchenAction[],
  lexicon: CompiledLexicon,
): boolean {
  return actions.some(({ clause, objects }) => {
    const words = wordsOf(clause.folded, lexicon)
    const others = objects.filter((one) => one.stems !== stems)
    const isOther = (stem: string) => others.some((one) => one.stems.has(stem))
    return words.some(({ stem, start, end }, at) => {
      if (!stems.has(stem) || lexicon.descriptors.has(stem)) return false
      if (!isOther(stem)) return true
      const beside = [words[at - 1], words[at + 1]].filter((word) => word !== undefined)
      const isOthersName = beside.some((word) => isOther(word.stem) && !stems.has(word.stem))
      const kind = classifyFood(clause.folded.slice(start, end), lexicon)
      return !isOthersName && (stem === head || (kind !== null && kind === food))
    })
  })
}
