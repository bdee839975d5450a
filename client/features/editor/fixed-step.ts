import { retellSettings } from '#shared/appliance/retell-settings.ts'
import { withFix } from '#shared/appliance/with-fix.ts'
import type { Notice } from '#shared/recipe.ts'
import type { EditedStep } from './recipe-form.ts'

/** The step with what a notice offers; where its text tells the settings, it tells the new ones. */
export function fixedStep(step: EditedStep, notice: Notice): EditedStep {
  return retold(step, { ...step, ...withFix(step, notice) })
}

/** The changed step; a text that was left as it was follows the changed settings. */
export function retold(before: EditedStep, after: EditedStep): EditedStep {
  if (after.instructionText !== before.instructionText) return after
  return { ...after, instructionText: retellSettings(before, after) }
}
