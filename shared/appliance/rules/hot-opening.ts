import { type Problem, type StepFacts, warning } from '../finding.ts'
import { topSpeed } from '../settings.ts'

const BLENDING_SPEED = 7
const BLENDING_SECONDS = 10
const PAUSE_SECONDS = 10

/** S10 and S12: after hot blending the lid stays shut until the contents have settled. */
export function checkHotOpening({ step, isRunning, speed, bowl, limits }: StepFacts): Problem[] {
  if (!isRunning || !speed || (topSpeed(speed) ?? 0) < BLENDING_SPEED) return []
  if ((step.durationSeconds ?? 0) < BLENDING_SECONDS) return []
  if (bowl.temperature <= limits.turbo.maxBowlTemperature) return []
  return [warning('S12', 'HOT_BLEND_OPENING', { to: PAUSE_SECONDS })]
}
