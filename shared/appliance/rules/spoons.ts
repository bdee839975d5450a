import { type Problem, type StepFacts, warning } from '../finding.ts'
import { tellsMeanwhile, tellsOtherHeat } from '../step-words.ts'
import { TOOL_PHRASES } from '../tool-phrases.ts'
import { sentencesOf } from '../word-pattern.ts'

/** S31: nothing but the spatula, which has a collar, goes through the lid. */
export function checkSpoons({ step, isRunning }: StepFacts): Problem[] {
  if (!isRunning) return []
  const isUsed = sentencesOf(step.instructionText).some(
    (sentence) =>
      TOOL_PHRASES.spoon.test(sentence) && !tellsMeanwhile(sentence) && !tellsOtherHeat(sentence),
  )
  return isUsed ? [warning('S31', 'SPOON_IN_BOWL')] : []
}
