import { z } from 'zod'
import { authedProcedure, router } from '#server/trpc/trpc.ts'
import { RECIPE_LIMITS } from '#shared/recipe.ts'
import { SavedShoppingSchema, ShoppingRecipeSchema, ShoppingSyncSchema } from '#shared/shopping.ts'
import { storableText } from '#shared/text.ts'
import { searchForShopping, syncShopping } from './shopping.service.ts'

export const shoppingRouter = router({
  /** What was changed here, in order; back comes the list with what was changed elsewhere. */
  sync: authedProcedure
    .input(ShoppingSyncSchema)
    .output(SavedShoppingSchema)
    .mutation(({ ctx, input }) => syncShopping(ctx, input.operations)),

  /** Recipes to shop for, with what they need. */
  search: authedProcedure
    .input(z.object({ text: storableText().max(RECIPE_LIMITS.title).default('') }))
    .output(z.array(ShoppingRecipeSchema))
    .query(({ ctx, input }) => searchForShopping(ctx, input.text)),
})
