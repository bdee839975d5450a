import { isSteaming } from '../bowl.ts'
import { type Problem, type StepFacts, warning } from '../finding.ts'
import { tellsOtherHeat } from '../step-words.ts'

const RULE = 'limit'

/** Appliance steps need a time and a speed; other steps have no settings. */
export function checkMachineUse(facts: StepFacts): Problem[] {
  return facts.isRunning ? checkRunning(facts) : checkResting(facts)
}

function checkRunning({ step, speed, mode }: StepFacts): Problem[] {
  if (!step.durationSeconds && !step.speed && !step.temperature) {
    return tellsOtherHeat(step.instructionText) ? [] : [warning(RULE, 'NO_SETTINGS')]
  }

  // How often Turbo is pulsed stands in the text.
  const needsTime = !step.durationSeconds && speed !== 'turbo'
  const problems = needsTime ? [warning(RULE, 'NO_TIME')] : []
  if (step.speed || mode || tellsOtherHeat(step.instructionText)) return problems
  return [...problems, isSteaming(step) ? steamingSpeed() : warning(RULE, 'NO_SPEED')]
}

function steamingSpeed(): Problem {
  const code = 'NO_SPEED_STEAMING'
  return { rule: RULE, code, params: {}, harmless: true, fix: { speed: '1' } }
}

function checkResting({ step, speed, temperature }: StepFacts): Problem[] {
  if (!step.speed && !step.temperature && !step.reverse) return []

  const isElsewhere = tellsOtherHeat(step.instructionText)
  if (!isElsewhere && step.durationSeconds && speed) {
    const fix = { type: 'OPERATE' } as const
    return [{ rule: RULE, code: 'SETTINGS_RUN_MACHINE', params: {}, harmless: true, fix }]
  }

  const fix = { speed: undefined, temperature: undefined, reverse: false }
  const isTold = temperature === null || step.instructionText.includes(String(temperature))
  const isOnlyReverse = !step.speed && !step.temperature
  if (isOnlyReverse || (isElsewhere && isTold)) {
    return [{ rule: RULE, code: 'SETTINGS_NOT_APPLIANCE', params: {}, harmless: true, fix }]
  }
  return [{ rule: RULE, code: 'SETTINGS_WITHOUT_MACHINE', params: {}, harmless: false, fix }]
}
