import { z } from 'zod'
import { RECIPE_LIMITS, RecipeSummarySchema } from './recipe.ts'
import { storableText } from './text.ts'

/** Orders of a library; `changed` begins with what was saved last. */
export const RECIPE_SORTS = ['newest', 'oldest', 'title', 'changed'] as const
export type RecipeSort = (typeof RECIPE_SORTS)[number]

/** What one person can keep; nobody cooks that much. */
export const LIBRARY_LIMITS = { recipes: 3_000, megabytes: 30 } as const

/** Most recipes of one page. */
export const PAGE_MAX = 200

/** Most tags that can be asked for together. */
export const TAGS_MAX = 20

/** Where a page ended: its last recipe, with what the order goes by. */
const RecipeCursorSchema = z.object({
  id: z.uuid(),
  /** As it is sorted, not as it is shown. */
  title: storableText().max(1_000).optional(),
  /** Microseconds since 1970, as exact as the database has it. */
  changed: z.int().min(0).max(4e15).optional(),
})
export type RecipeCursor = z.output<typeof RecipeCursorSchema>

export const RecipeListSchema = z.object({
  limit: z.int().min(1).max(PAGE_MAX).default(50),
  cursor: RecipeCursorSchema.optional(),
  sort: z.enum(RECIPE_SORTS).default('newest'),
  /** Beginnings of words in title, ingredients and tags, all of which are to be found. */
  text: storableText().trim().max(RECIPE_LIMITS.title).default(''),
  /** All of them, without regard to case. */
  tags: z.array(storableText().max(RECIPE_LIMITS.shortText)).max(TAGS_MAX).default([]),
  status: z.enum(['draft', 'converted']).optional(),
})
export type RecipeList = z.output<typeof RecipeListSchema>

export const RecipePageSchema = z.object({
  items: z.array(RecipeSummarySchema),
  nextCursor: RecipeCursorSchema.nullable(),
  /** How many recipes there are on all pages; told with the first one only. */
  total: z.int().nullable(),
})
export type RecipePage = z.output<typeof RecipePageSchema>

/** What of the library's limits is used up. */
export const LibraryUseSchema = z.object({ recipes: z.int(), bytes: z.int() })
export type LibraryUse = z.output<typeof LibraryUseSchema>

export const LibraryOverviewSchema = z.object({
  use: LibraryUseSchema,
  drafts: z.int(),
  /** The most frequent first. */
  tags: z.array(z.object({ tag: z.string(), count: z.int() })),
})
export type LibraryOverview = z.output<typeof LibraryOverviewSchema>
