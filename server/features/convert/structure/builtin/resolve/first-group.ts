import type { Readable } from './readable.ts'

/** So many orders into the method names still tell which part it begins with. */
const BEGINNING = 3

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
  for (const { clause } of clauses.slice(0, BEGINNING)) {
    const named = finder.partNamedIn(clause)
    if (named !== null) return named
  }
  return first
}
