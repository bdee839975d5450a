import { z } from 'zod'
import { authedProcedure, router } from '#server/trpc/trpc.ts'
import { RecipeSchema, RecipeSummarySchema, SaveRecipeSchema } from '#shared/recipe.ts'
import { listRecipesAsJson } from './recipe-json.ts'
import { deleteRecipe, getRecipe, listRecipes, saveRecipe } from './recipes.service.ts'
import { shoppingRouter } from './shopping.router.ts'

const PAGE_MAX = 200

/** An id that is not even a UUID belongs to no recipe: "not found" rather than "invalid". */
const RecipeId = z.object({ id: z.uuid().catch('00000000-0000-0000-0000-000000000000') })

export const recipesRouter = router({
  list: authedProcedure
    .input(
      z.object({ limit: z.int().min(1).max(PAGE_MAX).default(50), cursor: z.uuid().optional() }),
    )
    .output(z.object({ items: z.array(RecipeSummarySchema), nextCursor: z.uuid().nullable() }))
    .query(({ ctx, input }) => listRecipes(ctx, input)),

  /** Whole recipes as JSON text, for callers that pass it on. */
  listAsJson: authedProcedure
    .input(
      z.object({ limit: z.int().min(1).max(PAGE_MAX).optional(), cursor: z.uuid().optional() }),
    )
    .output(z.object({ json: z.string(), nextCursor: z.uuid().nullable() }))
    .query(({ ctx, input }) => listRecipesAsJson(ctx.em, ctx.user.id, input)),

  byId: authedProcedure
    .input(RecipeId)
    .output(RecipeSchema)
    .query(({ ctx, input }) => getRecipe(ctx, input.id)),

  save: authedProcedure
    .input(SaveRecipeSchema.safeExtend({ ...RecipeId.shape, version: z.int().optional() }))
    .output(RecipeSchema)
    .mutation(({ ctx, input }) => saveRecipe(ctx, input)),

  delete: authedProcedure.input(RecipeId).mutation(({ ctx, input }) => deleteRecipe(ctx, input.id)),

  shopping: shoppingRouter,
})
