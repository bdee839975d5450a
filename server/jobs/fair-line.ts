import { DomainError } from '#server/errors.ts'

/** Whoever was asked to come back does so after this time: seconds. */
const RETRY_AFTER_SECONDS = 30

type Waiting = {
  /** Who has used less comes first. */
  cost: number
  enter: (leave: () => void) => void
  refuse: (reason: unknown) => void
}

type Options = {
  /** How many are served at once. */
  places: number
  /** How many may wait; whoever has used most is sent away then. */
  most: number
  /** Longest that anybody waits: milliseconds. */
  patienceMs: number
}

export type FairLine = {
  /**
   * Waits for a place, who has the lowest `cost` first, and as they came among equals.
   * @returns how to leave it
   * @throws DomainError TOO_BUSY when too many wait or it takes too long; the signal's reason
   */
  enter: (cost: number, signal?: AbortSignal) => Promise<() => void>
}

/** A line in front of something that few can use at once. */
export function createFairLine({ places, most, patienceMs }: Options): FairLine {
  const waiting: Waiting[] = []
  let free = places

  function serve(): void {
    while (free > 0) {
      const next = waiting.shift()
      if (!next) return
      free -= 1
      let hasLeft = false
      next.enter(() => {
        if (hasLeft) return
        hasLeft = true
        free += 1
        serve()
      })
    }
  }

  function join(one: Waiting): void {
    const behind = waiting.findIndex(({ cost }) => cost > one.cost)
    waiting.splice(behind < 0 ? waiting.length : behind, 0, one)
    serve()
    if (waiting.length > most) waiting.pop()?.refuse(tooBusy())
  }

  async function enter(cost: number, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<() => void>()
    const one: Waiting = { cost, enter: resolve, refuse: reject }
    const giveUp = (reason: unknown) => {
      const at = waiting.indexOf(one)
      if (at >= 0) waiting.splice(at, 1)
      reject(reason)
    }
    const onAbort = () => giveUp(signal?.reason)
    const timer = setTimeout(() => giveUp(tooBusy()), patienceMs)
    signal?.addEventListener('abort', onAbort, { once: true })
    try {
      join(one)
      return await promise
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    }
  }

  return { enter }
}

function tooBusy(): DomainError {
  return new DomainError('TOO_BUSY', { retryAfter: RETRY_AFTER_SECONDS })
}
