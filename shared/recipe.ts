import { z } from 'zod'
import { LanguageSchema } from './language-schema.ts'
import { storableText } from './text.ts'

export const STEP_TYPES = ['MANUAL', 'WEIGH', 'OPERATE', 'WAIT'] as const
export type StepType = (typeof STEP_TYPES)[number]

export const TOOLS = [
  'mixing_knife',
  'whisk',
  'simmering_basket',
  'varoma_dish',
  'varoma_tray',
  'varoma_lid',
  'measuring_cup',
  'spatula',
  'blade_cover',
  'peeler',
] as const
export type Tool = (typeof TOOLS)[number]

/** Longest texts and lists that are taken; far above what any real recipe needs. */
export const RECIPE_LIMITS = {
  rawTextBytes: 100_000,
  title: 200,
  description: 5_000,
  shortText: 200,
  notes: 1_000,
  instruction: 4_000,
  url: 2_000,
  ingredients: 300,
  steps: 300,
  tags: 50,
} as const

/** Text that may be missing, null or blank; all three read as `undefined`. */
const optionalText = (max: number) =>
  storableText()
    .trim()
    .max(max)
    .nullish()
    .transform((text) => text || undefined)

const nullableText = (max: number) =>
  storableText()
    .trim()
    .max(max)
    .nullish()
    .transform((text) => text || null)

const nullableCount = (max: number) =>
  z
    .int()
    .min(0)
    .max(max)
    .nullish()
    .transform((value) => value ?? null)

const list = <T extends z.ZodType>(item: T, max: number) =>
  z
    .array(item)
    .max(max)
    .nullish()
    .transform((items) => items ?? [])

/** The number by which steps name an ingredient; digits in a string are taken too. */
const IngredientNumber = z.union([
  z.int().min(0),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
])

export const RecipeMetadataSchema = z.object({
  title: storableText().trim().min(1, 'Please enter a title.').max(RECIPE_LIMITS.title),
  description: nullableText(RECIPE_LIMITS.description),
  prepTimeMinutes: nullableCount(100_000),
  cookTimeMinutes: nullableCount(100_000),
  totalTimeMinutes: nullableCount(100_000),
  servingsMin: nullableCount(10_000),
  servingsMax: nullableCount(10_000),
  cuisine: nullableText(RECIPE_LIMITS.shortText),
  difficulty: nullableText(RECIPE_LIMITS.shortText),
  tags: list(storableText().trim().min(1).max(RECIPE_LIMITS.shortText), RECIPE_LIMITS.tags),
  /** Appliances that can cook the recipe as it stands; free text from other callers is kept. */
  ThermomixModel: list(storableText().trim().min(1).max(RECIPE_LIMITS.shortText), 20),
})
export type RecipeMetadata = z.output<typeof RecipeMetadataSchema>

export const IngredientSchema = z.object({
  /** Made by the client; steps refer to `ingredientJsonId`. */
  id: optionalText(RECIPE_LIMITS.shortText),
  ingredientJsonId: IngredientNumber,
  name: storableText('Please enter a name for the ingredient.')
    .trim()
    .min(1, 'Please enter a name for the ingredient.')
    .max(RECIPE_LIMITS.shortText),
  /** As a cook writes it: `1 1/2`, `2-3`. */
  quantity: optionalText(RECIPE_LIMITS.shortText),
  unit: optionalText(RECIPE_LIMITS.shortText),
  notes: optionalText(RECIPE_LIMITS.notes),
  /** The converter put it in, or gave its amount: the source does not say so. */
  added: z.enum(['ingredient', 'quantity']).optional(),
})
export type Ingredient = z.output<typeof IngredientSchema>

/**
 * How much a warning matters: `danger` to people or the machine; `problem`, a step that cannot run
 * or spoils the dish; `advice` for doing it better.
 */
export const SEVERITIES = ['danger', 'problem', 'advice'] as const
export type Severity = (typeof SEVERITIES)[number]

/** What a step becomes when a warning's offer is taken; null removes the setting. */
const StepFixSchema = z
  .object({
    type: z.enum(STEP_TYPES),
    speed: z.string().nullable(),
    temperature: z.string().nullable(),
    reverse: z.boolean(),
    tools: z.array(z.enum(TOOLS)),
  })
  .partial()
export type StepFix = z.output<typeof StepFixSchema>

