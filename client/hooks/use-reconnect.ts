import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { tellConnection, useConnection } from '../lib/connection.ts'
import { trpc } from '../lib/trpc.ts'

/** How often the server is looked for while it is out of reach. */
const LOOK_MS = 15_000

/** Notices when the network goes, looks for the server until it is back, then asks for everything anew. */
export function useReconnect(): void {
  const isOffline = useConnection((state) => state.isOffline)
  const queryClient = useQueryClient()
  const { client } = trpc.useUtils()

  useEffect(() => {
    const lose = () => tellConnection(true)
    window.addEventListener('offline', lose)
    return () => window.removeEventListener('offline', lose)
  }, [])

  useEffect(() => {
    if (!isOffline) return
    // Whatever comes of it, an answer tells that the server is there.
    const look = () => client.auth.me.query().catch(() => {})
    window.addEventListener('online', look)
    const timer = setInterval(look, LOOK_MS)
    return () => {
      window.removeEventListener('online', look)
      clearInterval(timer)
      if (!useConnection.getState().isOffline) queryClient.invalidateQueries()
    }
  }, [isOffline, client, queryClient])
}
