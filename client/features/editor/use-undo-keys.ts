import { useEffect } from 'react'

/** Text fields undo their own typing, and what is open above the page is not the page's. */
const OWN_KEYS = 'input, textarea, select, [role="dialog"], [role="alertdialog"]'

/** Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y redo; the command key does the same. */
export function useUndoKeys({ undo, redo }: { undo: () => void; redo: () => void }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      const isElsewhere = event.target instanceof Element && event.target.closest(OWN_KEYS)
      if (isElsewhere || event.altKey || !(event.ctrlKey || event.metaKey)) return
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'z' && !event.shiftKey) undo()
      else redo()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}
