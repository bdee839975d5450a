import type { Piscina } from 'piscina'

const TIME_LIMIT_MS = 5_000
const MEMORY_LIMIT_MB = 256
const IDLE_MS = 30_000

let pool: Promise<Piscina> | undefined

/** Made at first need: jsdom and the threads cost most of a second that a start should not wait for. */
function openPool(): Promise<Piscina> {
  pool ??= import('piscina').then(
    ({ Piscina }) =>
      new Piscina({
        filename: new URL('./readable.worker.ts', import.meta.url).href,
        minThreads: 0,
        maxThreads: 2,
        maxQueue: 50,
        idleTimeout: IDLE_MS,
        resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
      }),
  )
  return pool
}

/** A page's main part as HTML; null when there is none, or when finding it took too much time or memory. */
export async function readableHtml(html: string, url: string): Promise<string | null> {
  const threads = await openPool()
  try {
    return await threads.run(
      { html, url },
      { name: 'readable', signal: AbortSignal.timeout(TIME_LIMIT_MS) },
    )
  } catch {
    return null
  }
}
