import { holdsOnly } from '../bowl-contents.ts'
import { degreesOf, type Problem, type StepFacts, warning } from '../finding.ts'

/** Sugar melts far above what can be set; below this it only gets warm, °C. */
const MELTING_ATTEMPT = 100

/** S17: dry sugar is not melted in the bowl. */
export function checkCaramel({ isRunning, temperature, bowl }: StepFacts): Problem[] {
  if (!isRunning || degreesOf(temperature) < MELTING_ATTEMPT) return []
  return holdsOnly(bowl, 'sugar') ? [warning('S17', 'SUGAR_DRY')] : []
}
