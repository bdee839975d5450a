import type { ActionGraph, KitchenAction } from '../ir/graph.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { asSentence } from './as-sentence.ts'

/**
 * The foods that an order shares with the one behind it, which is told elsewhere: of "peel and chop
 * the garlic" only "peel" is left, and it has to be said what.
 */
export function sharedObjects(
  { id, role, clause }: KitchenAction,
  graph: ActionGraph,
  lexicon: CompiledLexicon,
): string[] {
  const { text, verb, sentence } = clause
  const rest = `${text.slice(0, verb.start)} ${text.slice(verb.end)}`
  const isBare = asSentence(rest, lexicon).replace(/[^\p{L}]/gu, '') === ''
  const next = graph.actions[id + 1]
  if (role !== 'ready' || !isBare || next?.clause.sentence !== sentence) return []
  return next.objects.map(({ entry }) => entry.name)
}
