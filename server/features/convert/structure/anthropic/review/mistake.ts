import type { Severity } from '#shared/recipe.ts'

/** What a model should mend: how much it matters, and the words to tell it in. */
export type Mistake = { severity: Severity; message: string }
