import { type Problem, type StepFacts, warning } from '../finding.ts'
import type { ModelLimits } from '../models.ts'
import { type Speed, topSpeed, writeSpeed } from '../settings.ts'

const RULE = 'limit'

/** The speed must be readable and on the model's dial. */
export function checkSpeed({ step, isRunning, speed, limits }: StepFacts): Problem[] {
  if (!isRunning || !step.speed) return []
  if (!speed) return [warning(RULE, 'SPEED_UNREADABLE', { from: step.speed })]
  if (speed === 'soft') return limits.soft ? [] : [withoutSoft(limits)]

  const onDial = nearestOnDial(speed, limits)
  const params = { model: limits.name, from: writeSpeed(speed), to: writeSpeed(onDial) }
  if (params.from === params.to) return []

  const fix = { speed: params.to }
  const isFarOff = (topSpeed(speed) ?? 0) > limits.speed.max || lowestSpeed(speed) === 0
  if (isFarOff) return [{ rule: RULE, code: 'SPEED_TOO_HIGH', params, harmless: false, fix }]
  return [{ rule: RULE, code: 'SPEED_OFF_DIAL', params, harmless: true, fix }]
}

/** The Monsieur Cuisine guide stirs gently at speed 1 in reverse. */
function withoutSoft({ name }: ModelLimits): Problem {
  const fix = { speed: '1', reverse: true }
  return { rule: RULE, code: 'NO_SOFT_SPEED', params: { model: name }, harmless: true, fix }
}

function nearestOnDial(speed: Speed, limits: ModelLimits): Speed {
  if (typeof speed === 'string') return speed
  if (speed.kind === 'fixed') return { kind: 'fixed', value: snap(speed.value, limits) }

  const from = snap(speed.from, limits)
  const to = snap(speed.to, limits)
  return from === to ? { kind: 'fixed', value: to } : { kind: 'range', from, to }
}

/** The nearest mark, the slower one where two are as near. */
function snap(value: number, { speed: { min, max, step } }: ModelLimits): number {
  const mark = Math.ceil(value / step - 0.5) * step
  return Math.min(max, Math.max(min, mark))
}

function lowestSpeed(speed: Exclude<Speed, 'soft'>): number | null {
  if (typeof speed === 'string') return null
  return speed.kind === 'fixed' ? speed.value : Math.min(speed.from, speed.to)
}
