import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Readable } from './readable.ts'

/** So many orders into the method names still tell which part it begins with. */
const BEGINNING = 3
/** The same where it names them one by one. */
const OPENING = 7

/**
 * The part of the list that a method begins with: that of its first unmistakable names ("[heat the
 * milk,] mix the semolina and the yolks"), or else the first one.
 */
export function firstGroup({ clauses, foods, finder, begun }: Readable): number | null {
  const groups = new Set(foods.map(({ group }) => group))
  if (groups.size < 2) return null
  const first = foods[0]?.group ?? null
  // "Filling: peel the potatoes" says it itself.
  if ([...begun.values()].some((at) => at < BEGINNING)) return first
  const named = clauses.slice(0, OPENING).map(({ clause }) => [...finder.surelyNamedIn(clause)])
  const together = named.slice(0, BEGINNING).find((some) => some.length > 1 && isOnePart(some))
  if (together) return together[0]?.group ?? first
  // "Quarter the cabbage. Peel the apple. Melt the lard": one after the other.
  const begins = named.slice(0, BEGINNING).flat().some(isTelling)
  const inTurn = begins ? [...new Set(named.flat().filter(isTelling))].slice(0, 2) : []
  return inTurn.length > 1 && isOnePart(inTurn) ? (inTurn[0]?.group ?? first) : first
}

const isOnePart = (foods: readonly KnownIngredient[]) =>
  new Set(foods.map(({ group }) => group)).size === 1

/** Salt and spices are listed with one part and go into all. */
const isTelling = ({ food }: KnownIngredient) => food !== 'salt' && food !== 'spice'
