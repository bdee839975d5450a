import { z } from 'zod'
import { CheckedStepSchema, type Step } from '#shared/recipe.ts'

const Count = z
  .string()
  .trim()
  .regex(/^\d{0,5}$/, 'Please enter a whole number.')

/** A step while it is edited: a cook thinks in minutes and seconds, and the digits are being typed. */
export const StepFormSchema = CheckedStepSchema.omit({ durationSeconds: true }).extend({
  minutes: Count,
  seconds: Count,
})
export type StepForm = z.input<typeof StepFormSchema>

export function toStepForm({ durationSeconds = 0, ...step }: Step): StepForm {
  const minutes = Math.floor(durationSeconds / 60)
  const digits = (count: number) => (count > 0 ? String(count) : '')
  return { ...step, minutes: digits(minutes), seconds: digits(durationSeconds - minutes * 60) }
}

/** The step that the form describes. What the check said of the old one no longer holds. */
export function fromStepForm({ minutes, seconds, ...step }: z.output<typeof StepFormSchema>): Step {
  const durationSeconds = Number(minutes) * 60 + Number(seconds)
  return { ...step, durationSeconds: durationSeconds || undefined, notices: [] }
}

export function emptyStep(stepNumber: number): Step {
  return {
    stepNumber,
    type: 'OPERATE',
    instructionText: '',
    durationSeconds: undefined,
    speed: undefined,
    temperature: undefined,
    reverse: false,
    ingredientRefs: [],
    tools: [],
    notices: [],
  }
}
