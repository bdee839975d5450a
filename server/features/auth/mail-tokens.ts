import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { forgetMail } from '#server/jobs/queue.ts'
import { MailTokenEntity, type MailTokenPurpose } from './login.entity.ts'
import { createToken, hashToken } from './tokens.ts'

const MINUTE_MS = 60_000

/** How long the link of a mail works. */
const LIFE_MS: Record<MailTokenPurpose, number> = {
  verify: 7 * 24 * 60 * MINUTE_MS,
  reset: 30 * MINUTE_MS,
  'address-change': 24 * 60 * MINUTE_MS,
}

type Purpose = { userId: string; purpose: MailTokenPurpose; address: string }

/** Makes the token of a link that is to be mailed to `address`; only its hash is kept. */
export async function createMailToken(
  em: SqlEntityManager,
  { userId, purpose, address }: Purpose,
  now: Date,
): Promise<string> {
  const token = createToken()
  // Of links that change something only the newest works; mail programs open others beforehand.
  if (purpose !== 'verify') await em.nativeDelete(MailTokenEntity, { user: userId, purpose })
  em.create(MailTokenEntity, {
    user: userId,
    purpose,
    address,
    tokenHash: hashToken(token),
    expiresAt: new Date(now.getTime() + LIFE_MS[purpose]),
  })
  await em.flush()
  return token
}

type Presented = { token: string; purpose: MailTokenPurpose; now: Date }

/** The row of a link that works, with its user. */
export async function findMailToken(em: SqlEntityManager, { token, purpose, now }: Presented) {
  return em.findOne(
    MailTokenEntity,
    { tokenHash: hashToken(token), purpose, expiresAt: { $gt: now } },
    { populate: ['user'] },
  )
}

/** Uses a link up. Of any number at once one gets its row, the others `null`. */
export async function takeMailToken(em: SqlEntityManager, presented: Presented) {
  const found = await findMailToken(em, presented)
  if (!found) return null
  const taken = await em.nativeDelete(MailTokenEntity, { id: found.id })
  return taken === 1 ? { user: found.user, address: found.address } : null
}

/**
 * Ends the links that change an account, also those that are still to be mailed: whoever asked for
 * them knew the password before.
 */
export async function revokeMailedLinks(em: SqlEntityManager, userId: string): Promise<void> {
  const purpose = { $in: ['reset', 'address-change'] satisfies MailTokenPurpose[] }
  await em.nativeDelete(MailTokenEntity, { user: userId, purpose })
  await forgetMail(em, { userId })
}
