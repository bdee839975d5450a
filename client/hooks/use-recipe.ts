import { RecipeSchema } from '#shared/recipe.ts'
import { hasTokens } from '../lib/stored-tokens.ts'
import { trpc } from '../lib/trpc.ts'

/** JSON leaves out what is undefined; the schema puts it back. */
const readRecipe = (answer: unknown) => RecipeSchema.parse(answer)

/** One whole recipe of the library, and how asking for it goes. */
export function useRecipe(recipeId: string) {
  return trpc.recipes.byId.useQuery({ id: recipeId }, { select: readRecipe, enabled: hasTokens })
}
