import { isSteaming } from '../bowl.ts'
import { type Problem, type StepFacts, warning } from '../finding.ts'

const RULE = 'limit'

/** The time must fit the timer of the model, or of the mode that the step uses. */
export function checkTime({ step, isRunning, speed, mode, limits }: StepFacts): Problem[] {
  const seconds = step.durationSeconds
  if (!isRunning || !seconds) return []

  const { dough, turbo, steaming } = limits
  if (speed === 'dough') {
    const fits = seconds >= dough.min && seconds <= dough.max
    const params = { model: limits.name, min: dough.min, max: dough.max }
    return fits ? [] : [warning(RULE, 'DOUGH_TIME', params)]
  }
  if (speed === 'turbo') return seconds > turbo.maxSeconds ? [warning(RULE, 'TURBO_TOO_LONG')] : []

  const ofMode = mode && limits.modes[mode]?.max
  const longest = ofMode ?? (isSteaming(step) ? steaming.maxSeconds : limits.timerSeconds)
  if (seconds <= longest) return []
  return [warning(RULE, 'TIME_TOO_LONG', { model: limits.name, to: longest / 60 })]
}
