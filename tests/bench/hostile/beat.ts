import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningProcess } from '../../support/processes.ts'
import { memoryMb } from '../support/process-figures.ts'
import { quantile } from '../support/report.ts'

const BEAT_MS = 20

export type Beats = {
  /** Milliseconds. */
  p50: number
  p99: number
  longest: number
  /** Most megabytes more than at the beginning. */
  memoryMb: number
}

/** How soon an address answers, again and again while the work is done, and what memory that takes. */
export async function beatDuring(
  { url, process }: { url: string; process: RunningProcess },
  path: string,
  work: () => Promise<unknown>,
): Promise<Beats> {
  const before = memoryMb(process)
  const times: number[] = []
  let highest = before
  let isOver = false
  const beating = (async () => {
    while (!isOver) {
      const start = performance.now()
      const response = await fetch(url + path)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
      times.push(performance.now() - start)
      highest = Math.max(highest, memoryMb(process))
      await sleep(BEAT_MS)
    }
  })()
  try {
    await work()
  } finally {
    isOver = true
    await beating
  }
  return {
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    longest: Math.max(...times),
    memoryMb: highest - before,
  }
}
