import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** Seconds that are still to be waited, counted down, and how to set them. */
export function useWait(): [number, (seconds: number) => void] {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((until - now) / SECOND_MS))
  const isWaiting = left > 0

  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [isWaiting])

  const wait = (seconds: number) => {
    setNow(Date.now())
    setUntil(Date.now() + seconds * SECOND_MS)
  }
  return [left, wait]
}
