import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { fromKysely, PgBoss } from 'pg-boss'
import { poolOptions } from '#server/db/pool.ts'
import { CONVERSION_TIMEOUT_SECONDS } from '#shared/convert.ts'
import type { Language } from '#shared/language.ts'
import { type JobLog, observed } from './observed.ts'

/** What the jobs carry. Rows are the truth; a job names the row. */
export type JobPayloads = {
  convert: { conversionId: string }
  /** A conversion whose tries are used up. */
  'convert-given-up': { conversionId: string }
  'read-photo': { readingId: string }
  /** A reading whose tries are used up. */
  'read-photo-given-up': { readingId: string }
  /** Links and words are made when it is sent, so that no job keeps a secret. */
  mail: AccountMail
}
/** `to` may be anyone's address: whether a mail is due is decided by who sends it. */
export type AccountMail = {
  kind: 'verify' | 'reset' | 'address-change' | 'password-changed' | 'address-changed'
  to: string
  language: Language
  /** Whose address is to become `to`. */
  userId?: string
}
export type JobName = keyof JobPayloads

/** The request that a job comes from, which the log names on both sides. */
export type Caused = { requestId?: string }

/** A job whose process stays silent for this long is another's: seconds. */
const HEARTBEAT_SECONDS = 10
const CHECK_SECONDS = 5
/** Nobody waits longer for a conversion; saving its result is part of the job. */
const SAVING_SECONDS = 10

const GIVEN_UP = {
  retryLimit: 10,
  retryBackoff: true,
  expireInSeconds: 60,
  heartbeatSeconds: HEARTBEAT_SECONDS,
} as const

const QUEUES = {
  'convert-given-up': GIVEN_UP,
  'read-photo-given-up': GIVEN_UP,
  convert: {
    // A process that dies costs a try too, so there are more than a poisoned job deserves.
    retryLimit: 4,
    retryDelay: 1,
    expireInSeconds: CONVERSION_TIMEOUT_SECONDS + SAVING_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deadLetter: 'convert-given-up',
  },
  'read-photo': {
    retryLimit: 2,
    retryDelay: 1,
    expireInSeconds: 300,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deadLetter: 'read-photo-given-up',
  },
  // Finished ones are forgotten soon: they name an address.
  mail: { retryLimit: 8, retryBackoff: true, expireInSeconds: 60, deleteAfterSeconds: 3600 },
} as const satisfies Record<JobName, object>

/** Jobs of a higher priority are worked first, equal ones as they came; 0 when it is not said. */
export type JobOrder = { priority: number }

type Handler<N extends JobName> = (
  payload: JobPayloads[N] & Caused,
  signal: AbortSignal,
) => Promise<void>

export type Queue = {
  /** Adds a job as part of the caller's transaction: it runs only if that commits. */
  add: <N extends JobName>(
    em: SqlEntityManager,
    name: N,
    payload: JobPayloads[N] & Caused,
    order?: JobOrder,
  ) => Promise<void>
  /** Works jobs in this process, `concurrency` at a time. A handler that throws is tried again. */
  work: <N extends JobName>(name: N, concurrency: number, handler: Handler<N>) => Promise<void>
  /** Takes no more jobs here, the first half of closing; those that run go on. */
  rest: () => Promise<void>
  /** Takes no more jobs, lets the running ones end for a while and puts back the rest. */
  close: () => Promise<void>
}

/** Drops what still is or was to be mailed to an address, or to become a user's. */
export async function forgetMail(
  em: SqlEntityManager,
  { to = null, userId = null }: { to?: string | null; userId?: string | null },
): Promise<void> {
  await em.execute(
    `delete from pgboss.job where name = 'mail' and (data->>'to' = ? or data->>'userId' = ?)`,
    [to, userId],
  )
}

/** The queue for one request: its jobs name it. */
export function causedBy(queue: Queue, requestId: string): Queue {
  return {
    ...queue,
    add: (em, name, payload, order) => queue.add(em, name, { ...payload, requestId }, order),
  }
}

/** The job queue on the same PostgreSQL; workers are woken the moment a job is added. */
export async function openQueue(databaseUrl: string, log: JobLog): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    ...poolOptions(),
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: CHECK_SECONDS,
    monitorIntervalSeconds: CHECK_SECONDS,
    schedule: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()
  const existing = new Set((await boss.getQueues()).map((queue) => queue.name))
  for (const [name, options] of Object.entries(QUEUES)) {
    const queue = { ...options, notify: true }
    if (existing.has(name)) await boss.updateQueue(name, queue)
    else await boss.createQueue(name, queue)
  }

  /** One hand of this process: when a job is done it looks for the next at once. */
  async function workOneByOne<N extends JobName>(name: N, handler: Handler<N>): Promise<void> {
    const options = {
      batchSize: 1,
      pollingIntervalSeconds: 1,
      // Jobs that are tried again are not announced.
      notifyPollingIntervalSeconds: 2,
    }
    let hand = ''
    hand = await boss.work<JobPayloads[N] & Caused>(name, options, async ([job]) => {
      if (!job) return
      const { id, data, signal } = job
      await observed(log, { queue: name, jobId: id, reqId: data.requestId }, () =>
        handler(data, signal),
      ).finally(() => boss.notifyWorker(hand))
    })
  }

  return {
    async add(em, name, payload, order) {
      await boss.send(name, payload, { ...order, db: fromKysely(em.getKysely()) })
    },
    async work(name, concurrency, handler) {
      const hands = Array.from({ length: concurrency }, () => workOneByOne(name, handler))
      await Promise.all(hands)
    },
    async rest() {
      await Promise.all(Object.keys(QUEUES).map((name) => boss.offWork(name, { wait: false })))
    },
    close: () => boss.stop({ graceful: true, timeout: 10_000, close: true }),
  }
}
