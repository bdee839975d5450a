/** Names a timer: there is one for a step. `stepIndex` counts from 0. */
export type StepKey = { recipeId: string; stepIndex: number }

/** What a timer counts for. */
export type TimedStep = StepKey & {
  recipeTitle: string
  /** What the step does, in its own words. */
  label: string
}

/** Counts by the clock: `endsAt` is epoch ms, so sleep and reloads change nothing. */
export type RunningTimer = TimedStep & { endsAt: number; isRung: boolean }
export type PausedTimer = TimedStep & { pausedRemaining: number }
export type Timer = RunningTimer | PausedTimer

const SECOND = 1000
/** From here on minutes are hard to grasp; the same border as where a recipe's times name hours. */
const HOURS_FROM = 100 * 60 * SECOND
/** A timer that ended longer ago than this belongs to another meal. */
const STALE_AFTER = 12 * 3600 * SECOND

export function startedTimer(step: TimedStep, durationMs: number, now: number): RunningTimer {
  return { ...step, endsAt: now + durationMs, isRung: false }
}

export function isRunning(timer: Timer): timer is RunningTimer {
  return 'endsAt' in timer
}

/** The time that is left, in ms; 0 at the end and after it. */
export function remainingMs(timer: Timer, now: number): number {
  return isRunning(timer) ? Math.max(0, timer.endsAt - now) : timer.pausedRemaining
}

export function isOver(timer: Timer, now: number): boolean {
  return remainingMs(timer, now) === 0
}

/** Stops a running timer where it is, lets a paused one run on; one that is over stays as it is. */
export function toggledTimer(timer: Timer, now: number): Timer {
  if (isOver(timer, now)) return timer
  if (!isRunning(timer)) {
    const { pausedRemaining, ...step } = timer
    return startedTimer(step, pausedRemaining, now)
  }
  const { endsAt, isRung: _, ...step } = timer
  return { ...step, pausedRemaining: endsAt - now }
}

/** With more time, also where none was left: then it runs on from now. */
export function extendedTimer(timer: Timer, ms: number, now: number): Timer {
  if (!isRunning(timer)) return { ...timer, pausedRemaining: timer.pausedRemaining + ms }
  return { ...timer, endsAt: Math.max(timer.endsAt, now) + ms, isRung: false }
}

export function isSameStep(a: StepKey, b: StepKey): boolean {
  return a.recipeId === b.recipeId && a.stepIndex === b.stepIndex
}

/** Those that have come to their end and have not told so yet. */
export function dueTimers(timers: Timer[], now: number): RunningTimer[] {
  return timers.filter(isRunning).filter((timer) => !timer.isRung && timer.endsAt <= now)
}

/** When the next of them ends, epoch ms; `null` when none runs. */
export function nextEnd(timers: Timer[], now: number): number | null {
  const ends = timers.filter(isRunning).flatMap(({ endsAt }) => (endsAt > now ? [endsAt] : []))
  return ends.length > 0 ? Math.min(...ends) : null
}

/** Without those that ended so long ago that nobody waits for them any more. */
export function withoutStale(timers: Timer[], now: number): Timer[] {
  return timers.filter((timer) => !isRunning(timer) || timer.endsAt > now - STALE_AFTER)
}

/** The one that ends first, or has ended, before the others; paused ones come last. */
export function byUrgency(timers: Timer[]): Timer[] {
  const end = (timer: Timer) => (isRunning(timer) ? timer.endsAt : Number.POSITIVE_INFINITY)
  return timers.toSorted((a, b) => (end(a) < end(b) ? -1 : Number(end(a) > end(b))))
}

/** `mm:ss`, above 99 minutes `h:mm:ss`; begun seconds count, so 00:00 stands at the very end. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / SECOND)
  const hours = ms >= HOURS_FROM ? Math.floor(seconds / 3600) : 0
  const minutes = Math.floor(seconds / 60) - hours * 60
  const shown = [minutes, seconds % 60].map((part) => String(part).padStart(2, '0'))
  return [...(hours > 0 ? [hours] : []), ...shown].join(':')
}

/** How long the clock shows what it shows at `now`, in ms: until the next whole second is left. */
export function msToNextSecond(endsAt: number, now: number): number {
  return (endsAt - now) % SECOND || SECOND
}
