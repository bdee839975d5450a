import { useState } from 'react'
import { forgetPlace, goToStep, placeIn, usePlaces } from './place-store.ts'
import { isOver, isRunning, type StepKey } from './timer.ts'
import { findTimer, removeTimer, useTimers } from './timer-store.ts'

/** The step that is shown, the ways to another, and whether somebody has come back to it. */
export function useGuidePlace(recipeId: string, stepCount: number) {
  const last = stepCount - 1
  // Steps may have been taken out since.
  const index = Math.min(
    usePlaces(({ places }) => placeIn(places, recipeId)),
    last,
  )
  const [resumedAt] = useState(index)
  const [hasMoved, setMoved] = useState(false)
  const [direction, setDirection] = useState<1 | -1>(1)

  const goTo = (wanted: number) => {
    const next = Math.max(0, Math.min(last, wanted))
    if (next === index) return
    resetUnlessRunning({ recipeId, stepIndex: index })
    setMoved(true)
    setDirection(next > index ? 1 : -1)
    goToStep(recipeId, next)
  }
  return {
    index,
    direction,
    isFirst: index === 0,
    isLast: index === last,
    isResumed: resumedAt > 0 && index === resumedAt && !hasMoved,
    previous: () => goTo(index - 1),
    next: () => goTo(index + 1),
    goTo,
    startOver: () => goTo(0),
    /** What is left at the last step is done, and begins anew another time. */
    leave: () => {
      if (index === last) forgetPlace(recipeId)
    },
  }
}

/** A timer that runs goes on without its step; any other is back at its full time. */
function resetUnlessRunning(step: StepKey): void {
  const timer = findTimer(useTimers.getState().timers, step)
  const goesOn = timer && isRunning(timer) && !isOver(timer, Date.now())
  if (timer && !goesOn) removeTimer(step)
}
