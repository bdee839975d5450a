import { type Problem, type StepFacts, temperatureLabel, warning } from '../finding.ts'

/** Below this nothing spurts out of the lid. */
const FAST_SPEED = 7
const RAMP_FROM = 5
/** A rise takes this long; shorter runs chop something new, hardly ever a hot mass. */
const RAMP_SECONDS = 10

/** S3 and S4: no Turbo on hot contents, and no sudden high speed. */
export function checkHotBlending(facts: StepFacts): Problem[] {
  if (!facts.isRunning) return []
  return facts.speed === 'turbo' ? checkTurbo(facts) : checkSuddenSpeed(facts)
}

function checkTurbo({ bowl, temperature, limits }: StepFacts): Problem[] {
  const rule = 'S3'
  const limit = limits.turbo.maxBowlTemperature
  if (bowl.temperature > limit) return [warning(rule, 'TURBO_HOT')]
  if (temperature === null) return []

  const params = { from: temperatureLabel(temperature) }
  const fix = { temperature: undefined }
  const code = 'TURBO_HEATED'
  // A pulse is too short to warm anything.
  const isMild = temperature !== 'varoma' && temperature <= limit
  if (isMild) return [{ rule, code, params, harmless: true, fix }]
  return [{ rule, code, params, harmless: false, fix }]
}

function checkSuddenSpeed({ step, speed, bowl, limits }: StepFacts): Problem[] {
  const isFixed = speed !== null && typeof speed !== 'string' && speed.kind === 'fixed'
  if (!isFixed || step.temperature || step.reverse) return []
  if (speed.value < FAST_SPEED || speed.value > limits.speed.max) return []
  if (bowl.temperature <= limits.turbo.maxBowlTemperature) return []
  if ((step.durationSeconds ?? 0) < RAMP_SECONDS) return []

  const params = { from: String(speed.value), to: `${RAMP_FROM}-${speed.value}` }
  const fix = { speed: params.to }
  return [{ rule: 'S4', code: 'HOT_SUDDEN_SPEED', params, harmless: true, fix }]
}
