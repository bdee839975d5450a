import { createTRPCClient, httpBatchLink, httpLink, splitLink, TRPCClientError } from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import type { AppRouter } from '#server/router.ts'
import { BATCH_MAX } from '#shared/batch.ts'
import { authLink, bearerHeader } from './auth-link.ts'
import { fetchOrTakeEarly } from './early-call.ts'
import { lateLink } from './late-link.ts'
import { offlineLink } from './offline-link.ts'
import { createTokenRefresh, RefreshRefusedError } from './token-refresh.ts'

export const trpc = createTRPCReact<AppRouter>()

/** Batches longer than this are cut, so that no proxy refuses the address. */
const MAX_URL_LENGTH = 4_000

/** The client of the app; `onSignedOut` is called when the server has ended the login. */
export function createClient({ url, onSignedOut }: { url: string; onSignedOut: () => void }) {
  // Apart from the client below: a refresh must not wait for a refresh.
  const bare = createTRPCClient<AppRouter>({ links: [httpLink({ url })] })

  const refresh = createTokenRefresh({
    onSignedOut,
    requestTokens: (refreshToken) =>
      bare.auth.refresh.mutate({ refreshToken }).catch((error) => {
        throw isRefusal(error) ? new RefreshRefusedError('refused', { cause: error }) : error
      }),
  })

  return trpc.createClient({
    links: [
      offlineLink(),
      authLink(refresh),
      splitLink({
        condition: ({ type }) => type === 'subscription',
        true: lateLink(async () => (await import('./event-link.ts')).eventLink({ url, refresh })),
        false: splitLink({
          // Photos and pages are larger than what a batch may hold.
          condition: ({ path }) => path === 'convert.fromPhoto' || path === 'convert.fromPage',
          true: httpLink({ url, headers: bearerHeader }),
          false: httpBatchLink({
            url,
            headers: bearerHeader,
            fetch: fetchOrTakeEarly,
            maxItems: BATCH_MAX,
            maxURLLength: MAX_URL_LENGTH,
          }),
        }),
      }),
    ],
  })
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof TRPCClientError)) return false
  const status = Number(error.data?.httpStatus)
  return status === 400 || status === 401
}
