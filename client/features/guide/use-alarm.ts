import { useEffect } from 'react'
import { useMute } from './mute.ts'
import { playTones } from './tones.ts'

/** From one ringing to the next, ms. */
const EVERY = 1500
/** How long a phone shakes, rests and shakes again, ms. */
const SHAKES = [350, 150, 350]

/** Rings and shakes again and again as long as something is over; muted, it is only seen. */
export function useAlarm(isRinging: boolean): void {
  const isMuted = useMute((state) => state.isMuted)
  const isLoud = isRinging && !isMuted
  useEffect(() => {
    if (!isLoud) return
    const ring = () => {
      playTones().catch(() => {})
      shake(SHAKES)
    }
    ring()
    const timer = setInterval(ring, EVERY)
    return () => {
      clearInterval(timer)
      shake(0)
    }
  }, [isLoud])
}

/** Not every device can, and none before its first touch. */
function shake(pattern: number | number[]): void {
  if ('vibrate' in navigator) navigator.vibrate(pattern)
}
