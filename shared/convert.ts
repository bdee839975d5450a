import { z } from 'zod'
import { ERROR_CODES } from './errors.ts'
import { LanguageSchema } from './language-schema.ts'
import {
  CONVERTER_NAMES,
  IngredientSchema,
  RECIPE_LIMITS,
  RecipeMetadataSchema,
  RecipeSchema,
  StepSchema,
} from './recipe.ts'
import { storableText } from './text.ts'

/** Longest that a caller waits for a conversion, in seconds; then the credit is given back. */
export const CONVERSION_TIMEOUT_SECONDS = 110

export const FromTextSchema = z.object({
  rawText: storableText('Please enter or paste your recipe text.'),
})

export const FromUrlSchema = z.object({
  sourceUrl: storableText('Please enter a recipe URL.').max(
    RECIPE_LIMITS.url,
    'Please enter a valid recipe URL.',
  ),
})

/** A recipe that an address was imported as before. */
export const KnownAddressSchema = z.object({
  recipeId: z.uuid(),
  title: z.string(),
  createdAt: z.iso.datetime(),
})
export type KnownAddress = z.output<typeof KnownAddressSchema>

/** Largest request with a page: JSON writes quotes and line breaks with two characters. */
export const PAGE_BODY_BYTES = 20_000_000

/** A page as somebody sees it, for pages that are only shown to them. */
export const FromPageSchema = z.object({
  sourceUrl: FromUrlSchema.shape.sourceUrl,
  html: storableText().min(1),
})

/** Longest change or idea that is taken, in characters. */
export const INSTRUCTION_LENGTH = 2_000

export const FromIdeaSchema = z.object({
  idea: storableText('Please enter a dish or some ingredients.')
    .trim()
    .min(1, 'Please enter a dish or some ingredients.')
    .max(INSTRUCTION_LENGTH, `At most ${INSTRUCTION_LENGTH} characters.`),
  language: LanguageSchema.default('en'),
})

/** What is taken of a photographed recipe: megabytes of one photo, and photos of one recipe. */
export const PHOTO_LIMITS = { megabytes: 12, megapixels: 40, photos: 6 } as const

/** As long as the base64 text of the largest photo, with its head. */
const PHOTO_LENGTH = PHOTO_LIMITS.megabytes * 1_400_000

const PhotoSchema = z
  .string('Please choose a photo of the recipe.')
  .max(PHOTO_LENGTH, `At most ${PHOTO_LIMITS.megabytes} MB.`)

/** Largest request with photos; browsers send them shrunk, some 2 MB each. */
export const PHOTO_BODY_BYTES = 40_000_000

/** One photo, as third parties send it. */
export const OcrSchema = z.object({ image: PhotoSchema, language: LanguageSchema.optional() })

/** Photos of one recipe in its order, as data URLs. */
export const FromPhotoSchema = z.object({
  images: z
    .array(PhotoSchema)
    .min(1, 'Please choose a photo of the recipe.')
    .max(PHOTO_LIMITS.photos, `At most ${PHOTO_LIMITS.photos} photos.`),
  /** The recipe's; the interface's where it is not known. Another is tried when it reads badly. */
  language: LanguageSchema.optional(),
})

export const PhotoReadSchema = z.object({
  recipeId: z.uuid(),
  /** In reading order. */
  lines: z.array(
    z.object({
      text: z.string(),
      /** 0 to 1. */
      confidence: z.number(),
      /** The piece of the photo, as a data URL, where the line is doubtful. */
      crop: z.string().nullable(),
    }),
  ),
})
export type PhotoRead = z.output<typeof PhotoReadSchema>

/** What somebody has mended in the text of a draft. */
export const ReviseTextSchema = z.object({
  recipeId: z.uuid({ error: 'recipeId must be the id of a recipe.' }),
  rawText: FromTextSchema.shape.rawText,
})

export const DraftCreatedSchema = z.object({ recipeId: z.uuid() })

export const ProcessSchema = z.object({
  recipeId: z.uuid({ error: 'recipeId must be the id of a recipe.' }),
  language: LanguageSchema.default('en'),
})

export const ModifySchema = ProcessSchema.extend({
  modificationText: storableText('Please say what should be changed.')
    .trim()
    .min(1, 'Please say what should be changed.')
    .max(INSTRUCTION_LENGTH, `At most ${INSTRUCTION_LENGTH} characters.`),
})

export const CONVERSION_STAGES = ['queued', 'structuring', 'checking', 'done', 'failed'] as const
export type ConversionStage = (typeof CONVERSION_STAGES)[number]

/** How far a conversion is. What is known of the recipe grows until it is saved. */
export const ConversionProgressSchema = z.object({
  conversionId: z.uuid(),
  recipeId: z.uuid(),
  stage: z.enum(CONVERSION_STAGES),
  converter: z.enum(CONVERTER_NAMES).nullable(),
  title: RecipeMetadataSchema.shape.title.nullable(),
  ingredients: z.array(IngredientSchema),
  steps: z.array(StepSchema),
  /** So much of the recipe is known that cancelling costs what the conversion does. */
  isMostlyShown: z.boolean().default(false),
  /** It ended with a result that costs nothing, because another converter had to make it. */
  isFree: z.boolean(),
  /** Set when the stage is `failed`. */
  error: z
    .object({
      appCode: z.enum(ERROR_CODES),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
      message: z.string(),
    })
    .nullable(),
})
export type ConversionProgress = z.output<typeof ConversionProgressSchema>

/** Most conversions that one person may have under way at once. */
export const MAX_IN_PROGRESS = 10

/** A recipe's last change by a conversion, with the version that is not shown at the moment. */
export const RecipeChangeSchema = z.object({
  /** What was asked for; null when it was converted anew. */
  instruction: z.string().nullable(),
  isUndone: z.boolean(),
  other: RecipeSchema.pick({ recipeMetadata: true, ingredients: true, steps: true }),
})
export type RecipeChange = z.output<typeof RecipeChangeSchema>

export const RecipeOfChangeSchema = ProcessSchema.pick({ recipeId: true })
export const UndoSchema = RecipeOfChangeSchema.extend({
  version: z.int({ error: 'version must be the version of the recipe as it was shown.' }),
})

export const ConversionStartedSchema = z.object({ conversionId: z.uuid() })
export const ConversionIdSchema = z.object({ conversionId: z.uuid() })
