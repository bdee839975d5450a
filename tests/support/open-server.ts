import { buildApp } from '#server/app.ts'
import { createServiceContext } from '#server/plugins/request-context.ts'
import { createCaller } from '#server/router.ts'
import type { Runtime } from '#server/runtime.ts'
import type { SignedIn } from '#server/trpc/context.ts'

type Options = { clientDir: string | null; port?: number }

/** The HTTP side of a runtime on loopback, and calls past it; closing it closes the runtime too. */
export async function openServer(runtime: Runtime, { clientDir, port = 0 }: Options) {
  const app = await buildApp({ ...runtime.services, clientDir })
  const url = await app.listen({ port, host: '127.0.0.1' })
  return {
    url,
    em: () => runtime.services.orm.em.fork(),
    /** Calls procedures as a user, or as nobody; each call of it is a new request. */
    callerFor: (user: SignedIn | null = null) =>
      createCaller({
        ...createServiceContext(runtime.services),
        user,
        hasToken: user !== null,
        userAgent: 'test',
        network: null,
      }),
    async close() {
      await app.close()
      await runtime.close()
    },
  }
}
