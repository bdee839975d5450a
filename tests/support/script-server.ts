import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { createServiceContext } from '#server/plugins/request-context.ts'
import { createCaller } from '#server/router.ts'
import { openRuntime } from '#server/runtime.ts'
import type { SignedIn } from '#server/trpc/context.ts'

/** A whole server on an embedded database of its own, for programs that are no tests; no worker. */
export async function startScriptServer(clientDir: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'thermoscribe-script-'))
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const runtime = await openRuntime(config, createLog(config.logLevel))
  const app = await buildApp({ ...runtime.services, clientDir })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    em: () => runtime.services.orm.em.fork(),
    /** Calls procedures as a user, or as nobody. */
    callerFor: (user: SignedIn | null = null) =>
      createCaller({
        ...createServiceContext(runtime.services),
        user,
        hasToken: user !== null,
        userAgent: 'script',
        network: null,
      }),
    async close() {
      await app.close()
      await runtime.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
