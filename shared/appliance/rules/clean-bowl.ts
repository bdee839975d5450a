import { holdsOnly } from '../bowl-contents.ts'
import { type Problem, type StepFacts, warning } from '../finding.ts'
import { topSpeed } from '../settings.ts'

const GRINDS_FROM = 8

/** S32: egg whites do not rise in a greasy bowl, and powder sticks in a wet one. */
export function checkCleanBowl({
  step,
  isRunning,
  speed,
  temperature,
  bowl,
}: StepFacts): Problem[] {
  if (!isRunning || !bowl.isSoiled || !speed) return []
  const whips = step.tools.includes('whisk') && holdsOnly(bowl, 'eggWhite', 'sugar', 'dairy')
  const isFast = temperature === null && (topSpeed(speed) ?? 0) >= GRINDS_FROM
  const grinds = isFast && holdsOnly(bowl, 'dry')
  return whips || grinds ? [warning('S32', 'BOWL_SOILED')] : []
}
