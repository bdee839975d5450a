import type { KitchenAction } from '../ir/graph.ts'
import type { Clause } from '../parse/clauses.ts'
import type { ParsedClause } from '../parse/parse.ts'
import type { Mention } from './mention.ts'

/** "Put a baking sheet in the oven and preheat it": no food is put there. */
export function isForEmptyOven(
  { clause, cues }: ParsedClause,
  next: ParsedClause | null,
  mentions: readonly Mention[],
): boolean {
  const isPreheated = next?.clause.action === 'preheat' && next.clause.sentence === clause.sentence
  return isPreheated && cues.place === 'oven' && mentions.length === 0
}

/** "[Heat the smoker,] or set it up for indirect heat": the cooker and nothing in it. */
export function isSettingUp({ folded }: Clause, before: KitchenAction): boolean {
  return before.role === 'preheat' && SETTING_UP.test(folded)
}

const SETTING_UP =
  /(?<!\p{L})set (?:it|them|one|the (?:grill|smoker|cooker)) (?:up|to|for)(?!\p{L})/u
