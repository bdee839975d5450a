import { createHmac } from 'node:crypto'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import type { ServiceContext } from '#server/trpc/context.ts'

/**
 * Whether an address has its credits still to come. From then on it has had them, also when its
 * account is deleted and made anew: only a keyed hash is kept, which names nobody.
 */
export async function claimReward(
  { addressKey }: Pick<ServiceContext, 'addressKey'>,
  em: SqlEntityManager,
  address: string,
): Promise<boolean> {
  const hash = createHmac('sha256', addressKey).update(address).digest('base64url')
  const added = await em.execute(
    'insert into rewarded_address (address_hash) values (?) on conflict do nothing returning 1',
    [hash],
  )
  return added.length > 0
}
