import type { SqlEntityManager } from '@mikro-orm/postgresql'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#server/config.ts'
import type { ChangeFeed } from '#server/db/notify.ts'
import type { Google } from '#server/gateways/google.ts'
import type { PageFetcher } from '#server/gateways/page-fetcher.ts'
import type { PaymentProvider } from '#server/gateways/payment-provider.ts'
import type { Queue } from '#server/jobs/queue.ts'
import type { Limiter } from './limiter.ts'

/** What every service may use, whoever calls. */
export type ServiceContext = {
  /** A unit of work of its own for each request or job. */
  em: SqlEntityManager
  config: Config
  log: FastifyBaseLogger
  queue: Queue
  changes: ChangeFeed
  pages: PageFetcher
  limiter: Limiter
  /** Hashes addresses that are remembered without being kept; a secret of this installation. */
  addressKey: string
  /** `null` = nobody signs in with Google here. */
  google: Google | null
  /** `null` = nothing can be bought here. */
  payments: PaymentProvider | null
  now: () => Date
  /** Aborts when the process is asked to stop: whoever waits lets go. */
  stopping: AbortSignal
}

/** Who is signed in, and by which login. */
export type SignedIn = { id: string; loginId: string }

export type RequestContext = ServiceContext & {
  user: SignedIn | null
  /** A token came with the request, dead or alive. */
  hasToken: boolean
  userAgent: string | null
  /** Where the call comes from, as limits count it; `null` for one that comes from no network. */
  network: string | null
}

export type UserContext = RequestContext & { user: SignedIn }
