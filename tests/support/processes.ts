import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

const READY = /^(Ready|Working jobs).*$/m
/** A slow machine with others at work starts one in a minute. */
const START_MS = 150_000

export type RunningProcess = {
  child: ChildProcess
  /** All that it printed so far. */
  output: () => string
  /** Resolves when it has said that it is ready, rejects when it ended before. */
  ready: Promise<void>
  /** Its exit code, when it has ended. */
  ended: Promise<number | null>
  kill: (signal: NodeJS.Signals) => Promise<void>
}

/** Starts one of our programs as its own process. */
export function runProcess(
  script: string,
  env: Record<string, string>,
  args: readonly string[] = [],
): RunningProcess {
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
      if (READY.test(output)) resolve()
    })
  }
  const fail = () => reject(new Error(`not ready: ${output}`))
  const timer = setTimeout(fail, START_MS)
  const ended = once(child, 'close').then(([code]) => code as number | null)
  ready.finally(() => clearTimeout(timer)).catch(() => {})
  ended.finally(fail)
  // Whoever only waits for the end does not look at it.
  ready.catch(() => {})
  return {
    child,
    output: () => output,
    ready,
    ended,
    async kill(signal) {
      child.kill(signal)
      await ended
    },
  }
}

/**
 * Where ports are taken from: below those that a system gives to whoever takes any, as a port is
 * used only some time after it was found free.
 */
const FIRST_PORT = 20_000
const PORTS = 12_000
/** Test files that run beside each other each have some of their own. */
const PORTS_OF_A_PROCESS = 32
let tried = 0

/** A port that nobody listens on, and that nobody else is given. */
export async function freePort(): Promise<string> {
  for (;;) {
    const turn = process.pid * PORTS_OF_A_PROCESS + (tried++ % PORTS_OF_A_PROCESS)
    const port = FIRST_PORT + (turn % PORTS)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return String(port)
  }
}
