import { loadConfig, prepareDataDir } from './config.ts'
import { createLog } from './log.ts'
import { runUntilStopped, say } from './process.ts'
import { openRuntime } from './runtime.ts'

/** Brings the database up to date and ends, for deployments that do it once before all else. */
await runUntilStopped(async () => {
  const config = loadConfig()
  prepareDataDir(config.dataDir)
  const runtime = await openRuntime(config, createLog(config.logLevel))
  for (const line of runtime.report) say(line)
  await runtime.close()
  process.exit(0)
})
