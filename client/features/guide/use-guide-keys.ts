import { useEffect } from 'react'

type Keys = { onLeft: () => void; onRight: () => void; onSpace: () => void }

/** What takes keys itself, and dialogs, in which the guide behind is not meant. */
const OTHERS = 'input, textarea, select, [role="dialog"], [role="alertdialog"]'
const PRESSED_BY_SPACE = 'button, a, summary'

/** Arrow keys and space, wherever on the page the focus is. */
export function useGuideKeys({ onLeft, onRight, onSpace }: Keys): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const { target, key } = event
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (!(target instanceof Element) || target.closest(OTHERS)) return
      if (key === 'ArrowLeft') onLeft()
      if (key === 'ArrowRight') onRight()
      if (key !== ' ' || target.closest(PRESSED_BY_SPACE)) return
      // Else the page scrolls.
      event.preventDefault()
      if (!event.repeat) onSpace()
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [onLeft, onRight, onSpace])
}
