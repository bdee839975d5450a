import { withFittingStructure } from '#shared/appliance/fitting-structure.ts'
import { retellSettings } from '#shared/appliance/retell-settings.ts'
import { withFix } from '#shared/appliance/with-fix.ts'
import type { Notice } from '#shared/recipe.ts'
import type { EditedStep } from './recipe-form.ts'

/** The step with what a notice offers; where its text tells the settings, it tells the new ones. */
export function fixedStep(step: EditedStep, notice: Notice): EditedStep {
  return retold(step, { ...step, ...withFix(step, notice) })
}

/**
 * The changed step, with what it says of the kitchen as far as that still fits; a text that was left
 * as it was follows the changed settings.
 */
export function retold(before: EditedStep, after: EditedStep): EditedStep {
  const fitting = withFittingStructure(before, after)
  if (after.instructionText !== before.instructionText) return fitting
  return { ...fitting, instructionText: retellSettings(before, after) }
}