/**
 * What is said of a step: changed without harm, left for the cook to decide, or put in by the
 * converter.
 */
export const NoticeSchema = z.object({
  kind: z.enum(['repaired', 'warning', 'added']),
  /** Of a warning; recipes saved by earlier versions have none. */
  severity: z.enum(SEVERITIES).optional(),
  /** The safety rule, e.g. `S6`, `limit` for a value the model does not have, or `source`. */
  rule: z.string(),
  /** Which sentence tells it; the words are in `appliance/notice-words`. */
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Offered to the cook, not made. */
  fix: StepFixSchema.optional(),
})
export type Notice = z.output<typeof NoticeSchema>

export const StepSchema = z.object({
  stepNumber: z.int().min(1).max(10_000),
  type: z.enum(STEP_TYPES),
  instructionText: storableText('Please enter instructions for this step.')
    .trim()
    .min(1, 'Please enter instructions for this step.')
    .max(RECIPE_LIMITS.instruction),
  durationSeconds: z
    .int()
    .min(0)
    .max(7 * 24 * 3600)
    .nullish()
    .transform((seconds) => seconds || undefined),
  /** `soft`, `0.5` to `10`, a range `5-10`, `dough` or `turbo`. */
  speed: optionalText(RECIPE_LIMITS.shortText),
  /** Degrees Celsius in digits, or `varoma`. */
  temperature: optionalText(RECIPE_LIMITS.shortText),
  reverse: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  ingredientRefs: list(IngredientNumber, RECIPE_LIMITS.ingredients),
  tools: list(z.enum(TOOLS), TOOLS.length),
})
export type StepInput = z.output<typeof StepSchema>

export const CheckedStepSchema = StepSchema.extend({ notices: z.array(NoticeSchema).default([]) })
export type Step = z.output<typeof CheckedStepSchema>

/** What a converter makes and an editor changes: the recipe without its place in a library. */
export const RecipeContentSchema = z.object({
  metadata: RecipeMetadataSchema,
  ingredients: z.array(IngredientSchema).max(RECIPE_LIMITS.ingredients),
  steps: z.array(StepSchema).max(RECIPE_LIMITS.steps),
})
export type RecipeContent = z.output<typeof RecipeContentSchema>

export const CONVERTER_NAMES = ['builtin', 'anthropic'] as const
export type ConverterName = (typeof CONVERTER_NAMES)[number]

export const RecipeSchema = z.object({
  id: z.uuid(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Goes up by one with every save. */
  version: z.int(),
  status: z.enum(['draft', 'converted']),
  convertedBy: z.enum(CONVERTER_NAMES).nullable(),
  language: LanguageSchema.nullable(),
  recipeMetadata: RecipeMetadataSchema,
  ingredients: z.array(IngredientSchema),
  steps: z.array(CheckedStepSchema),
  sourceUrl: z.string().nullable(),
  rawText: z.string(),
})
export type Recipe = z.output<typeof RecipeSchema>

export const RecipeSummarySchema = RecipeSchema.pick({
  id: true,
  createdAt: true,
  updatedAt: true,
  status: true,
  sourceUrl: true,
}).extend({ title: z.string(), ingredientCount: z.int(), stepCount: z.int() })
export type RecipeSummary = z.output<typeof RecipeSummarySchema>

export const SaveRecipeSchema = RecipeContentSchema.extend({
  recipe: z
    .object({
      // Shown as a link, so nothing but a web address may get in.
      sourceUrl: nullableText(RECIPE_LIMITS.url).refine(
        (url) => url === null || /^https?:\/\//i.test(url),
        'Please enter a valid recipe URL.',
      ),
      rawText: storableText().nullish(),
    })
    .nullish(),
})
  .superRefine(({ ingredients, steps }, ctx) => {
    const known = new Set(ingredients.map((ingredient) => ingredient.ingredientJsonId))
    steps.forEach((step, index) => {
      const unknown = step.ingredientRefs.find((ref) => !known.has(ref))
      if (unknown === undefined) return
      ctx.addIssue({
        code: 'custom',
        path: ['steps', index, 'ingredientRefs'],
        message: `Step ${step.stepNumber} names ingredient ${unknown}, which is not in the list.`,
      })
    })
  })
  .describe('A whole recipe as edited; it replaces the saved one')
export type SaveRecipe = z.output<typeof SaveRecipeSchema>
