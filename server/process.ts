/** How long requests and jobs may take to end when the process is asked to stop. */
const GRACE_MS = 15_000

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

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program; set PORT to a free one.`
  if (code === 'EACCES' && port)
    return `Port ${port} needs more rights; set PORT to one above 1024.`
  const isOurs = ['ConfigError', 'EmbeddedDatabaseError'].includes(error.constructor.name)
  return isOurs ? error.message : `Thermoscribe cannot start: ${error.message || error.stack}`
}
