import { TRPCClientError, type TRPCLink } from '@trpc/client'
import type { AnyRouter } from '@trpc/server'
import { observable, type Unsubscribable } from '@trpc/server/observable'
import { readErrorData } from './error-data.ts'
import { readTokens } from './stored-tokens.ts'
import type { RefreshTokens } from './token-refresh.ts'

/** Whether the server says that the access token it was given is no longer good. */
function isTokenRefused(error: unknown): boolean {
  const code = readErrorData(error)?.appCode
  return code === 'TOKEN_INVALID' || code === 'UNAUTHENTICATED'
}

/**
 * Answers a dead access token with one refresh and one replay of the call. What fails for any
 * other reason, or fails again, goes on to the caller.
 */
export function authLink<Router extends AnyRouter>(refresh: RefreshTokens): TRPCLink<Router> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        let current: Unsubscribable | undefined
        let isStopped = false

        const replayAfterRefresh = async (spent: string, refusal: TRPCClientError<Router>) => {
          try {
            const isRefreshed = await refresh(spent)
            if (isStopped) return
            if (!isRefreshed) return observer.error(refusal)
            current = next(op).subscribe(observer)
          } catch (error) {
            // The refresh got no answer, so nobody has said that the login is over.
            if (!isStopped) observer.error(TRPCClientError.from(toError(error)))
          }
        }

        const spent = readTokens()?.accessToken
        current = next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error: (error) => {
            if (spent && isTokenRefused(error)) replayAfterRefresh(spent, error)
            else observer.error(error)
          },
        })

        return () => {
          isStopped = true
          current?.unsubscribe()
        }
      })
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

/** `fetch` with the bearer token, for what cannot send headers itself; the same one replay on 401. */
export function createAuthorizedFetch(refresh: RefreshTokens) {
  return async (url: string | URL, init: RequestInit): Promise<Response> => {
    const attempt = () =>
      fetch(url, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init.headers)), ...bearerHeader() },
      })
    const spent = readTokens()?.accessToken
    const response = await attempt()
    if (response.status !== 401 || !spent) return response
    return (await refresh(spent).catch(() => false)) ? attempt() : response
  }
}

export function bearerHeader(): Record<string, string> {
  const token = readTokens()?.accessToken
  return token ? { authorization: `Bearer ${token}` } : {}
}
