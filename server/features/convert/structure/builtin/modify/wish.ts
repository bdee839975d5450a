import type { ApplianceModel } from '#shared/appliance/models.ts'
import type { Diet } from './words/words.ts'

/** One change that a sentence asks for; ingredients by their number in the recipe. */
export type Wish =
  | { kind: 'scaleBy'; factor: number }
  | { kind: 'servings'; min: number; max: number }
  | { kind: 'swap'; ids: readonly number[]; name: string }
  /** In the place of what is like it. */
  | { kind: 'use'; name: string }
  | { kind: 'leaveOut'; ids: readonly number[] }
  | { kind: 'units'; to: 'metric' | 'cups' }
  | { kind: 'model'; model: ApplianceModel }
  | { kind: 'diet'; diet: Diet }
  /** An ingredient that the recipe does not have. */
  | { kind: 'missing'; words: string }
