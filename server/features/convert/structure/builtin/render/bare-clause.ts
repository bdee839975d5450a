import type { ActionGraph, KitchenAction } from '../ir/graph.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { asSentence } from './as-sentence.ts'

/** An article and so many words of a name, and no more: "the red onions". */
const MAX_WORDS = 4

/**
 * The foods that an order shares with the one behind it, which is told elsewhere: of "peel and chop
 * the garlic" only "peel" is left, and it has to be said what. In the source's words where its verbs
 * stand before what they work on; null where the order says it itself.
 */
export function sharedObjects(
  { id, role, clause }: KitchenAction,
  graph: ActionGraph,
  lexicon: CompiledLexicon,
): { names: string[]; text: string | null } | null {
  const { text, verb, sentence } = clause
  const rest = `${text.slice(0, verb.start)} ${text.slice(verb.end)}`
  const isBare = asSentence(rest, lexicon).replace(/[^\p{L}]/gu, '') === ''
  const next = graph.actions[id + 1]
  if (role !== 'ready' || !isBare || next?.clause.sentence !== sentence) return null
  const names = next.objects.map(({ entry }) => entry.name)
  return names.length > 0 ? { names, text: objectOf(next, lexicon) } : null
}

function objectOf({ clause }: KitchenAction, { source }: CompiledLexicon): string | null {
  const behind = clause.text
    .slice(clause.verb.end)
    .replace(/[\s.,;:!]+$/, '')
    .trim()
  const isShort = behind !== '' && behind.split(/\s+/).length <= MAX_WORDS
  return source.verbPosition === 'first' && isShort ? behind : null
}
