import { DomainError } from '#server/errors.ts'
import { DEFAULT_MODEL } from '#shared/appliance/models.ts'
import { RECIPE_LIMITS, type RecipeContent } from '#shared/recipe.ts'
import { toRawText } from '../../read/raw-text.ts'
import type { ReadRecipe } from '../../read/read-recipe.ts'
import { recipeFromIdea } from './generate/generate.ts'
import { deriveDifficulty, readMetadata, withStepTimes } from './metadata.ts'
import { forModel } from './modify/for-model.ts'
import { modifyRecipe } from './modify/modify.ts'
import { numbered } from './numbered.ts'
import { withTipsInDescription } from './parse/closing-tips.ts'
import { compileLexicon } from './parse/compiled-lexicon.ts'
import { readIngredients } from './parse/ingredients.ts'
import { withIntroduction } from './parse/introduction.ts'
import { chooseLexicon, lexiconFor } from './parse/lexicon/lexicons.ts'
import { runPipeline } from './pipeline.ts'
import type { ForModel, RuleOptions } from './rule-options.ts'

export type BuiltinConverter = {
  structure: (source: ReadRecipe, options: RuleOptions) => Promise<RecipeContent>
  modify: (recipe: RecipeContent, instruction: string, options: RuleOptions) => Promise<ForModel>
  generate: (idea: string, options: RuleOptions) => Promise<RecipeContent>
}

/**
 * Understands recipes by rules: what the words mean in the kitchen and what the appliance can do of
 * it. Needs no network and takes milliseconds; `in-thread.ts` puts it behind the port.
 */
export function createBuiltinConverter(): BuiltinConverter {
  return {
    structure,
    modify: async (recipe, instruction, options) => modifyRecipe(recipe, instruction, options),
    generate: async (idea, options) => structure(recipeFromIdea(idea, options.language), options),
  }
}

async function structure(read: ReadRecipe, options: RuleOptions): Promise<RecipeContent> {
  options.signal.throwIfAborted()
  const lexicon = compileLexicon(
    chooseLexicon(read, options.language),
    lexiconFor(options.language),
  )
  const source = withTipsInDescription(withIntroduction(read, lexicon), lexicon)
  const known = readIngredients(source, lexicon)
  const said = readMetadata(source, lexicon, known)
  options.report({ metadata: said })

  const ingredients = known.map(({ entry }) => entry)
  options.report({ metadata: said, ingredients })

  const { steps: all, added } = runPipeline({
    ...{ source, foods: known, lexicon, model: options.model },
    rawText: options.rawText ?? toRawText(read),
  })
  const { ingredients: whole, steps: told } = numbered({
    ingredients: [...ingredients, ...added],
    steps: all,
  })
  if (told.length === 0 && whole.length === 0)
    throw new DomainError('NO_RECIPE_IN_TEXT', { missing: 'everything' })
  const steps = told.slice(0, RECIPE_LIMITS.steps)
  const difficulty = said.difficulty ?? deriveDifficulty(whole.length, steps.length)
  const metadata = withStepTimes({ ...said, difficulty }, steps)
  const content = { metadata, ingredients: whole, steps }
  options.report(content)
  // The techniques give the settings of the usual model.
  return options.model === DEFAULT_MODEL ? content : forModel(content, options.model)
}
