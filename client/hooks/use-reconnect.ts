import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { tellConnection, useConnection } from '../lib/connection.ts'
import { trpc } from '../lib/trpc.ts'

/** How soon the server is looked for when it is out of reach, twice as long each time, and at last. */
const FIRST_LOOK_MS = 1_000
const LAST_LOOK_MS = 16_000

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
    let wait = FIRST_LOOK_MS
    let timer: ReturnType<typeof setTimeout>
    const lookLater = () => {
      timer = setTimeout(look, wait)
      wait = Math.min(2 * wait, LAST_LOOK_MS)
    }
    const look = () => {
      clearTimeout(timer)
      // Whatever comes of it, an answer tells that the server is there.
      client.auth.me.query().catch(() => {})
      lookLater()
    }
    // The device is in a network before it has a way out of it, so one look is not enough.
    const hope = () => {
      wait = FIRST_LOOK_MS
      look()
    }
    lookLater()
    window.addEventListener('online', hope)
    return () => {
      window.removeEventListener('online', hope)
      clearTimeout(timer)
      if (!useConnection.getState().isOffline) queryClient.invalidateQueries()
    }
  }, [isOffline, client, queryClient])
}
