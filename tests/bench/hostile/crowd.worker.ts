import { parentPort, workerData } from 'node:worker_threads'
import { readPage } from './read-page.ts'

/** Who sends which page, and how often each. */
export type Crowd = { url: string; tokens: readonly string[]; html: string; each: number }

const { url, tokens, html, each } = workerData as Crowd
const left = new AbortController()
const answered: Record<number, number> = {}

/** All at once, until told to leave; then how often each status came is posted. */
const pages = tokens.flatMap((token) =>
  Array.from({ length: each }, async () => {
    const { status } = await readPage(url, token, html, left.signal)
    answered[status] = (answered[status] ?? 0) + 1
  }),
)
parentPort?.once('message', async () => {
  left.abort()
  await Promise.allSettled(pages)
  parentPort?.postMessage(answered)
})
