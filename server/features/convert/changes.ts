import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { DomainError } from '#server/errors.ts'
import type { RecipeRow } from '#server/features/recipes/recipe.entity.ts'
import { toMetadata, toRecipe } from '#server/features/recipes/recipe-mapping.ts'
import { assertOwnRecipe, lockRecipe } from '#server/features/recipes/recipes.service.ts'
import type { UserContext } from '#server/trpc/context.ts'
import type { RecipeChange } from '#shared/convert.ts'
import type { Recipe } from '#shared/recipe.ts'
import { ConversionEntity, type Snapshot } from './conversion.entity.ts'

/** What a conversion is about to replace. */
export function snapshotOf(recipe: RecipeRow): Snapshot {
  return {
    convertedBy: recipe.convertedBy,
    language: recipe.language,
    title: recipe.title,
    description: recipe.description,
    prepTimeMinutes: recipe.prepTimeMinutes,
    cookTimeMinutes: recipe.cookTimeMinutes,
    totalTimeMinutes: recipe.totalTimeMinutes,
    servingsMin: recipe.servingsMin,
    servingsMax: recipe.servingsMax,
    yieldText: recipe.yieldText,
    cuisine: recipe.cuisine,
    difficulty: recipe.difficulty,
    tags: recipe.tags,
    thermomixModels: recipe.thermomixModels,
    ingredients: recipe.ingredients,
    steps: recipe.steps,
    notIncluded: recipe.notIncluded ?? [],
  }
}

/**
 * The last conversion that took the place of a converted recipe, with the other version of it: the
 * one before, or after an undo the one that was undone. Null when there is none. Throws
 * `RECIPE_NOT_FOUND`.
 */
export async function lastChange(ctx: UserContext, recipeId: string): Promise<RecipeChange | null> {
  await assertOwnRecipe(ctx, recipeId)
  const conversion = await findChange(ctx.em, recipeId)
  if (!conversion?.before) return null
  const { instruction = null, isUndone, before } = conversion
  const { ingredients, steps } = before
  return {
    instruction,
    isUndone,
    other: { recipeMetadata: toMetadata(before), ingredients, steps },
  }
}

/**
 * Brings the recipe back as it was before its last change; called again, it brings the change
 * back. What was edited since is kept with the version that goes. Throws `RECIPE_NOT_FOUND`,
 * `NOTHING_TO_UNDO`, and `RECIPE_CHANGED` when `version` is not the saved one.
 */
export async function undoChange(
  ctx: UserContext,
  { recipeId, version }: { recipeId: string; version: number },
): Promise<Recipe> {
  return ctx.em.transactional(async (em) => {
    const recipe = await lockRecipe(em, ctx.user.id, recipeId)
    if (recipe.version !== version) throw new DomainError('RECIPE_CHANGED')
    const conversion = await findChange(em, recipeId)
    if (!conversion?.before) throw new DomainError('NOTHING_TO_UNDO')

    const other = conversion.before
    em.assign(conversion, { before: snapshotOf(recipe), isUndone: !conversion.isUndone })
    em.assign(recipe, { ...other, version: recipe.version + 1 })
    await em.flush()
    return toRecipe(recipe)
  })
}

async function findChange(em: SqlEntityManager, recipeId: string) {
  return em.findOne(
    ConversionEntity,
    { recipeId, stage: 'done', before: { $ne: null } },
    { orderBy: { id: 'desc' }, populate: ['before'] },
  )
}
