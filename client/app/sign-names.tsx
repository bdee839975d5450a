import { createPortal } from 'react-dom'
import { usePointedSign } from '../hooks/use-pointed-sign.ts'

const GAP_PX = 6
/** Below this height there is no room above a sign. */
const TOP_PX = 48

/** Tells what a sign without words means; who hears the page is told by the sign itself. */
export function SignNames() {
  const sign = usePointedSign()
  if (!sign) return null
  const { left, right, top, bottom } = sign.box
  const isLeft = left + right < window.innerWidth
  const across = isLeft ? { left } : { right: document.documentElement.clientWidth - right }
  const down =
    top < TOP_PX ? { top: bottom + GAP_PX } : { bottom: window.innerHeight - top + GAP_PX }
  return createPortal(
    <p
      aria-hidden
      data-slot="sign-name"
      className="pointer-events-none fixed z-60 max-w-64 rounded-s bg-panel px-2.5 py-1.5 text-label font-medium text-panel-ink shadow-float"
      style={{ ...across, ...down }}
    >
      {sign.name}
    </p>,
    document.body,
  )
}
