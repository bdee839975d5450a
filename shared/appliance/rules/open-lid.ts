import { isSteaming } from '../bowl.ts'
import { degreesOf, type Problem, type StepFacts, temperatureLabel, warning } from '../finding.ts'
import { STEP_PHRASES, tellsMeanwhile, tellsOtherHeat } from '../step-words.ts'
import { TOOL_PHRASES } from '../tool-phrases.ts'
import { sentencesOf } from '../word-pattern.ts'

const RULE = 'S21'

/** S21: blades never turn without the lid; a model that cooks open has a mode without blades. */
export function checkOpenLid({
  step,
  isRunning,
  speed,
  temperature,
  limits,
}: StepFacts): Problem[] {
  if (!isRunning || !speed || isSteaming(step) || !tellsOpenLid(step.instructionText)) return []

  const open = limits.openCooking
  if (!open || temperature === null) return [warning(RULE, 'LID_OPEN')]
  const isCool = degreesOf(temperature) <= open.maxTemperature
  if (isCool && step.tools.includes('blade_cover')) return []
  return [warning(RULE, 'OPEN_COOKING', { to: temperatureLabel(open.maxTemperature) })]
}

function tellsOpenLid(text: string): boolean {
  return sentencesOf(text).some(
    (sentence) =>
      TOOL_PHRASES.lidOpen.test(sentence) &&
      !STEP_PHRASES.steamingDish.test(sentence) &&
      !tellsMeanwhile(sentence) &&
      !tellsOtherHeat(sentence),
  )
}
