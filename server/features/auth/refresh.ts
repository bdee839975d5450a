import { LockMode } from '@mikro-orm/core'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { DomainError } from '#server/errors.ts'
import type { RequestContext } from '#server/trpc/context.ts'
import type { Tokens } from '#shared/auth.ts'
import { LoginEntity, RefreshTokenEntity } from './login.entity.ts'
import { admitTokens, endLogin } from './logins.ts'
import { createToken, hashToken, successorsOf } from './tokens.ts'

/** So long after it was spent a refresh token still brings its successor: two tabs, a lost answer. */
const GRACE_MS = 5_000

/**
 * Trades a refresh token for a new pair. One that was spent a moment ago gets the same pair again,
 * as long as nobody has used that; later it ends the whole login: either its owner or whoever
 * copied it is holding the other one. A login never has two lines. Throws `TOKEN_INVALID` and
 * `TOO_MANY_TRIES`.
 */
export async function refreshLogin(ctx: RequestContext, refreshToken: string): Promise<Tokens> {
  const tokenHash = hashToken(refreshToken)
  const attempt = await ctx.limiter.take('refresh', { subject: tokenHash, network: ctx.network })
  const known = await ctx.em.findOne(RefreshTokenEntity, { tokenHash })
  const spending = known && { id: known.id, loginId: known.login.id, refreshToken }
  const tokens = spending && (await ctx.em.fork().transactional((em) => spend(ctx, em, spending)))
  if (!tokens) throw new DomainError('TOKEN_INVALID')
  await attempt.giveBack()
  return tokens
}

type Spending = { id: string; loginId: string; refreshToken: string }

async function spend(ctx: RequestContext, em: SqlEntityManager, spending: Spending) {
  // The login first, as when it is ended: two orders of locking would wait for each other.
  const lockMode = LockMode.PESSIMISTIC_WRITE
  const login = await em.findOne(LoginEntity, { id: spending.loginId }, { lockMode })
  const token = await em.findOne(RefreshTokenEntity, { id: spending.id })
  const now = ctx.now()
  if (!login || !token || token.expiresAt <= now) return null
  if (token.spentAt) {
    const { successorSalt: salt, spentAt } = token
    const isRecent = now.getTime() - spentAt.getTime() <= GRACE_MS
    if (isRecent && salt) return successorsOf(spending.refreshToken, salt)
    ctx.log.warn({ loginId: login.id }, 'spent refresh token used again, login ended')
    await endLogin(em, login.id)
    return null
  }
  // What came before it can bring nothing any more.
  await em.nativeUpdate(RefreshTokenEntity, { login: login.id }, { successorSalt: null })
  const successorSalt = createToken()
  em.assign(token, { spentAt: now, successorSalt })
  login.lastUsedAt = now
  const tokens = successorsOf(spending.refreshToken, successorSalt)
  await admitTokens(em, { id: login.user.id, loginId: login.id }, { tokens, now })
  return tokens
}
