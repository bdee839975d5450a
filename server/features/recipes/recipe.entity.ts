import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { baseProperties } from '#server/db/base.entity.ts'
import type { Language } from '#shared/language.ts'
import type { ConverterName, Ingredient, NotIncluded, Step } from '#shared/recipe.ts'

export const RecipeEntity = defineEntity({
  name: 'Recipe',
  tableName: 'recipe',
  properties: {
    ...baseProperties,
    userId: p.uuid(),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    version: p.integer().default(1),
    status: p.text().$type<'draft' | 'converted'>(),
    convertedBy: p.text().$type<ConverterName>().nullable(),
    language: p.text().$type<Language>().nullable(),
    title: p.text(),
    description: p.text().nullable(),
    prepTimeMinutes: p.integer().nullable(),
    cookTimeMinutes: p.integer().nullable(),
    totalTimeMinutes: p.integer().nullable(),
    servingsMin: p.integer().nullable(),
    servingsMax: p.integer().nullable(),
    yieldText: p.text().nullable(),
    cuisine: p.text().nullable(),
    difficulty: p.text().nullable(),
    tags: p.array(),
    thermomixModels: p.array(),
    ingredients: p.json<Ingredient[]>(),
    steps: p.json<Step[]>(),
    sourceUrl: p.text().nullable(),
    rawText: p.text(),
    /** Recipes that were converted before it was looked for have none. */
    notIncluded: p.json<NotIncluded[]>().nullable(),
    /** `rawText` is an idea that a recipe is to be made from, not a recipe. */
    isIdea: p.boolean().default(false),
    /** What the page itself had already in order; worth more than reading `rawText` again. */
    readRecipe: p.json<unknown>().nullable().lazy(),
  },
})
export type RecipeRow = InferEntity<typeof RecipeEntity>
