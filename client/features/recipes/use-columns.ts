import { useSyncExternalStore } from 'react'

/** Tailwind's `sm`. */
const WIDE = '(min-width: 40rem)'

function subscribe(listener: () => void) {
  const query = window.matchMedia?.(WIDE)
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

/** How many cards stand side by side: one on a phone, else two. */
export function useColumns(): number {
  return useSyncExternalStore(subscribe, () => (window.matchMedia?.(WIDE).matches ? 2 : 1))
}
