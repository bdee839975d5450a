import { useEffect, useRef } from 'react'

/**
 * With a new step, focus stays on the button that was pressed, unless it is gone or switched off;
 * then the step's heading takes it.
 */
export function useStepFocus(index: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is the reason to run
  useEffect(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body || focused.matches(':disabled')) {
      heading.current?.focus({ preventScroll: true })
    }
  }, [index])
  return heading
}
