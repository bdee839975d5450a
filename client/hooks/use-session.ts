import { useQueryClient } from '@tanstack/react-query'
import type { AuthResponse, User } from '#shared/auth.ts'
import { readErrorData } from '../lib/error-data.ts'
import { forgetOwnData } from '../lib/own-data.ts'
import { clearTokens, readTokens, storeTokens } from '../lib/stored-tokens.ts'
import { trpc } from '../lib/trpc.ts'

const FIVE_MINUTES = 5 * 60 * 1000

type Session =
  | { status: 'checking' | 'signed-out'; user: null }
  /** The tokens could not be checked, for instance without a network; they are kept. */
  | { status: 'unreachable'; user: null; retry: () => void }
  | { status: 'signed-in'; user: User }

/** Who is signed in. Every place that asks shares one answer. */
export function useSession(): Session {
  const query = trpc.auth.me.useQuery(undefined, {
    enabled: () => readTokens() !== null,
    staleTime: FIVE_MINUTES,
    retry: false,
  })
  if (query.data) return { status: 'signed-in', user: query.data }
  if (query.isLoading) return { status: 'checking', user: null }
  if (query.error && !readErrorData(query.error)) {
    return { status: 'unreachable', user: null, retry: () => query.refetch() }
  }
  return { status: 'signed-out', user: null }
}

/** Signing in and out on this device: tokens, the user, and everything loaded for them. */
export function useSessionActions() {
  const queryClient = useQueryClient()
  const utils = trpc.useUtils()

  return {
    enter: ({ user, ...tokens }: AuthResponse) => {
      storeTokens(tokens)
      utils.auth.me.setData(undefined, user)
      utils.recipes.list.invalidate()
      utils.credits.balance.invalidate()
    },
    leave: () => {
      clearTokens()
      forgetOwnData()
      // Resetting, not only clearing, tells the places that are on screen.
      return queryClient.resetQueries()
    },
  }
}
