import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { baseProperties } from '#server/db/base.entity.ts'
import type { RecipeRow } from '#server/features/recipes/recipe.entity.ts'
import type { ConversionProgress } from '#shared/convert.ts'
import type { ErrorCode, ErrorParams } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'
import type { ConverterName } from '#shared/recipe.ts'

/** What is known of the recipe while it is being converted. */
export type PartialRecipe = Pick<ConversionProgress, 'title' | 'ingredients' | 'steps'> & {
  /** Most of it is there. */
  isMostly?: boolean
}

/** A recipe as a conversion found it, so that it can be brought back. */
export type Snapshot = Pick<
  RecipeRow,
  | 'convertedBy'
  | 'language'
  | 'title'
  | 'description'
  | 'prepTimeMinutes'
  | 'cookTimeMinutes'
  | 'totalTimeMinutes'
  | 'servingsMin'
  | 'servingsMax'
  | 'yieldText'
  | 'cuisine'
  | 'difficulty'
  | 'tags'
  | 'thermomixModels'
  | 'ingredients'
  | 'steps'
> &
  Partial<Pick<RecipeRow, 'notIncluded'>>

/** One conversion of one recipe. The job queue only carries its id; this row is the truth. */
export const ConversionEntity = defineEntity({
  name: 'Conversion',
  tableName: 'conversion',
  properties: {
    ...baseProperties,
    userId: p.uuid(),
    recipeId: p.uuid().nullable(),
    /** The recipe as it was when the conversion was asked for. */
    recipeVersion: p.integer(),
    /** What to change about a converted recipe; none for a conversion. */
    instruction: p.text().nullable(),
    language: p.text().$type<Language>(),
    stage: p.text().$type<ConversionProgress['stage']>(),
    credit: p.text().$type<'reserved' | 'settled' | 'released'>(),
    converter: p.text().$type<ConverterName>().nullable(),
    partial: p.json<PartialRecipe>().nullable(),
    errorCode: p.text().$type<ErrorCode>().nullable(),
    errorParams: p.json<ErrorParams>().nullable(),
    finishedAt: p.datetime().nullable(),
    /** What it cost at a paid service: its model, what that was told, questions and tokens. */
    aiModel: p.text().nullable(),
    promptVersion: p.text().nullable(),
    aiCalls: p.integer().default(0),
    tokensIn: p.integer().default(0),
    tokensOut: p.integer().default(0),
    tokensCached: p.integer().default(0),
    /** The converted recipe that the result took the place of; after an undo, the result. */
    before: p.json<Snapshot>().nullable().lazy(),
    isUndone: p.boolean().default(false),
  },
})
export type ConversionRow = InferEntity<typeof ConversionEntity>
