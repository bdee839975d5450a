import { Socket } from 'node:net'
import type { Pool } from 'pg'

/** Far above the slowest statement of a call or job. */
const SILENCE_MS = 30_000
/** Until a connection is made, or one of the pool is free. */
export const CONNECT_MS = 10_000

/**
 * How pools of connections are opened. A server whose machine has lost its power does not even say that
 * it is gone, and TCP waits a quarter of an hour for its answer (tcp(7), `tcp_retries2`); here a
 * connection on which nothing comes for `silenceMs` ends as timed out, and whoever asked is told
 * that the database is away.
 */
export function poolOptions(silenceMs = SILENCE_MS) {
  return {
    connectionTimeoutMillis: CONNECT_MS,
    stream: () => {
      const socket = new Socket()
      const timedOut = Object.assign(new Error('The database is silent'), { code: 'ETIMEDOUT' })
      return socket.setTimeout(silenceMs, () => socket.destroy(timedOut))
    },
  }
}

/**
 * Takes back a connection that breaks while it is lent. Who has lost it in a transaction can neither
 * commit nor roll back, and Kysely returns it only after one of the two: each would stay lent for good.
 */
export function takeBackBroken(pool: Pool): void {
  pool.on('connect', (client) => {
    client.once('end', () => {
      try {
        client.release(true)
      } catch {
        // It was not lent.
      }
      client.release = () => {}
    })
  })
}
