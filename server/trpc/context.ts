import type { SqlEntityManager } from '@mikro-orm/postgresql'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#server/config.ts'
import type { ChangeFeed } from '#server/db/notify.ts'
import type { PageFetcher } from '#server/gateways/page-fetcher.ts'
import type { Queue } from '#server/jobs/queue.ts'

/** What every service may use, whoever calls. */
export type ServiceContext = {
  /** A unit of work of its own for each request or job. */
  em: SqlEntityManager
  config: Config
  log: FastifyBaseLogger
  queue: Queue
  changes: ChangeFeed
  pages: PageFetcher
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
}

export type UserContext = RequestContext & { user: SignedIn }
