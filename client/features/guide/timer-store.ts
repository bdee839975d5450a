import { createOwnStore } from '../../lib/own-data.ts'
import {
  extendedTimer,
  isSameStep,
  type StepKey,
  startedTimer,
  type TimedStep,
  type Timer,
  toggledTimer,
  withoutStale,
} from './timer.ts'

/** All timers that somebody has started, whichever recipe they belong to, oldest first. */
export const useTimers = createOwnStore('timers', { timers: [] as Timer[] })
// What was read from storage may be yesterday's; a change leaves that out.
if (useTimers.getState().timers.length > 0) change((timers) => timers)

export function findTimer(timers: Timer[], step: StepKey): Timer | undefined {
  return timers.find((timer) => isSameStep(timer, step))
}

export function startTimer(step: TimedStep, durationMs: number): void {
  change((timers, now) => [
    ...timers.filter((timer) => !isSameStep(timer, step)),
    startedTimer(step, durationMs, now),
  ])
}

export function toggleTimer(step: StepKey): void {
  change((timers, now) =>
    timers.map((timer) => (isSameStep(timer, step) ? toggledTimer(timer, now) : timer)),
  )
}

export function extendTimer(step: StepKey, ms: number): void {
  change((timers, now) =>
    timers.map((timer) => (isSameStep(timer, step) ? extendedTimer(timer, ms, now) : timer)),
  )
}

export function removeTimer(step: StepKey): void {
  change((timers) => timers.filter((timer) => !isSameStep(timer, step)))
}

/** Notes that these have told that they are over. */
export function markRung(rung: Timer[]): void {
  change((timers) =>
    timers.map((timer) => (rung.includes(timer) ? { ...timer, isRung: true } : timer)),
  )
}

function change(next: (timers: Timer[], now: number) => Timer[]): void {
  const now = Date.now()
  useTimers.setState(({ timers }) => ({ timers: next(withoutStale(timers, now), now) }))
}
