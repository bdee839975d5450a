import { z } from 'zod'

const Section = z.object({
  /** "For the sauce", where the source has a heading. */
  heading: z.string().nullable(),
  lines: z.array(z.string()),
})

/** A recipe as its source tells it: found and put in order, not yet understood. */
export const ReadRecipeSchema = z.object({
  title: z.string().nullable(),
  description: z.string().nullable(),
  /** Ingredient lines word for word. */
  ingredients: z.array(Section),
  /** Method paragraphs or list items word for word, without their numbers. */
  steps: z.array(Section),
  prepTimeMinutes: z.int().nullable(),
  cookTimeMinutes: z.int().nullable(),
  totalTimeMinutes: z.int().nullable(),
  /** "4–6 servings", "12 muffins". */
  yieldText: z.string().nullable(),
  cuisine: z.string().nullable(),
  tags: z.array(z.string()),
  /** The source's own language where it says so (BCP 47 primary subtag). */
  language: z.string().nullable(),
})
export type ReadRecipe = z.output<typeof ReadRecipeSchema>
export type ReadSection = z.output<typeof Section>
