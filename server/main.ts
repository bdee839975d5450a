import { buildApp } from './app.ts'
import { CLIENT_DIR, ensureClient } from './client-build.ts'
import { type Config, loadConfig, prepareDataDir } from './config.ts'
import { createLog } from './log.ts'
import { openMetrics } from './plugins/metrics.ts'
import { closeGently, endWhenLost, orClose, runUntilStopped, say } from './process.ts'
import { openRuntime, type Runtime, startWorker, warmReaders } from './runtime.ts'

/** Starts what ROLE asks for: the web server, the worker, or both. */
async function start(): Promise<() => Promise<void>> {
  const started = performance.now()
  const config = loadConfig()
  prepareDataDir(config.dataDir)
  const log = createLog(config.logLevel)
  const [runtime, client] = await openAll(config, log)
  return orClose(runtime, () => serve(runtime, client, started))
}

async function serve(runtime: Runtime, client: 'built' | 'current', started: number) {
  const { config } = runtime.services
  if (config.role !== 'web') await startWorker(runtime)
  const app = config.role === 'worker' ? null : await listen(runtime)
  const metrics = await openMetrics(runtime.services)

  for (const line of runtime.report) say(line)
  if (app) say(`Client: ${client === 'built' ? 'built' : 'up to date'}`)
  if (config.role !== 'all') say(`Role: ${config.role} only`)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  say(app ? `Ready after ${seconds} s: ${config.publicUrl}` : `Working jobs after ${seconds} s`)
  endWhenLost(runtime.lost)
  if (config.role !== 'web') warmReaders(runtime.services)
  return async () => {
    runtime.stop()
    if (app) await closeGently(app, { isBalanced: config.production })
    await metrics?.close()
    await runtime.close()
  }
}

/** The client is built while the database starts; when one fails the other is put away. */
async function openAll(config: Config, log: ReturnType<typeof createLog>) {
  const opening = openRuntime(config, log)
  const building = config.role === 'worker' ? ('current' as const) : ensureClient()
  const [runtime, client] = await Promise.allSettled([opening, building])
  if (runtime.status === 'rejected') throw runtime.reason
  if (client.status === 'fulfilled') return [runtime.value, client.value] as const
  await runtime.value.close()
  throw client.reason
}

async function listen({ services }: Runtime) {
  const { config } = services
  const app = await buildApp({ ...services, clientDir: CLIENT_DIR })
  try {
    await app.listen({ port: config.port, host: config.host })
    return app
  } catch (error) {
    await app.close()
    throw error
  }
}

await runUntilStopped(start)
