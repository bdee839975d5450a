import { holds } from '../bowl-contents.ts'
import { degreesOf, type Problem, type StepFacts, warning } from '../finding.ts'
import { topSpeed } from '../settings.ts'

const FAST_SPEED = 7
/** CE lets blending run for five minutes; beyond that is our estimate of what heats the motor. */
const FAST_SECONDS = 300
/** Germs grow between cold and this heat, °C; nobody should keep food there for hours. */
const SAFE_FROM = 60
const LUKEWARM_SECONDS = 2 * 3600

/** S33 and S36: how long the motor runs fast, and food with meat, fish or egg stays lukewarm. */
export function checkLongRun(facts: StepFacts): Problem[] {
  if (!facts.isRunning) return []
  return [...checkFast(facts), ...checkLukewarm(facts)]
}

/** While heating such a speed is wrong anyway. */
function checkFast({ step, speed, temperature }: StepFacts): Problem[] {
  const isFast = temperature === null && speed !== null && (topSpeed(speed) ?? 0) >= FAST_SPEED
  if (!isFast || (step.durationSeconds ?? 0) <= FAST_SECONDS) return []
  return [warning('S33', 'FAST_TOO_LONG', { from: FAST_SPEED, to: FAST_SECONDS / 60 })]
}

/** Sous-vide below 60 °C has times of its own, which its text must give. */
function checkLukewarm({ step, temperature, bowl, mode }: StepFacts): Problem[] {
  const heat = degreesOf(temperature)
  const isLong = (step.durationSeconds ?? 0) >= LUKEWARM_SECONDS
  if (heat === 0 || heat >= SAFE_FROM || !isLong || mode === 'sousVide') return []
  const isRisky = (['poultry', 'mincedMeat', 'meat', 'fish'] as const).some((kind) =>
    holds(bowl, kind),
  )
  return isRisky ? [warning('S36', 'LUKEWARM_LONG', { to: `${SAFE_FROM} °C` })] : []
}
