import type { Recipe, RecipeContent, RecipeMetadata, Step } from '#shared/recipe.ts'
import type { RecipeRow } from './recipe.entity.ts'

/** The recipe as callers see it. */
export function toRecipe(row: RecipeRow): Recipe {
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
    status: row.status,
    convertedBy: row.convertedBy ?? null,
    language: row.language ?? null,
    recipeMetadata: toMetadata(row),
    ingredients: row.ingredients,
    steps: row.steps,
    sourceUrl: row.sourceUrl ?? null,
    rawText: row.rawText,
    notIncluded: row.notIncluded ?? [],
  }
}

type MetadataColumns = Pick<
  RecipeRow,
  Exclude<keyof RecipeMetadata, 'ThermomixModel'> | 'thermomixModels'
>

/** What the columns say of a recipe as a whole. */
export function toMetadata(row: MetadataColumns): RecipeMetadata {
  return {
    title: row.title,
    description: row.description ?? null,
    prepTimeMinutes: row.prepTimeMinutes ?? null,
    cookTimeMinutes: row.cookTimeMinutes ?? null,
    totalTimeMinutes: row.totalTimeMinutes ?? null,
    servingsMin: row.servingsMin ?? null,
    servingsMax: row.servingsMax ?? null,
    yieldText: row.yieldText ?? null,
    cuisine: row.cuisine ?? null,
    difficulty: row.difficulty ?? null,
    tags: row.tags,
    ThermomixModel: row.thermomixModels,
  }
}

/** The columns that hold a recipe's content; the steps have been through the appliance check. */
export function toColumns({ metadata, ingredients }: RecipeContent, steps: Step[]) {
  const { ThermomixModel, ...columns } = metadata
  return { ...columns, thermomixModels: ThermomixModel, ingredients, steps }
}
