import { type Problem, type StepFacts, warning } from '../finding.ts'
import { readAllSettings } from '../read-settings.ts'

/** S28: a step has one setting; a second in its text would be overlooked. */
export function checkOneSetting({ step, isRunning }: StepFacts): Problem[] {
  if (!isRunning) return []
  const found = readAllSettings(step.instructionText).filter(
    ({ durationSeconds, speed }) => durationSeconds !== undefined && speed !== undefined,
  )
  return found.length > 1 ? [warning('S28', 'TWO_SETTINGS', { found: found.length })] : []
}
