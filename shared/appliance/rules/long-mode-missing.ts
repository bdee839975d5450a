import { type Problem, type StepFacts, warning } from '../finding.ts'

/** A programme that the text names must be one of the model's. */
export function checkLongMode({ mode, limits }: StepFacts): Problem[] {
  if (!mode || limits.modes[mode]) return []
  return [warning('limit', 'MODE_MISSING', { model: limits.name })]
}
