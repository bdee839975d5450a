import type { Clause } from './clauses.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import type { Mention } from './ingredient-refs.ts'
import { type Action, CUTTING } from './lexicon/kinds.ts'

/**
 * The cut that the verb means for what a pronoun stands for, as if its name stood there: "les
 * émincer" chops onions and slices potatoes.
 */
export function cutOf(
  clause: Clause,
  mentions: readonly Mention[],
  lexicon: CompiledLexicon,
): Clause {
  if (!CUTTING.includes(clause.action) || mentions.length === 0) return clause
  const verb = clause.folded.slice(clause.verb.start, clause.verb.end)
  const cuts = new Set(
    mentions.map(({ ingredient }) =>
      longestAction(`${verb} ${[...ingredient.stems].join(' ')}`, lexicon),
    ),
  )
  const [cut] = cuts
  return cuts.size === 1 && cut && CUTTING.includes(cut) ? { ...clause, action: cut } : clause
}

function longestAction(text: string, lexicon: CompiledLexicon): Action | null {
  const found = lexicon.verbs.at(text, 0).sort((a, b) => b.end - a.end)
  return found[0]?.value ?? null
}
