import type { Language } from '#shared/language.ts'
import type { Recipe } from '#shared/recipe.ts'
import { shorten } from '#shared/shorten.ts'
import { textBesideDials } from '../../lib/step-text.ts'
import { askToNotify } from './notify.ts'
import type { Timer } from './timer.ts'
import {
  extendTimer,
  findTimer,
  removeTimer,
  startTimer,
  toggleTimer,
  useTimers,
} from './timer-store.ts'
import { unlockSound } from './tones.ts'

/** What one press of "+1 min" adds. */
export const MINUTE_MS = 60_000
/** As much of the instruction is kept beside a timer, characters. */
const LABEL_LENGTH = 80

export type StepTimerControl = {
  /** Absent while the timer has not been started. */
  timer: Timer | undefined
  durationMs: number
  /** Starts, pauses, goes on. */
  toggle: () => void
  reset: () => void
  addMinute: () => void
}

/** The timer of a step, or `null` where the step takes no time. */
export function useStepTimer(
  recipe: Recipe,
  stepIndex: number,
  language: Language,
): StepTimerControl | null {
  const timer = useTimers(({ timers }) => findTimer(timers, { recipeId: recipe.id, stepIndex }))
  const step = recipe.steps[stepIndex]
  if (!step?.durationSeconds) return null

  const key = { recipeId: recipe.id, stepIndex }
  const durationMs = step.durationSeconds * 1000
  const reset = () => removeTimer(key)
  const start = () => {
    // Both need the touch or key that is being handled.
    unlockSound()
    askToNotify().catch(() => {})
    startTimer(
      {
        ...key,
        recipeTitle: recipe.recipeMetadata.title,
        label: shorten(textBesideDials(step, language), LABEL_LENGTH),
      },
      durationMs,
    )
  }
  const toggle = () => {
    if (!timer) return start()
    unlockSound()
    toggleTimer(key)
  }
  return { timer, durationMs, toggle, reset, addMinute: () => extendTimer(key, MINUTE_MS) }
}
