import { httpSubscriptionLink } from '@trpc/client'
import { EventSource } from 'eventsource'
import { createAuthorizedFetch } from './auth-link.ts'
import type { RefreshTokens } from './token-refresh.ts'

/** Live progress: events of the server, asked for with the bearer token. */
export function eventLink({ url, refresh }: { url: string; refresh: RefreshTokens }) {
  return httpSubscriptionLink({
    url,
    // The browser's own EventSource cannot send a header.
    EventSource,
    eventSourceOptions: { fetch: retried(createAuthorizedFetch(refresh)) },
  })
}

type Fetch = ReturnType<typeof createAuthorizedFetch>

/**
 * A server that is away for a moment answers 502 to 504, by itself or by what stands in front. An
 * EventSource gives up on any status and comes back only after a lost connection, so it is told that.
 */
function retried(ask: Fetch): Fetch {
  return async (url, init) => {
    const response = await ask(url, init)
    if (![502, 503, 504].includes(response.status)) return response
    await response.body?.cancel()
    throw new TypeError(`away: ${response.status}`)
  }
}
