import { RECIPE_LIMITS } from '#shared/recipe.ts'
import type { ReadRecipe } from '../../../read/read-recipe.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { readSentences } from './sentences.ts'

/**
 * The recipe with the paragraphs that follow its last order in its description: "To freeze: cool
 * completely …", "Note: …". Among the steps they would be told to whoever has just served the dish.
 */
export function withTipsInDescription(source: ReadRecipe, lexicon: CompiledLexicon): ReadRecipe {
  const last = source.steps.at(-1)
  if (!last) return source
  const end = last.lines.findLastIndex((line) => !isTip(line, lexicon)) + 1
  const tips = last.lines.slice(end)
  const description = [source.description, ...tips].filter(Boolean).join('\n')
  const isTold = end > 0 && description.length <= RECIPE_LIMITS.description
  if (tips.length === 0 || !isTold) return source
  const steps = [...source.steps.slice(0, -1), { ...last, lines: last.lines.slice(0, end) }]
  return { ...source, description, steps }
}

/**
 * A paragraph is what its first sentence is: what follows "This keeps for 3 days" tells more of it.
 * Behind a bracket the method goes on.
 */
function isTip(line: string, lexicon: CompiledLexicon): boolean {
  const [first] = readSentences([{ heading: null, lines: [line] }], lexicon)
  return !line.trimStart().startsWith('(') && (first?.isNote ?? false)
}
