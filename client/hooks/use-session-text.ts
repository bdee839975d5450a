import { useState } from 'react'

/** A text that outlives errors, changes of tab and reloads, until the browser tab is closed. */
export function useSessionText(key: string) {
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '')

  const keep = (next: string) => {
    setText(next)
    if (next) sessionStorage.setItem(key, next)
    else sessionStorage.removeItem(key)
  }
  return [text, keep] as const
}
