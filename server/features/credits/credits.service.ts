import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { DomainError } from '#server/errors.ts'
import { CONVERSION_PRICE } from '#shared/credits.ts'
import { CreditEntryEntity, type CreditKind } from './credit-entry.entity.ts'

type Entry = { userId: string; amount: number; kind: CreditKind; cause: string }

/** Writes a line into the ledger; a cause that is there already is not written again. */
export async function addCredits(em: SqlEntityManager, entry: Entry): Promise<void> {
  await em
    .createQueryBuilder(CreditEntryEntity)
    .insert(em.create(CreditEntryEntity, entry, { persist: false, partial: true }))
    .onConflict('cause')
    .ignore()
    .execute()
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
 * Takes the price of a conversion before the work. Call inside a transaction: the user's row is
 * locked, so that two at once cannot both take the last credit. Throws `INSUFFICIENT_CREDITS`.
 */
export async function reserveCredit(em: SqlEntityManager, userId: string, conversionId: string) {
  await em.execute('select 1 from app_user where id = ? for no key update', [userId])
  if ((await getBalance(em, userId)) < CONVERSION_PRICE)
    throw new DomainError('INSUFFICIENT_CREDITS')
  await addCredits(em, {
    userId,
    amount: -CONVERSION_PRICE,
    kind: 'reservation',
    cause: `conversion:${conversionId}`,
  })
}

/** Gives back what a failed conversion had reserved; once, however often it is called. */
export async function releaseCredit(em: SqlEntityManager, userId: string, conversionId: string) {
  await addCredits(em, {
    userId,
    amount: CONVERSION_PRICE,
    kind: 'release',
    cause: `release:${conversionId}`,
  })
}
