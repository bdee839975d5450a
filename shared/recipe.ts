import { z } from 'zod'
import { LanguageSchema } from './language-schema.ts'
import {
  absentOr,
  IngredientNumber,
  list,
  nullableCount,
  nullableText,
  optionalText,
} from './lenient-fields.ts'
import { brokenReferences, ingredientFinder } from './recipe-references.ts'
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

/** Places of the machine that hold food; the simmering basket hangs in the bowl. */
export const MACHINE_PLACES = ['bowl', 'basket', 'varoma'] as const
export type MachinePlace = (typeof MACHINE_PLACES)[number]

/** Where the work of a step happens. `bench` is every board, other bowl, tin or plate. */
export const STEP_PLACES = [...MACHINE_PLACES, 'stove', 'oven', 'grill', 'cold', 'bench'] as const
export type StepPlace = (typeof STEP_PLACES)[number]

/** Longest texts and lists that are taken; far above what any real recipe needs. */
export const RECIPE_LIMITS = {
  rawTextBytes: 100_000,
  /** Metadata, ingredients and steps together, as JSON. */
  contentBytes: 200_000,
  title: 200,
  description: 5_000,
  shortText: 200,
  notes: 1_000,
  instruction: 4_000,
  url: 2_000,
  ingredients: 300,
  steps: 300,
  tags: 50,
  stepNumber: 10_000,
  sourceSpans: 100,
  takes: 50,
  /** More than this nobody looks through. */
  notIncluded: 40,
} as const

/** How hard a recipe is, as the converter says it; people may write anything else. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export const RecipeMetadataSchema = z.object({
  title: storableText().trim().min(1, 'Please enter a title.').max(RECIPE_LIMITS.title),
  description: nullableText(RECIPE_LIMITS.description),
  prepTimeMinutes: nullableCount(100_000),
  cookTimeMinutes: nullableCount(100_000),
  totalTimeMinutes: nullableCount(100_000),
  servingsMin: nullableCount(10_000),
  servingsMax: nullableCount(10_000),
  /** What comes of it where that is not told in servings: "16 cookies". */
  yieldText: nullableText(RECIPE_LIMITS.shortText),
  cuisine: nullableText(RECIPE_LIMITS.shortText),
  /** One of `DIFFICULTIES`, which the reader's language words; other texts stand as they are. */
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
  /** The heading that it stands below: "For the cake". Recipes saved by earlier versions have none. */
  group: optionalText(RECIPE_LIMITS.shortText).optional(),
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

const StepNumber = z.int().min(1).max(RECIPE_LIMITS.stepNumber)

/** A share of something: more than nothing, at most all of it. */
const Part = z.number().gt(0).max(1)

/** An ingredient that a step puts in; without `part` it is all that is left of it. */
const StepAddSchema = z.object({ ref: IngredientNumber, part: absentOr(Part) })
export type StepAdd = z.output<typeof StepAddSchema>

/** The earlier step whose product goes into this one, or a share of that product. */
const StepTakeSchema = z.union([StepNumber, z.object({ step: StepNumber, part: absentOr(Part) })])
export type StepTake = z.output<typeof StepTakeSchema>

/** True when the machine is empty after the step; or which of its places are. */
const ClearsSchema = z.union([
  z.literal(true),
  z.array(z.enum(MACHINE_PLACES)).max(MACHINE_PLACES.length),
])
type ClearsInput = z.input<typeof ClearsSchema> | false | null | undefined

/** From and to, in characters of the raw text; `to` is the first that no longer belongs. */
const SourceSpanSchema = z
  .tuple([z.int().min(0), z.int().min(0)])
  .refine(([from, to]) => from <= to, 'A span of the source ends before it begins.')

/** What happens in the kitchen. Steps that a person wrote, and those of old recipes, have none. */
const StepStructureSchema = z.object({
  place: absentOr(z.enum(STEP_PLACES)),
  adds: absentOr(z.array(StepAddSchema).max(RECIPE_LIMITS.ingredients)),
  /** What stays in the bowl from step to step is not taken. */
  takes: absentOr(z.array(StepTakeSchema).max(RECIPE_LIMITS.takes)),
  clears: z
    .preprocess((clears: ClearsInput) => clears || undefined, ClearsSchema.optional())
    .optional(),
  /** The parts of the raw text that the step stands for. */
  source: absentOr(z.array(SourceSpanSchema).max(RECIPE_LIMITS.sourceSpans)),
})
export type StepStructure = z.output<typeof StepStructureSchema>

export const StepSchema = z.object({
  stepNumber: StepNumber,
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
    .transform((seconds) => seconds || undefined)
    .pipe(z.int().optional()),
  /** `soft`, `0.5` to `10`, a range `5-10`, `dough` or `turbo`. */
  speed: optionalText(RECIPE_LIMITS.shortText),
  /** Degrees Celsius in digits, or `varoma`. */
  temperature: optionalText(RECIPE_LIMITS.shortText),
  reverse: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false)
    .pipe(z.boolean()),
  ingredientRefs: list(IngredientNumber, RECIPE_LIMITS.ingredients),
  tools: list(z.enum(TOOLS), TOOLS.length),
  ...StepStructureSchema.shape,
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

/** A line of the raw text, or sentences of one, from and to as in a step's `source`. */
export const NotIncludedSchema = z
  .object({ from: z.int().min(0), to: z.int().min(0) })
  .refine(({ from, to }) => from <= to, 'A span of the source ends before it begins.')
export type NotIncluded = z.output<typeof NotIncludedSchema>

const NotIncludedList = z.array(NotIncludedSchema).max(RECIPE_LIMITS.notIncluded)

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
  /** Of the raw text, what the recipe tells nowhere. */
  notIncluded: NotIncludedList.optional(),
})
export type Recipe = z.output<typeof RecipeSchema>

export const RecipeSummarySchema = RecipeSchema.pick({
  id: true,
  createdAt: true,
  updatedAt: true,
  status: true,
  language: true,
  sourceUrl: true,
}).extend({ title: z.string(), ingredientCount: z.int(), stepCount: z.int() })
export type RecipeSummary = z.output<typeof RecipeSummarySchema>

/** As `StepSchema`; it may also name an ingredient by the `id` that its client gave it. */
export const SavedStepSchema = StepSchema.extend({
  ingredientRefs: list(
    z.union([z.int().min(0), storableText().trim().min(1).max(RECIPE_LIMITS.shortText)]),
    RECIPE_LIMITS.ingredients,
  ),
})

export const SaveRecipeSchema = RecipeContentSchema.extend({
  steps: z.array(SavedStepSchema).max(RECIPE_LIMITS.steps),
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
  /** Stays as it is where it is absent. */
  notIncluded: absentOr(NotIncludedList),
})
  .superRefine(({ ingredients, steps }, ctx) => {
    for (const { path, message } of brokenReferences(ingredients, steps))
      ctx.addIssue({ code: 'custom', path, message })
  })
  .transform((recipe) => {
    const find = ingredientFinder(recipe.ingredients)
    const steps = recipe.steps.map((step) => ({
      ...step,
      ingredientRefs: step.ingredientRefs.flatMap((ref) => find(ref) ?? []),
    }))
    return { ...recipe, steps }
  })
export type SaveRecipe = z.output<typeof SaveRecipeSchema>
