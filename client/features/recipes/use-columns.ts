import { useSyncExternalStore } from 'react'

/** From these widths of the window on there is one more column. */
const WIDER = ['(min-width: 40rem)', '(min-width: 84rem)', '(min-width: 112rem)']

function subscribe(listener: () => void) {
  const queries = WIDER.map((width) => window.matchMedia?.(width))
  for (const query of queries) query?.addEventListener('change', listener)
  return () => {
    for (const query of queries) query?.removeEventListener('change', listener)
  }
}

const count = () => 1 + WIDER.filter((width) => window.matchMedia?.(width).matches).length

/** How many cards stand side by side: one on a phone, two on a tablet, more on a desktop. */
export function useColumns(): number {
  return useSyncExternalStore(subscribe, count)
}
