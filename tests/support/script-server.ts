import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { openRuntime } from '#server/runtime.ts'
import { openServer } from './open-server.ts'

/** A whole server on an embedded database of its own, for programs that are no tests; no worker. */
export async function startScriptServer(clientDir: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'thermoscribe-script-'))
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const runtime = await openRuntime(config, createLog(config.logLevel))
  const server = await openServer(runtime, { clientDir })
  return {
    ...server,
    async close() {
      await server.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
