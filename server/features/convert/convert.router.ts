import { z } from 'zod'
import { reviseText } from '#server/features/recipes/recipes.service.ts'
import { authedProcedure, publicProcedure, router, translated } from '#server/trpc/trpc.ts'
import {
  ConversionIdSchema,
  type ConversionProgress,
  ConversionProgressSchema,
  ConversionStartedSchema,
  DraftCreatedSchema,
  FromIdeaSchema,
  FromPageSchema,
  FromPhotoSchema,
  FromTextSchema,
  FromUrlSchema,
  KnownAddressSchema,
  ModifySchema,
  PhotoReadSchema,
  ProcessSchema,
  RecipeChangeSchema,
  RecipeOfChangeSchema,
  ReviseTextSchema,
  UndoSchema,
} from '#shared/convert.ts'
import { CONVERTER_NAMES, RecipeSchema } from '#shared/recipe.ts'
import { lastChange, undoChange } from './changes.ts'
import { cancelConversion, startConversion } from './conversions.ts'
import { processRecipe } from './convert.service.ts'
import {
  createFromIdea,
  createFromPage,
  createFromText,
  createFromUrl,
  findKnownAddress,
} from './drafts.ts'
import { createFromPhotos } from './photos.ts'
import { listUnderWay, streamConversion } from './progress.ts'

export const convertRouter = router({
  /** What understands recipes on this server. */
  converter: publicProcedure
    .output(z.object({ name: z.enum(CONVERTER_NAMES) }))
    .query(({ ctx }) => ({ name: ctx.config.ai ? 'anthropic' : 'builtin' })),

  fromText: authedProcedure
    .input(FromTextSchema)
    .output(DraftCreatedSchema)
    .mutation(async ({ ctx, input }) => ({ recipeId: await createFromText(ctx, input.rawText) })),

  fromUrl: authedProcedure
    .input(FromUrlSchema)
    .output(DraftCreatedSchema)
    .mutation(async ({ ctx, input, signal }) => ({
      recipeId: await createFromUrl(ctx, input.sourceUrl, signal),
    })),

  /** The recipe that an address was imported as before, so that it can be opened instead. */
  known: authedProcedure
    .input(FromUrlSchema)
    .output(KnownAddressSchema.nullable())
    .query(({ ctx, input }) => findKnownAddress(ctx, input.sourceUrl)),

  /** A page that the caller has already: what its site only shows to them can be read too. */
  fromPage: authedProcedure
    .input(FromPageSchema)
    .output(DraftCreatedSchema)
    .mutation(async ({ ctx, input, signal }) => ({
      recipeId: await createFromPage(ctx, input, signal),
    })),

  /** Reads the photos of one recipe; the draft is there when this answers. */
  fromPhoto: authedProcedure
    .input(FromPhotoSchema)
    .output(PhotoReadSchema)
    .mutation(({ ctx, input, signal }) =>
      createFromPhotos(ctx, input, signal ?? new AbortController().signal),
    ),

  /** What somebody has mended in the text of a draft. */
  reviseText: authedProcedure
    .input(ReviseTextSchema)
    .output(DraftCreatedSchema)
    .mutation(async ({ ctx, input: { recipeId, rawText } }) => {
      await reviseText(ctx, recipeId, rawText)
      return { recipeId }
    }),

  /** Keeps a dish or a list of ingredients, from which converting makes a recipe. */
  fromIdea: authedProcedure
    .input(FromIdeaSchema)
    .output(DraftCreatedSchema)
    .mutation(async ({ ctx, input }) => ({ recipeId: await createFromIdea(ctx, input.idea) })),

  /** Starts a conversion; `progress` tells the rest. */
  start: authedProcedure
    .input(ProcessSchema)
    .output(ConversionStartedSchema)
    .mutation(async ({ ctx, input }) => ({
      conversionId: await startConversion(ctx, input),
    })),

  progress: authedProcedure
    .input(ConversionIdSchema)
    .subscription(
      ({ ctx, input, signal }): AsyncGenerator<ConversionProgress> =>
        translated(streamConversion(ctx, input.conversionId, signal)),
    ),

  /** Ends a conversion under way; its recipe stays as it is, and nothing is charged. */
  cancel: authedProcedure
    .input(ConversionIdSchema)
    .output(ConversionIdSchema)
    .mutation(async ({ ctx, input }) => {
      await cancelConversion(ctx, input.conversionId)
      return input
    }),

  /** Conversions that are under way, so that a reloaded page picks them up. */
  active: authedProcedure
    .output(z.array(ConversionProgressSchema))
    .query(({ ctx }) => listUnderWay(ctx)),

  /** Converts and waits for the result. */
  process: authedProcedure
    .input(ProcessSchema)
    .output(z.object({ processedData: RecipeSchema }))
    .mutation(async ({ ctx, input }) => ({
      processedData: await processRecipe(ctx, input),
    })),

  /** Changes a converted recipe by a sentence and waits for the result. */
  modify: authedProcedure
    .input(ModifySchema)
    .output(RecipeSchema)
    .mutation(({ ctx, input: { modificationText, ...input } }) =>
      processRecipe(ctx, { ...input, instruction: modificationText }),
    ),

  /** What the last change replaced, for a look at what is different and the way back. */
  lastChange: authedProcedure
    .input(RecipeOfChangeSchema)
    .output(RecipeChangeSchema.nullable())
    .query(({ ctx, input }) => lastChange(ctx, input.recipeId)),

  /** Brings the version before the last change back; once more, the changed one. */
  undo: authedProcedure
    .input(UndoSchema)
    .output(RecipeSchema)
    .mutation(({ ctx, input }) => undoChange(ctx, input)),
})
