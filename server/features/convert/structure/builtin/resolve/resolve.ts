import type { ReadRecipe } from '../../../read/read-recipe.ts'
import type { ActionGraph } from '../ir/graph.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { withEggsApart } from '../parse/eggs-apart.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import { parseMethod } from '../parse/parse.ts'
import { Resolver } from './resolver.ts'

/**
 * Says of every order of the method which food it works on, in which vessel, and what comes in for
 * it. The last pass that knows the source's language.
 */
export function resolve(
  source: ReadRecipe,
  foods: readonly KnownIngredient[],
  lexicon: CompiledLexicon,
): ActionGraph {
  const used = withEggsApart(source, foods, lexicon)
  const { clauses, sentences } = parseMethod(source, used, lexicon)
  const resolver = new Resolver(used, lexicon, clauses)
  for (const clause of clauses) resolver.read(clause)
  return resolver.finish(sentences)
}
