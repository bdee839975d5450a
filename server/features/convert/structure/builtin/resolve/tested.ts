import type { ParsedClause } from '../parse/parse.ts'
import type { Mention } from './mention.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** "Stir until the sugar dissolves": that in the pot, though the list has more sugar. */
export function isTested(
  { span, food }: Mention,
  { clause, until }: ParsedClause,
  at: OpenVessel | null,
): boolean {
  const from = until === null ? -1 : clause.text.indexOf(until)
  const isInside =
    until !== null && from >= 0 && span.start >= from && span.end <= from + until.length
  if (!isInside || !at || food.food === null) return false
  return [...at.holds.values()].some((one) => one !== food && one.food === food.food)
}
