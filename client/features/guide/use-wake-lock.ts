import { useEffect } from 'react'

/** Keeps the screen on while the page is seen; browsers take the lock away when it is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isOver = false

    const request = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      // Refused for instance when the battery is low: then the screen goes dark as always.
      lock = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) lock?.release()
    }
    request()
    document.addEventListener('visibilitychange', request)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', request)
      lock?.release()
    }
  }, [])
}
