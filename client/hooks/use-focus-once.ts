import { useEffect, useRef } from 'react'

/** Gives the focus to an element when it comes up, so that its screen is read out from there. */
export function useFocusOnce<T extends HTMLElement>() {
  const element = useRef<T>(null)
  useEffect(() => element.current?.focus({ preventScroll: true }), [])
  return element
}
