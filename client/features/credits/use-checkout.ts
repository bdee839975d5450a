import { useEffect } from 'react'
import { readErrorData } from '../../lib/error-data.ts'
import { trpc } from '../../lib/trpc.ts'

const ASK_AGAIN_MS = 2_000

/** Follows a purchase until it is settled, and lets the balance be shown anew. */
export function useCheckout(id: string) {
  const utils = trpc.useUtils()
  const query = trpc.payments.checkout.useQuery(
    { id },
    {
      staleTime: 0,
      refetchInterval: ({ state: { data, error } }) =>
        isSettled(data?.state) || isFinal(error) ? false : ASK_AGAIN_MS,
    },
  )
  const state = query.data?.state
  const credits = query.data?.credits
  useEffect(() => {
    if (state !== 'paid' || credits === undefined) return
    utils.credits.balance.setData(undefined, { credits })
    utils.credits.history.invalidate()
  }, [state, credits, utils])
  return { checkout: query.data, problem: isFinal(query.error) ? query.error : null }
}

function isSettled(state: string | undefined): boolean {
  return state === 'paid' || state === 'failed' || state === 'expired'
}

/** Whether the server has said no; a line that is down comes back. */
function isFinal(error: unknown): boolean {
  const code = readErrorData(error)?.appCode
  return code !== undefined && code !== 'NOT_READY' && code !== 'INTERNAL'
}
