import { useEffect } from 'react'

/** Who takes the key themselves. */
const OTHERS = 'input, textarea, [role="dialog"], [role="alertdialog"]'

/** Escape, wherever on the screen the focus is. */
export function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const handle = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented) return
      if (target instanceof Element && !target.closest(OTHERS)) onEscape()
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [onEscape])
}
