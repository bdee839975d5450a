import type { StepInput } from '#shared/recipe.ts'
import { isOnMachine, ROOM_TEMPERATURE, standingTemperature } from './kitchen-state.ts'
import { STEP_PHRASES } from './step-words.ts'

/** Estimates: a bowl that is set out to cool, °C a minute. */
const COOLING_DEGREES_PER_MINUTE = 2
/** Estimates of "leave to cool slightly" and of "leave to cool". */
const SLIGHTLY_COOLED = 60
const COOLED = 35

/** The bowl's heat after a step, °C, with what its text says of cooling. */
export function temperatureAfter(before: number, step: StepInput): number {
  const standing = standingTemperature(before, step)
  if (step.type === 'OPERATE' || step.type === 'WEIGH') return standing

  // A cake that cools on the bench cools nothing in the bowl.
  const isElsewhere = step.place && !isOnMachine(step.place)
  if (isElsewhere || !STEP_PHRASES.cooling.test(step.instructionText)) return standing
  return Math.min(before, cooledTo(before, step))
}

function cooledTo(before: number, { instructionText, durationSeconds = 0 }: StepInput): number {
  const named = /(\d{2})\s*(?:°|º|degrees)\s*C?/i.exec(instructionText)?.[1]
  if (named) return Number(named)
  const fallen = (durationSeconds / 60) * COOLING_DEGREES_PER_MINUTE
  if (fallen > 0) return Math.max(ROOM_TEMPERATURE, before - fallen)
  return /slightly|a little|etwas|leicht|lekko|un poco|un peu|leggermente|трохи|puțin/i.test(
    instructionText,
  )
    ? SLIGHTLY_COOLED
    : COOLED
}
