import { type SavedShopping, SHOPPING_LIMITS, type ShoppingOperation } from '#shared/shopping.ts'
import { readErrorData } from '../../lib/error-data.ts'
import { hasTokens } from '../../lib/stored-tokens.ts'
import { dropOperations, takeSaved, useShopping, useShoppingConnection } from './shopping-store.ts'

type ReplayOptions = {
  /** Calls the server, which applies an operation once however often it comes. */
  send: (operations: ShoppingOperation[]) => Promise<SavedShopping>
  /** Some changes were refused for good. */
  onRefused: () => void
}

/**
 * Sends the queue in order, one call at a time, and takes the list that comes back. What gets no
 * answer stays queued for the next `replay`.
 */
export function createShoppingReplay({ send, onRefused }: ReplayOptions) {
  let isWanted = false
  let isRunning = false
  let isStopped = false

  // An answer to somebody who has logged out meanwhile belongs to nobody here.
  const isOver = () => isStopped || !hasTokens()

  const sendBatch = async () => {
    const operations = useShopping.getState().queue.slice(0, SHOPPING_LIMITS.operations)
    try {
      const saved = await send(operations)
      if (!isOver()) takeSaved(saved, operations)
    } catch (error) {
      const isRefused = readErrorData(error)?.appCode === 'INVALID_INPUT' && operations.length > 0
      if (!isRefused) throw error
      if (isOver()) return
      dropOperations(operations)
      onRefused()
    }
  }

  const sendAll = async () => {
    try {
      do await sendBatch()
      while (!isOver() && useShopping.getState().queue.length > 0)
      useShoppingConnection.setState({ isOffline: false })
    } catch (error) {
      if (!isOver()) useShoppingConnection.setState({ isOffline: !isLoginOver(error) })
    }
  }

  const replay = async () => {
    // The network may come back while a call is still failing.
    isWanted = true
    if (isRunning) return
    isRunning = true
    while (isWanted && !isOver()) {
      isWanted = false
      await sendAll()
    }
    isRunning = false
  }

  const stop = () => {
    isStopped = true
  }
  return { replay, stop }
}

/** The app asks for a new login then; the queue waits for it. */
function isLoginOver(error: unknown): boolean {
  const code = readErrorData(error)?.appCode
  return code === 'UNAUTHENTICATED' || code === 'TOKEN_INVALID'
}
