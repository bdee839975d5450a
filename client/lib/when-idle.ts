/** Longest that is waited for a quiet moment, ms. */
const PATIENCE = 5_000
/** Where the browser does not tell when it is idle, ms. */
const PAUSE = 2_000

/** Works when the page has nothing better to do; returns how to call that off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, PAUSE)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: PATIENCE })
  return () => cancelIdleCallback(handle)
}
