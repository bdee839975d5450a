import { z } from 'zod'

/** Interface languages; `gb` is English with British wording. Recipes are written in one of them. */
export const LANGUAGES = ['en', 'gb', 'pl', 'uk', 'de', 'es', 'ro', 'fr', 'it'] as const

export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'en'

export const LanguageSchema = z.enum(LANGUAGES, {
  error: `Language must be one of ${LANGUAGES.join(', ')}`,
})
