import type { Problem, StepFacts } from '../finding.ts'
import { tellsOtherHeat } from '../step-words.ts'

const RULE = 'S35'

/** S35: ovens, grills, pans, microwaves and pressure cookers are used by hand. */
export function checkOtherHeat({ step, isRunning, temperature }: StepFacts): Problem[] {
  if (!isRunning || !tellsOtherHeat(step.instructionText)) return []

  const fix = { type: 'MANUAL', speed: undefined, temperature: undefined, reverse: false } as const
  // Without a speed the appliance could not have run, so nothing is lost but a wrong label.
  const isTold = temperature === null || step.instructionText.includes(String(temperature))
  const code = 'OTHER_HEAT'
  if (!step.speed && isTold) return [{ rule: RULE, code, params: {}, harmless: true, fix }]
  return [{ rule: RULE, code, params: {}, harmless: false, fix }]
}
