import type { MikroORM } from '@mikro-orm/postgresql'
import type { FastifyInstance } from 'fastify'
import { notReady } from '#server/errors.ts'

type Options = { orm: MikroORM; stopping: AbortSignal }

/**
 * `/healthz`: the process lives. `/readyz`: it takes requests, and the database answers (its
 * migrations ran at start).
 */
export function registerHealth(app: FastifyInstance, { orm, stopping }: Options): void {
  app.get('/healthz', { logLevel: 'silent' }, () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'silent' }, async () => {
    if (stopping.aborted) throw notReady()
    await orm.em
      .fork()
      .execute('select 1')
      .catch((cause) => {
        throw notReady(cause)
      })
    return { status: 'ready' }
  })
}
