import type { SqlEntityManager } from '@mikro-orm/postgresql'
import pg from 'pg'
import { CONNECT_MS } from './pool.ts'

const CHANNEL = 'thermoscribe_changed'
const RECONNECT_MS = 1_000
/** Nothing is asked on this connection: whether the other side is still there, TCP finds out. */
const KEEP_ALIVE_MS = 10_000

/** Says to every process that something changed; sent when the transaction commits. */
export async function notifyChanged(em: SqlEntityManager, key: string): Promise<void> {
  await em.execute('select pg_notify(?, ?)', [CHANNEL, key])
}

export type ChangeFeed = {
  /** Calls back whenever `key` changed, and after a lost connection since anything may have. */
  subscribe: (key: string, onChange: () => void) => () => void
  close: () => Promise<void>
}

/** One listening connection for all who wait in this process (LISTEN/NOTIFY). */
export async function openChangeFeed(databaseUrl: string): Promise<ChangeFeed> {
  const listeners = new Map<string, Set<() => void>>()
  let closed = false
  let client: pg.Client

  async function connect(): Promise<void> {
    client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    })
    client.on('notification', ({ payload }) => {
      for (const listener of listeners.get(payload ?? '') ?? []) listener()
    })
    client.on('error', () => client.end().catch(() => {}))
    client.on('end', () => closed || setTimeout(reconnect, RECONNECT_MS))
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
  }

  function reconnect(): void {
    if (closed) return
    // When it fails the client ends, which comes back here.
    connect().then(
      () => {
        for (const group of listeners.values()) for (const listener of group) listener()
      },
      () => {},
    )
  }

  await connect()
  return {
    subscribe(key, onChange) {
      const group = listeners.get(key) ?? new Set()
      listeners.set(key, group.add(onChange))
      return () => {
        group.delete(onChange)
        if (group.size === 0 && listeners.get(key) === group) listeners.delete(key)
      }
    },
    async close() {
      closed = true
      await client.end()
    },
  }
}
