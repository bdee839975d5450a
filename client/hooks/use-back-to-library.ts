import { useLocation, useNavigate } from 'react-router-dom'
import { shellPath } from '../lib/shell-path.ts'

/** The state of a link that leads out of the library. */
export const FROM_LIBRARY = { fromLibrary: true } as const

/**
 * Goes back to the library: to the very place that was left, with its search and scrolled as it
 * was, or where the recipe was come upon otherwise, to the whole of it.
 */
export function useBackToLibrary(): () => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  return () => {
    if (state?.fromLibrary === true) navigate(-1)
    else navigate(shellPath({ tab: 'recipes' }))
  }
}
