import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useMute } from './mute.ts'
import { notify } from './notify.ts'
import { dueTimers, nextEnd } from './timer.ts'
import { markRung, useTimers } from './timer-store.ts'
import { unlockSound } from './tones.ts'

/** The longest wait that browsers keep, ms. */
const MAX_TIMEOUT = 2 ** 31 - 1

/** Notes each timer that ends, and tells it by a notification when nobody sees the page. */
export function useBell(): void {
  const { t } = useTranslation()
  useSoundUnlock(useTimers(({ timers }) => timers.length > 0))

  useEffect(() => {
    let timeout: ReturnType<typeof setTimeout> | undefined

    const ring = () => {
      const { timers } = useTimers.getState()
      const due = dueTimers(timers, Date.now())
      if (due.length === 0) return
      const { isMuted } = useMute.getState()
      markRung(due)
      if (document.visibilityState === 'visible') return
      for (const { recipeId, recipeTitle, stepIndex, label } of due) {
        const step = t('guide.timerOf', { number: stepIndex + 1, label })
        notify(t('guide.over'), {
          body: `${recipeTitle}\n${step}`,
          tag: `${recipeId} ${stepIndex}`,
          silent: isMuted,
          requireInteraction: true,
        }).catch(() => {})
      }
    }
    const watch = () => {
      clearTimeout(timeout)
      ring()
      const now = Date.now()
      const next = nextEnd(useTimers.getState().timers, now)
      if (next !== null) timeout = setTimeout(watch, Math.min(next - now, MAX_TIMEOUT))
    }
    watch()
    const unsubscribe = useTimers.subscribe(watch)
    // The clock went on while the device slept.
    document.addEventListener('visibilitychange', watch)
    return () => {
      clearTimeout(timeout)
      unsubscribe()
      document.removeEventListener('visibilitychange', watch)
    }
  }, [t])
}

/** After a reload the first touch, wherever it is, lets a timer sound that runs since before. */
function useSoundUnlock(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return
    // For a finger it is the lifting that counts as the person's wish.
    document.addEventListener('pointerup', unlockSound)
    document.addEventListener('keydown', unlockSound)
    return () => {
      document.removeEventListener('pointerup', unlockSound)
      document.removeEventListener('keydown', unlockSound)
    }
  }, [isNeeded])
}
