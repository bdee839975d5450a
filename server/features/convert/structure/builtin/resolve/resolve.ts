import type { ReadRecipe } from '../../../read/read-recipe.ts'
import type { ActionGraph } from '../ir/graph.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { withEggsApart } from '../parse/eggs-apart.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import { parseMethod } from '../parse/parse.ts'
import { withSpellings } from '../parse/spellings.ts'
import { withTimesBefore } from './after-minutes.ts'
import { bestReading } from './choices.ts'
import { withHalvesReturned } from './half-blended.ts'
import { withImpliedParts } from './implied-parts.ts'
import { withImpliedStages } from './implied-stages.ts'
import { withLastMinutes } from './last-minutes.ts'
import { MentionFinder } from './mentions.ts'
import { MethodReading } from './method-reading.ts'
import { partsMade } from './parts-made.ts'
import { isForMachine } from './resolver-state.ts'
import { withTimesTold } from './times-told.ts'

/**
 * Says of every order of the method which food it works on, in which vessel, and what comes in for
 * it. The last pass that knows the source's language. Orders are read one after the other; where
 * the whole does not add up in the end, other readings of it are tried.
 */
export function resolve(
  source: ReadRecipe,
  foods: readonly KnownIngredient[],
  lexicon: CompiledLexicon,
): ActionGraph {
  const used = withEggsApart(source, withSpellings(source, foods, lexicon), lexicon)
  const { clauses, sentences } = parseMethod(source, used, lexicon)
  const finder = new MentionFinder(used, lexicon)
  const begun = partsMade(clauses, used, lexicon)
  const first = MethodReading.of({ clauses, foods: used, finder, begun }, lexicon)
  const { resolver } = isForMachine(clauses) ? first : bestReading(first, lexicon)
  const timed = withTimesTold(resolver.finish(sentences), lexicon)
  const told = withTimesBefore(withLastMinutes(timed, lexicon), lexicon)
  const staged = withImpliedStages(withHalvesReturned(told, lexicon), lexicon)
  return withImpliedParts(staged, lexicon)
}
