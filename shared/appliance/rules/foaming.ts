import { mayLieAbove } from '../bowl.ts'
import { bowlMillilitres, gramsOfKind, ofKind } from '../bowl-contents.ts'
import { degreesOf, type Problem, type StepFacts, warning } from '../finding.ts'
import { TOOL_PHRASES } from '../tool-phrases.ts'

const FOAMS_ABOVE = 95
const HALF = 0.5
const MUCH_GRAMS = 150

/** S25: oats, pasta and rice foam when they boil; half a bowl of them needs a way out. */
export function checkFoaming({ step, isRunning, temperature, bowl, limits }: StepFacts): Problem[] {
  if (!isRunning || mayLieAbove(step) || degreesOf(temperature) <= FOAMS_ABOVE) return []
  if (bowlMillilitres(bowl) <= limits.bowlMl * HALF) return []
  if (TOOL_PHRASES.cupOut.test(step.instructionText)) return []

  const kind = (['oats', 'pasta'] as const).find((one) => gramsOfKind(bowl, one) >= MUCH_GRAMS)
  const [food] = kind ? ofKind(bowl, kind) : []
  return food ? [warning('S25', 'FOAMS', { name: food.name })] : []
}
