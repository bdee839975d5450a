import { z } from 'zod'
import { authedProcedure, router } from '#server/trpc/trpc.ts'
import { RecipeSchema, SaveRecipeSchema } from '#shared/recipe.ts'
import { LibraryOverviewSchema, PAGE_MAX, RecipeListSchema } from '#shared/recipe-list.ts'
import { listRecipesAsJson } from './recipe-json.ts'
import { listRecipes, readOverview } from './recipe-list.ts'
import { deleteRecipe, getRecipe, getRecipeAsJson, saveRecipe } from './recipes.service.ts'
import { shoppingRouter } from './shopping.router.ts'

/** An id that is not even a UUID belongs to no recipe: "not found" rather than "invalid". */
const RecipeId = z.object({ id: z.uuid().catch('00000000-0000-0000-0000-000000000000') })

/** Most versions that a caller may say to have. */
const KNOWN_MAX = 100

export const recipesRouter = router({
  // What goes out is not parsed, as elsewhere: it is made here, and asked for at every look.
  list: authedProcedure.input(RecipeListSchema).query(({ ctx, input }) => listRecipes(ctx, input)),

  /** What the whole library holds: the numbers beside the filters. */
  overview: authedProcedure.output(LibraryOverviewSchema).query(({ ctx }) => readOverview(ctx)),

  /** Whole recipes as JSON text, for callers that pass it on; none where they know the page. */
  listAsJson: authedProcedure
    .input(
      z.object({
        limit: z.int().min(1).max(PAGE_MAX).optional(),
        cursor: z.uuid().optional(),
        known: z.string().array().optional(),
      }),
    )
    .output(
      z.object({ json: z.string().nullable(), tag: z.string(), nextCursor: z.uuid().nullable() }),
    )
    .query(({ ctx, input, signal }) => listRecipesAsJson(ctx, input, signal)),

  // Parsed when it is read, and then kept.
  byId: authedProcedure.input(RecipeId).query(({ ctx, input }) => getRecipe(ctx, input.id)),

  /** For callers that pass it on; none where they know its version. */
  byIdAsJson: authedProcedure
    .input(RecipeId.extend({ known: z.int().array().max(KNOWN_MAX) }))
    .output(z.object({ version: z.int(), json: z.string().nullable() }))
    .query(({ ctx, input }) => getRecipeAsJson(ctx, input)),

  save: authedProcedure
    .input(RecipeId.extend({ version: z.int().optional() }))
    .input(SaveRecipeSchema)
    .output(RecipeSchema)
    .mutation(({ ctx, input }) => saveRecipe(ctx, input)),

  delete: authedProcedure.input(RecipeId).mutation(({ ctx, input }) => deleteRecipe(ctx, input.id)),

  shopping: shoppingRouter,
})
