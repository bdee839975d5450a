export type PageSpeed = {
  largestPaintMs: number
  /** What tasks took above 50 ms each, after the first paint. */
  blockedMs: number
  /** Cumulative layout shift: all of it, as a page that loads is one window of it. */
  layoutShift: number
}

/** Runs in the page, so it uses nothing from around it. */
export async function readPageSpeed(): Promise<PageSpeed> {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        observer.disconnect()
        resolve(list.getEntries())
      })
      observer.observe({ type, buffered: true })
      // Where there was nothing, nothing is told.
      setTimeout(() => resolve([]), 3_000)
    })
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const [paints, shifts, tasks] = await Promise.all(
    ['largest-contentful-paint', 'layout-shift', 'longtask'].map(entriesOf),
  )
  const largestPaintMs = paints?.at(-1)?.startTime ?? 0
  return {
    largestPaintMs,
    blockedMs: (tasks ?? [])
      .filter((task) => task.startTime + task.duration > firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    layoutShift: (shifts ?? []).reduce(
      (sum, shift) => sum + (shift as PerformanceEntry & { value: number }).value,
      0,
    ),
  }
}
