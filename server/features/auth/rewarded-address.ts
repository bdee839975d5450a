import { createHmac } from 'node:crypto'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import type { ServiceContext } from '#server/trpc/context.ts'
import { mailboxOf } from './mailbox.ts'

/**
 * Whether a mailbox has its credits still to come, by whichever of its addresses. From then on it has
 * had them, also when its account is deleted and made anew: only a keyed hash is kept, which names
 * nobody.
 */
export async function claimReward(
  { addressKey }: Pick<ServiceContext, 'addressKey'>,
  em: SqlEntityManager,
  address: string,
): Promise<boolean> {
  const hash = (text: string) => createHmac('sha256', addressKey).update(text).digest('base64url')
  const added = await em.execute(
    `insert into rewarded_address (address_hash)
     select ? where not exists (select 1 from rewarded_address where address_hash = ?)
     on conflict do nothing returning 1`,
    // Earlier the address was remembered as it is written.
    [hash(mailboxOf(address)), hash(address)],
  )
  return added.length > 0
}
