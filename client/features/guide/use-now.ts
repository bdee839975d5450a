import { useEffect, useReducer } from 'react'
import { isRunning, msToNextSecond, type Timer } from './timer.ts'

/** The time, epoch ms, anew whenever the clock of a running timer shows another second. */
export function useNow(timer: Timer | undefined): number {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const endsAt = timer && isRunning(timer) ? timer.endsAt : undefined
  useEffect(() => {
    if (endsAt === undefined) return
    let timeout: ReturnType<typeof setTimeout>
    const tick = () => {
      redraw()
      clearTimeout(timeout)
      if (endsAt > Date.now()) timeout = setTimeout(tick, msToNextSecond(endsAt, Date.now()))
    }
    tick()
    // A page that was hidden may not have been called for a long time.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timeout)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [endsAt])
  return Date.now()
}
