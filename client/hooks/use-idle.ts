import { useEffect, useState } from 'react'
import { whenIdle } from '../lib/when-idle.ts'

/** Becomes true once the browser has nothing left to do for what is on the screen. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}
