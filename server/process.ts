import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { ConfigError } from './config.ts'
import { EmbeddedDatabaseError } from './db/cluster.ts'

/** How long all may take to end when the process is asked to stop. */
const GRACE_MS = 25_000
/** How long whoever hands out requests may take to see that this process is not ready any more. */
const NOTICE_MS = 3_000
/** How long requests may take, of that. */
const REQUEST_GRACE_MS = 5_000

/** Tells the person at the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/**
 * Runs a process from its start to SIGTERM or Ctrl-C, and closes what it opened. A start that fails
 * prints one clear line, not a stack, for what the person at the terminal can mend.
 */
export async function runUntilStopped(start: () => Promise<() => Promise<void>>): Promise<void> {
  const starting = start()
  const stop = () => {
    // A second signal, or a request that does not end, must not keep the process.
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    process.once('SIGINT', () => process.exit(1))
    // What is being started is finished first, as it could not be closed half opened.
    starting
      .then((close) => close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  await starting.catch((error: unknown) => {
    process.stderr.write(`${explain(error)}\n`)
    process.exit(1)
  })
}

/**
 * Lets requests end for a while, then ends their connections. Behind a load balancer it listens on
 * for a moment: what still arrives is answered that it is to come back, and not cut off.
 */
export async function closeGently(
  app: FastifyInstance,
  { isBalanced = false } = {},
): Promise<void> {
  if (isBalanced) await sleep(NOTICE_MS)
  const timer = setTimeout(() => app.server.closeAllConnections(), REQUEST_GRACE_MS)
  await app.close()
  clearTimeout(timer)
}

/** Ends the process when its database is another's. */
export function endWhenLost(database: Promise<Error>): void {
  database.then(({ message }) => {
    process.stderr.write(`${message}\n`)
    process.exit(1)
  })
}

type Closable = { close: () => Promise<void> }

/** Does the next part of a start; when it fails, what was opened before is closed. */
export async function orClose<T>(opened: Closable, start: () => Promise<T>): Promise<T> {
  return start().catch(async (error: unknown) => {
    await opened.close()
    throw error
  })
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program; set PORT (or METRICS_PORT) to a free one.`
  if (code === 'EACCES' && port)
    return `Port ${port} needs more rights; set PORT to one above 1024.`
  const isOurs = error instanceof ConfigError || error instanceof EmbeddedDatabaseError
  return isOurs ? error.message : `Thermoscribe cannot start: ${error.message || error.stack}`
}
