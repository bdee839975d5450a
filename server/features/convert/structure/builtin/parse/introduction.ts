import type { ReadRecipe } from '../../../read/read-recipe.ts'
import { readClauses } from './clauses.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { readSentences } from './sentences.ts'
import { isStatement } from './statements.ts'

/**
 * The recipe with the paragraphs that only tell of the dish, before anything is done, in its
 * description: "At home we love soup. This one is my father's."
 */
export function withIntroduction(source: ReadRecipe, lexicon: CompiledLexicon): ReadRecipe {
  const [first, ...others] = source.steps
  if (!first) return source
  const end = first.lines.findIndex((line) => !isTold(line, lexicon))
  if (end <= 0) return source
  const told = first.lines.slice(0, end)
  return {
    ...source,
    description: [source.description, ...told].filter(Boolean).join('\n'),
    steps: [{ ...first, lines: first.lines.slice(end) }, ...others],
  }
}

function isTold(line: string, lexicon: CompiledLexicon): boolean {
  const sentences = readSentences([{ heading: null, lines: [line] }], lexicon)
  const reading = { lexicon, isIngredient: () => false }
  const clauses = sentences.map((one, at) => readClauses(one, at, reading)[0])
  return clauses.every((clause) => clause !== undefined && isStatement(clause, lexicon))
}
