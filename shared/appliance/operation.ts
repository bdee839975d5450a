import type { StepInput } from '#shared/recipe.ts'

/**
 * What a step does, without its words; any step is one. A step without `place` happens off the
 * machine as far as anyone knows.
 */
export type Operation = Pick<
  StepInput,
  | 'type'
  | 'place'
  | 'adds'
  | 'takes'
  | 'clears'
  | 'durationSeconds'
  | 'temperature'
  | 'speed'
  | 'reverse'
  | 'tools'
> & {
  /** The bowl is washed in the end. Steps tell it only in words. */
  washesBowl?: boolean
  /** The whisk is taken off in the end. Steps tell it only in words. */
  removesWhisk?: boolean
}
