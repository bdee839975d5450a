import { z } from 'zod'
import { storableText } from './text.ts'

// Each ends in what comes out, as a transformation alone says nothing of that to API descriptions.

/** Text that may be missing, null or blank; all three read as `undefined`. */
export const optionalText = (max: number) =>
  storableText()
    .trim()
    .max(max)
    .nullish()
    .transform((text) => text || undefined)
    .pipe(z.string().optional())

/** Text that may be missing or blank and is then null. */
export const nullableText = (max: number) =>
  storableText()
    .trim()
    .max(max)
    .nullish()
    .transform((text) => text || null)
    .pipe(z.string().nullable())

/** A count that may be missing and is then null. */
export const nullableCount = (max: number) =>
  z
    .int()
    .min(0)
    .max(max)
    .nullish()
    .transform((value) => value ?? null)
    .pipe(z.int().nullable())

/** A list that may be missing and is then empty. */
export const list = <T extends z.ZodType>(item: T, max: number) =>
  z
    .preprocess((items: z.input<T>[] | null | undefined) => items ?? [], z.array(item).max(max))
    .prefault([])

/** The number by which steps name an ingredient; digits in a string are taken too. */
export const IngredientNumber = z.union([
  z.int().min(0),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(0)),
])

/** A value that may be missing; null reads as missing too. */
export const absentOr = <T extends z.ZodType>(schema: T) =>
  z
    .preprocess((value: z.input<T> | null | undefined) => value ?? undefined, schema.optional())
    .optional()
