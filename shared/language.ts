/** Interface languages; `gb` is English with British wording. Recipes are written in one of them. */
export const LANGUAGES = ['en', 'gb', 'pl', 'uk', 'de', 'es', 'ro', 'fr', 'it'] as const

export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'en'
