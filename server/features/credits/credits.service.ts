import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { afterCommit } from '#server/db/after-commit.ts'
import { DomainError } from '#server/errors.ts'
import { credits } from '#server/metrics.ts'
import {
  CONVERSION_PRICE,
  type CreditEntry,
  type CreditHistoryQuery,
  type CreditKind,
} from '#shared/credits.ts'
import { CreditEntryEntity } from './credit-entry.entity.ts'

type Entry = {
  userId: string
  amount: number
  kind: CreditKind
  cause: string
  claimed?: number
  title?: string
}

/** Writes a line into the ledger; a cause that is there already is not written again. */
export async function addCredits(em: SqlEntityManager, entry: Entry): Promise<void> {
  const { affectedRows } = await em
    .createQueryBuilder(CreditEntryEntity)
    .insert(em.create(CreditEntryEntity, entry, { persist: false, partial: true }))
    .onConflict('cause')
    .ignore()
    .execute('run')
  if (affectedRows > 0)
    afterCommit(em, () => credits.inc({ kind: entry.kind }, Math.abs(entry.amount)))
}

/** How many conversions a user has: the sum of the ledger. */
export async function getBalance(em: SqlEntityManager, userId: string): Promise<number> {
  const [row] = await em.execute<{ balance: number }[]>(
    'select coalesce(sum(amount), 0)::int as balance from credit_entry where user_id = ?',
    [userId],
  )
  return row?.balance ?? 0
}

/**
 * The balance, with the user's row locked until the transaction ends: whoever takes credits locks
 * it, so that two at once cannot both take the last one.
 */
export async function lockBalance(em: SqlEntityManager, userId: string): Promise<number> {
  await em.execute('select 1 from app_user where id = ? for no key update', [userId])
  return getBalance(em, userId)
}

/** A conversion that is to be paid for, and the title of its recipe. */
type Bill = { conversionId: string; title: string }

/**
 * Takes the price of a conversion before the work. Call inside a transaction. Throws
 * `INSUFFICIENT_CREDITS`.
 */
export async function reserveCredit(
  em: SqlEntityManager,
  userId: string,
  { conversionId, title }: Bill,
) {
  if ((await lockBalance(em, userId)) < CONVERSION_PRICE)
    throw new DomainError('INSUFFICIENT_CREDITS')
  await addCredits(em, {
    userId,
    amount: -CONVERSION_PRICE,
    kind: 'reservation',
    cause: causeOf(conversionId),
    title,
  })
}

/** Gives back what a failed conversion had reserved; once, however often it is called. */
export async function releaseCredit(em: SqlEntityManager, userId: string, conversionId: string) {
  const reserved = await em.findOne(CreditEntryEntity, { cause: causeOf(conversionId) })
  await addCredits(em, {
    userId,
    amount: CONVERSION_PRICE,
    kind: 'release',
    cause: `release:${conversionId}`,
    ...(reserved?.title && { title: reserved.title }),
  })
}

const causeOf = (conversionId: string) => `conversion:${conversionId}`

/** A page of a user's ledger, newest first. */
export async function listHistory(
  em: SqlEntityManager,
  userId: string,
  { cursor, limit }: CreditHistoryQuery,
): Promise<{ entries: CreditEntry[]; nextCursor?: string }> {
  const rows = await em.find(
    CreditEntryEntity,
    { userId, ...(cursor && { id: { $lt: cursor } }) },
    { orderBy: { id: 'desc' }, limit: limit + 1 },
  )
  const shown = rows.slice(0, limit)
  const entries = shown.map(({ id, createdAt, kind, amount, claimed, title }) => ({
    id,
    at: createdAt.toISOString(),
    kind,
    amount,
    ...(claimed !== null && { claimed }),
    ...(title && { title }),
  }))
  const last = shown.at(-1)
  return { entries, ...(rows.length > limit && last && { nextCursor: last.id }) }
}
