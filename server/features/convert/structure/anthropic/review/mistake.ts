import type { Severity } from '#shared/recipe.ts'

/** What a model should mend: how much it matters, and the words to tell it in. */
export type Mistake = {
  severity: Severity
  message: string
  /** Every step has to be written anew. */
  isWhole?: boolean
}

/** What spoils the dish or leaves the cook without knowing what to do. */
export const problem = (message: string): Mistake => ({ severity: 'problem', message })
