import type { MikroORM, PostgreSqlConnection } from '@mikro-orm/postgresql'
import fastify, { type FastifyInstance } from 'fastify'
import { databaseUp, poolConnections, queueAge, queueJobs, registry } from '#server/metrics.ts'
import { registerHealth } from '#server/rest/health.ts'
import { registerErrorHandler } from './errors.ts'
import type { SharedServices } from './request-context.ts'

/** A scrape that waits longer for the database tells the rest without it: milliseconds. */
const DATABASE_MS = 2_000

type Depth = { queue: string; state: 'waiting' | 'active'; jobs: number; age: number }

/** Only what has not ended, which the queue keeps indexes of. */
const DEPTHS = `
  select name as queue, 'waiting' as state, count(*)::int as jobs,
         coalesce(extract(epoch from now() - min(start_after) filter (where start_after < now())), 0)::float as age
  from pgboss.job where state < 'active' group by name
  union all
  select name, 'active', count(*)::int, 0 from pgboss.job where state = 'active' group by name`

/** `/metrics` in the text format of Prometheus. */
export function registerMetrics(app: FastifyInstance, orm: MikroORM): void {
  app.get('/metrics', { logLevel: 'silent' }, async (_request, reply) => {
    // First the pool, which the question to the database is not to be counted in.
    await readPool(orm)
    await readQueues(orm)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

async function readQueues(orm: MikroORM): Promise<void> {
  queueJobs.reset()
  queueAge.reset()
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), DATABASE_MS)
  })
  const asking = orm.em
    .fork()
    .execute<Depth[]>(DEPTHS)
    .catch(() => null)
  const depths = await Promise.race([asking, tooLate])
  clearTimeout(timer)
  databaseUp.set(depths ? 1 : 0)
  for (const { queue, state, jobs, age } of depths ?? []) {
    queueJobs.set({ queue, state }, jobs)
    if (state === 'waiting') queueAge.set({ queue }, age)
  }
}

async function readPool(orm: MikroORM): Promise<void> {
  const connection = orm.em.getConnection() as PostgreSqlConnection
  const pool = await connection.getNativeClient()
  poolConnections.set({ state: 'used' }, pool.totalCount - pool.idleCount)
  poolConnections.set({ state: 'idle' }, pool.idleCount)
  poolConnections.set({ state: 'waiting' }, pool.waitingCount)
}

/**
 * Listens on `METRICS_PORT` for whoever watches over this process, a worker too; `null` where it is
 * not set. Health is there as well, since a worker has no other listener.
 */
export async function openMetrics(services: SharedServices): Promise<FastifyInstance | null> {
  const { config, orm, stopping } = services
  if (config.metricsPort === null) return null
  const app = fastify({ loggerInstance: services.log })
  registerErrorHandler(app)
  registerHealth(app, { orm, stopping })
  registerMetrics(app, orm)
  try {
    await app.listen({ port: config.metricsPort, host: config.metricsHost })
    return app
  } catch (error) {
    await app.close()
    throw error
  }
}
