import { loadConfig, prepareDataDir } from './config.ts'
import { createLog } from './log.ts'
import { openMetrics } from './plugins/metrics.ts'
import { endWhenLost, orClose, runUntilStopped, say } from './process.ts'
import { openRuntime, startWorker, warmReaders } from './runtime.ts'

/** A process that only works jobs off the queue. */
await runUntilStopped(async () => {
  const config = { ...loadConfig(), role: 'worker' as const }
  prepareDataDir(config.dataDir)
  const log = createLog(config.logLevel)
  const runtime = await openRuntime(config, log)
  return orClose(runtime, async () => {
    await startWorker(runtime)
    const metrics = await openMetrics(runtime.services)
    for (const line of runtime.report) say(line)
    say('Working jobs')
    endWhenLost(runtime.lost)
    warmReaders(runtime.services)
    return async () => {
      runtime.stop()
      await metrics?.close()
      await runtime.close()
    }
  })
})
