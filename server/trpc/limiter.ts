import { createHash } from 'node:crypto'
import pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { poolOptions } from '#server/db/pool.ts'
import { DomainError } from '#server/errors.ts'
import { RESEND_WAIT_SECONDS } from '#shared/auth.ts'

type Limit = { tries: number; seconds: number }

type Limited = {
  /** Of one subject (an address, a token, a user) from one network. */
  here?: Limit
  /** Of one subject, from wherever. */
  subject?: Limit
  /** Of one network, whatever it is about. */
  network?: Limit
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * How many tries there are. The narrow ones come first: who is stopped there does not use up what
 * others share, so guessing from one place does not lock an address for its owner elsewhere.
 */
export const LIMITS = {
  login: {
    here: { tries: 10, seconds: 15 * MINUTE },
    subject: { tries: 50, seconds: HOUR },
    network: { tries: 200, seconds: 15 * MINUTE },
  },
  register: {
    subject: { tries: 10, seconds: HOUR },
    network: { tries: 100, seconds: HOUR },
  },
  /** Registering addresses that are taken, which tells that they are: nobody has many. */
  registerTaken: { network: { tries: 20, seconds: HOUR } },
  /** Asking for a mail with a link for a new password. */
  reset: {
    subject: { tries: 5, seconds: HOUR },
    network: { tries: 30, seconds: HOUR },
  },
  /** Opening a link of a mail. */
  link: {
    subject: { tries: 60, seconds: 15 * MINUTE },
    network: { tries: 100, seconds: 15 * MINUTE },
  },
  refresh: {
    subject: { tries: 30, seconds: 5 * MINUTE },
    network: { tries: 300, seconds: 5 * MINUTE },
  },
  google: { network: { tries: 100, seconds: 15 * MINUTE } },
  /** Saying the password again, signed in. */
  password: { subject: { tries: 10, seconds: 15 * MINUTE } },
  /** Asking for another verification mail. */
  resend: { subject: { tries: 1, seconds: RESEND_WAIT_SECONDS } },
  resendLong: { subject: { tries: 10, seconds: 24 * HOUR } },
  addressChange: { subject: { tries: 5, seconds: HOUR } },
  export: { subject: { tries: 20, seconds: HOUR } },
} as const satisfies Record<string, Limited>

export type LimitName = keyof typeof LIMITS
export type Limits = Record<LimitName, Limited>

type Who = { subject?: string; network: string | null }

/** A try that was allowed. What succeeds is no guess, so it can be given back. */
export type Try = { giveBack: () => Promise<void> }

export type Limiter = {
  /** Counts a try, in all processes. Throws `TOO_MANY_TRIES` with when the next is allowed. */
  take: (name: LimitName, who: Who) => Promise<Try>
  /** Forgets counts that have run out. */
  sweep: (now: Date) => Promise<void>
  close: () => Promise<void>
}

/** Limits kept in PostgreSQL. Keys are hashes: the table names nobody. */
export function createLimiter(databaseUrl: string, limits: Limits = LIMITS): Limiter {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 3, ...poolOptions() })
  // A connection that breaks while idle is replaced; the next query tells when none can be had.
  pool.on('error', () => {})
  const counters = new Map(
    Object.entries(limits).flatMap(([name, limited]) =>
      Object.entries(limited).map(([scope, limit]) => {
        const key = `${name}:${scope}`
        return [key, createCounter(pool, key, limit)] as const
      }),
    ),
  )

  return {
    async take(name, who) {
      const taken: (() => Promise<unknown>)[] = []
      const giveBack = async () => {
        await Promise.all(taken.map((reward) => reward()))
      }
      for (const { scope, value } of scopesOf(who)) {
        const counter = counters.get(`${name}:${scope}`)
        if (!counter) continue
        const key = createHash('sha256').update(value).digest('base64url')
        await counter.consume(key).catch(async (refusal) => {
          // Nothing was tried, so it does not count where there was room.
          await giveBack()
          throw refusal instanceof RateLimiterRes ? tooManyTries(refusal.msBeforeNext) : refusal
        })
        taken.push(() => counter.reward(key))
      }
      return { giveBack }
    },
    async sweep(now) {
      await pool.query('delete from rate_limit where expire < $1', [now.getTime()])
    },
    close: () => pool.end(),
  }
}

function scopesOf({ subject, network }: Who) {
  return [
    { scope: 'here', value: subject && network ? `${network} ${subject}` : undefined },
    { scope: 'subject', value: subject },
    { scope: 'network', value: network ?? undefined },
  ].flatMap(({ scope, value }) => (value ? [{ scope, value }] : []))
}

function createCounter(pool: pg.Pool, keyPrefix: string, { tries, seconds }: Limit) {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points: tries,
    duration: seconds,
  })
}

function tooManyTries(ms: number): DomainError {
  const retryAfter = Math.max(1, Math.ceil(ms / 1000))
  return new DomainError('TOO_MANY_TRIES', { retryAfter, minutes: Math.ceil(retryAfter / MINUTE) })
}
