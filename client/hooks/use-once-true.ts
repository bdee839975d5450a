import { useRef } from 'react'

/** Stays true from the first time on, so that a part can also be seen going away. */
export function useOnceTrue(isTrue: boolean): boolean {
  const wasTrue = useRef(isTrue)
  if (isTrue) wasTrue.current = true
  return wasTrue.current
}
