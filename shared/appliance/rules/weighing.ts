import { type Problem, type StepFacts, warning } from '../finding.ts'
import { tellsMeanwhile } from '../step-words.ts'
import { TOOL_PHRASES } from '../tool-phrases.ts'
import { sentencesOf } from '../word-pattern.ts'

/** S27: a scale that works at rest needs a step of its own. */
export function checkWeighing({ step, isRunning, limits }: StepFacts): Problem[] {
  if (!isRunning || !limits.scale.onlyAtRest) return []
  const weighs = sentencesOf(step.instructionText).some(
    (sentence) => TOOL_PHRASES.weighing.test(sentence) && !tellsMeanwhile(sentence),
  )
  return weighs ? [warning('S27', 'WEIGH_WHILE_RUNNING', { model: limits.name })] : []
}
