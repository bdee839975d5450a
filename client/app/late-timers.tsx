import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useTimers } from '../features/guide/timer-store.ts'
import { useOnceTrue } from '../hooks/use-once-true.ts'
import { latePart } from '../lib/late-part.ts'
import { readShellPlace } from '../lib/shell-path.ts'

const TimerBar = latePart(async () => (await import('../features/guide/timer-bar.tsx')).TimerBar)

/** The cook's timers above every page; loaded with the guide, as the network may be gone later. */
export function LateTimers() {
  const hasTimers = useTimers(({ timers }) => timers.length > 0)
  const place = readShellPlace(useLocation())
  const cookedId = place.mode === 'cook' ? place.recipeId : undefined
  const isNeeded = useOnceTrue(hasTimers || cookedId !== undefined)
  return <Suspense>{isNeeded && <TimerBar cookedId={cookedId} />}</Suspense>
}
