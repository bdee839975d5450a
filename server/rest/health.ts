import type { MikroORM } from '@mikro-orm/postgresql'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '#server/errors.ts'

/** `/healthz`: the process lives. `/readyz`: the database answers (its migrations ran at start). */
export function registerHealth(app: FastifyInstance, orm: MikroORM): void {
  app.get('/healthz', { logLevel: 'silent' }, () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'silent' }, async () => {
    await orm.em
      .fork()
      .execute('select 1')
      .catch((cause) => {
        throw new DomainError('NOT_READY', {}, { cause })
      })
    return { status: 'ready' }
  })
}
