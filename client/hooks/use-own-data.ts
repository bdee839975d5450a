import { useQueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { useEffect, useRef } from 'react'
import type { User } from '#shared/auth.ts'
import { prepareKeeping } from '../lib/offline-answers.ts'
import { claimOwnData } from '../lib/own-data.ts'
import { trpc } from '../lib/trpc.ts'

/**
 * After a login: asks again for what was refused before it, and when somebody else has signed in,
 * for everything, because what was loaded and kept belongs to the one before.
 */
export function useOwnData(user: User | null): void {
  const userId = user?.id
  const queryClient = useQueryClient()
  const owner = useRef(userId)

  useEffect(() => {
    if (!userId) return
    claimOwnData(userId)
    const [me] = getQueryKey(trpc.auth.me)
    const isOthers = owner.current !== undefined && owner.current !== userId
    owner.current = userId
    queryClient.resetQueries({
      predicate: ({ queryKey, state }) =>
        String(queryKey[0]) !== String(me) && (isOthers || state.status === 'error'),
    })
  }, [userId, queryClient])
  // Signing in tells who it is without that being asked for.
  useEffect(() => {
    if (user) prepareKeeping({ path: 'auth.me', input: undefined })(user)
  }, [user])
}
