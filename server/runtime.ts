import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { type EmbeddedDatabase, openEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import { openChangeFeed } from './db/notify.ts'
import { createOrm } from './db/orm.ts'
import { workConversions } from './features/convert/convert.jobs.ts'
import { createBuiltinConverter } from './features/convert/structure/builtin/builtin.ts'
import { createMailer } from './gateways/mailer.ts'
import { createPageFetcher } from './gateways/page-fetcher.ts'
import { openQueue } from './jobs/queue.ts'
import { entities } from './orm.config.ts'
import { createServiceContext, type SharedServices } from './plugins/request-context.ts'

export type Runtime = {
  services: SharedServices
  /** What was done, for the start-up message. */
  report: string[]
  close: () => Promise<void>
}

/** Opens what every process needs: the database, brought up to date, the queue and the gateways. */
export async function openRuntime(config: Config, log: FastifyBaseLogger): Promise<Runtime> {
  const database = await openDatabase(config)
  const orm = createOrm(database.url, entities)
  try {
    const migrations = await migrate(orm, database.url)
    const [queue, changes] = await Promise.all([
      openQueue(database.url, log),
      openChangeFeed(database.url),
    ])
    const pages = createPageFetcher({ allow: config.fetchAllow })
    const migrated = migrations.length > 0 ? `, ${migrations.length} migration(s) applied` : ''
    return {
      services: { orm, config, log, queue, changes, pages },
      report: [`Database: ${database.description}${migrated}`],
      async close() {
        await queue.close()
        await changes.close()
        await orm.close()
        await database.close()
      },
    }
  } catch (error) {
    await orm.close()
    await database.close()
    throw error
  }
}

async function openDatabase({ databaseUrl, dataDir, role }: Config) {
  if (databaseUrl) {
    return { url: databaseUrl, description: new URL(databaseUrl).host, close: async () => {} }
  }
  // Only one process may serve a folder; a worker beside it uses the same database.
  const embedded: EmbeddedDatabase = await openEmbedded(
    dataDir,
    role === 'worker' ? 'attach' : 'exclusive',
  )
  return { ...embedded, description: `embedded PostgreSQL ${embedded.how} in ${dataDir}` }
}

/** Works the jobs of the queue in this process. */
export async function startWorker({ services }: Runtime): Promise<void> {
  const { config, queue } = services
  const mailer = createMailer({ ...config, outbox: join(config.dataDir, 'outbox') })
  await queue.work('mail', 2, (mail) => mailer.send(mail))
  await workConversions(() => createServiceContext(services), createBuiltinConverter())
}
