import type { Problem, StepFacts } from '../finding.ts'
import { topSpeed, writeSpeed } from '../settings.ts'

const RULE = 'S14'

/** S14: the blunt side of the blades stirs; at high speed and in modes it makes no sense. */
export function checkReverse({ step, isRunning, speed, limits }: StepFacts): Problem[] {
  if (!isRunning || !step.reverse || !speed) return []

  const fix = { reverse: false }
  if (speed === 'dough' || speed === 'turbo') {
    return [{ rule: RULE, code: 'REVERSE_MODE', params: {}, harmless: true, fix }]
  }
  if ((topSpeed(speed) ?? 0) <= limits.reverseMaxSpeed) return []

  // Slower stirring and chopping are both possible meanings, and different dishes.
  const params = { from: writeSpeed(speed), to: limits.reverseMaxSpeed }
  return [{ rule: RULE, code: 'REVERSE_FAST', params, harmless: false, fix }]
}
