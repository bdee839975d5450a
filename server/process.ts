import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

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
  const close = await start().catch((error: unknown) => {
    process.stderr.write(`${explain(error)}\n`)
    process.exit(1)
  })
  const stop = () => {
    // A second signal, or a request that does not end, must not keep the process.
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    process.once('SIGINT', () => process.exit(1))
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
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

/** Ends the process when its database is gone: whoever started it starts it again. */
export function endWithout(database: Promise<void>): void {
  database.then(() => {
    process.stderr.write('The embedded PostgreSQL has ended; start again.\n')
    process.exit(1)
  })
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program; set PORT (or METRICS_PORT) to a free one.`
  if (code === 'EACCES' && port)
    return `Port ${port} needs more rights; set PORT to one above 1024.`
  const isOurs = ['ConfigError', 'EmbeddedDatabaseError'].includes(error.constructor.name)
  return isOurs ? error.message : `Thermoscribe cannot start: ${error.message || error.stack}`
}
