import { setMaxListeners } from 'node:events'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { GOOGLE_RETURN_PATH } from '#shared/auth.ts'
import type { Config } from './config.ts'
import { type EmbeddedDatabase, openEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import { openChangeFeed } from './db/notify.ts'
import { createOrm } from './db/orm.ts'
import { poolOptions } from './db/pool.ts'
import { readSecretFile } from './db/secret-file.ts'
import { notReady } from './errors.ts'
import { sendAccountMail } from './features/auth/account-mail.ts'
import { deleteForgotten } from './features/auth/logins.ts'
import { workConversions } from './features/convert/convert.jobs.ts'
import { workPhotos } from './features/convert/photo.jobs.ts'
import { deleteForgottenReadings } from './features/convert/photos.ts'
import { closePhotoReaders, warmPhotoReader } from './features/convert/read/photo/reader-pool.ts'
import type { Converter } from './features/convert/structure/converter.ts'
import { createConverter } from './features/convert/structure/create-converter.ts'
import { deleteForgottenCheckouts, sweepCheckouts } from './features/payments/sweep.ts'
import { createMailer } from './gateways/mailer.ts'
import { createPageFetcher } from './gateways/page-fetcher.ts'
import type { PaymentProvider } from './gateways/payment-provider.ts'
import { openQueue } from './jobs/queue.ts'
import { entities } from './orm.config.ts'
import { createServiceContext, type SharedServices } from './plugins/request-context.ts'
import { describeReach } from './reach.ts'
import { createLimiter, type Limits } from './trpc/limiter.ts'

/** How often what nobody needs any more is deleted. */
const SWEEP_MS = 3_600_000
/** How often purchases that nothing was heard of are asked about. */
const PAYMENT_SWEEP_MS = 300_000

export type Runtime = {
  services: SharedServices
  /** What was done, for the start-up message. */
  report: string[]
  /** Settles with the reason when the embedded database has become another process's. */
  lost: Promise<Error>
  /** Tells everyone who waits to let go; the first half of closing. */
  stop: () => void
  close: () => Promise<void>
}

/** Opens what every process needs: the database, brought up to date, the queue and the gateways. */
export async function openRuntime(
  config: Config,
  log: FastifyBaseLogger,
  limits?: Limits,
): Promise<Runtime> {
  const database = await openDatabase(config, log)
  const orm = createOrm(database.url, entities, poolOptions())
  try {
    const addressKey = await readSecretFile(config.dataDir, 'address-key')
    const migrations = await migrate(database.url, entities)
    const [queue, changes] = await Promise.all([
      openQueue(database.url, log),
      openChangeFeed(database.url),
    ])
    const pages = createPageFetcher({ allow: config.fetchAllow })
    const payments = await createPayments(config)
    const limiter = createLimiter(database.url, limits)
    const stopping = new AbortController()
    // Each open progress stream waits for it.
    setMaxListeners(0, stopping.signal)
    const migrated = migrations.length > 0 ? `, ${migrations.length} migration(s) applied` : ''
    return {
      services: {
        orm,
        config,
        log,
        queue,
        changes,
        pages,
        limiter,
        addressKey,
        google: await createGoogleFor(config),
        payments,
        stopping: stopping.signal,
      },
      report: [`Database: ${database.description}${migrated}`, ...describeReach(config)],
      lost: database.lost,
      stop: () => stopping.abort(notReady()),
      async close() {
        stopping.abort(notReady())
        await queue.close()
        await closePhotoReaders()
        await changes.close()
        await pages.close()
        await limiter.close()
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

// What is not configured is not loaded: each of these libraries takes a while.

async function createGoogleFor({ google, publicUrl }: Config) {
  if (!google) return null
  const { createGoogle } = await import('./gateways/google.ts')
  return createGoogle({ ...google, redirectUri: publicUrl + GOOGLE_RETURN_PATH })
}

/** Without a key nothing is sold, or without money where this is only tried out. */
async function createPayments({
  stripe,
  devPages,
  publicUrl,
  dataDir,
}: Config): Promise<PaymentProvider | null> {
  if (stripe) return (await import('./gateways/stripe.ts')).createStripe(stripe)
  if (!devPages) return null
  const { createSimulatedPayments } = await import('./gateways/simulated-payments.ts')
  return createSimulatedPayments({ publicUrl, folder: join(dataDir, 'checkouts') })
}

async function openDatabase({ databaseUrl, dataDir, role }: Config, log: FastifyBaseLogger) {
  if (databaseUrl) {
    const never = new Promise<Error>(() => {})
    const description = new URL(databaseUrl).host
    return { url: databaseUrl, description, lost: never, close: async () => {} }
  }
  // Only one process may serve a folder; a worker beside it uses the same database.
  const embedded: EmbeddedDatabase = await openEmbedded(
    dataDir,
    role === 'worker' ? 'attach' : 'exclusive',
  )
  const description = `embedded PostgreSQL ${embedded.how} in ${dataDir}`
  return { ...embedded, description, lost: embedded.keepRunning(log) }
}

/** Works the jobs of the queue in this process. */
export async function startWorker({ services }: Runtime, given?: Converter): Promise<void> {
  const { config, queue } = services
  const mailer = createMailer({ ...config, outbox: join(config.dataDir, 'outbox') })
  await queue.work('mail', 2, ({ requestId, ...mail }) =>
    sendAccountMail(createServiceContext(services, requestId), mailer, mail),
  )
  const converter = given ?? (await createConverter(config, services.log))
  await workConversions((requestId) => createServiceContext(services, requestId), converter)
  await workPhotos((requestId) => createServiceContext(services, requestId))
  const sweep = async () => {
    const em = services.orm.em.fork()
    await deleteForgotten(em, new Date()).catch(logFailure)
    await services.limiter.sweep(new Date()).catch(logFailure)
    await deleteForgottenReadings(em, new Date()).catch(logFailure)
    await deleteForgottenCheckouts(createServiceContext(services)).catch(logFailure)
  }
  const logFailure = (error: unknown) => services.log.error({ err: error }, 'sweep failed')
  const sweepPayments = () => sweepCheckouts(createServiceContext(services)).catch(logFailure)
  const timers = [
    setInterval(sweep, SWEEP_MS).unref(),
    setInterval(sweepPayments, PAYMENT_SWEEP_MS).unref(),
  ]
  services.stopping.addEventListener('abort', () => {
    timers.forEach(clearInterval)
    queue.rest().catch((error) => services.log.error({ err: error }, 'job queue'))
  })
}

/** Makes a reader of photos ready behind the start, so that the first photo does not wait for it. */
export function warmReaders({ log, stopping }: SharedServices): void {
  warmPhotoReader('en').catch((error: unknown) => {
    if (!stopping.aborted) log.error({ err: error }, 'no reader of photos')
  })
}
