import { LockMode } from '@mikro-orm/core'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { DomainError } from '#server/errors.ts'
import type { RequestContext, SignedIn } from '#server/trpc/context.ts'
import type { Tokens } from '#shared/auth.ts'
import { LoginEntity, RefreshTokenEntity } from './login.entity.ts'
import { createAccessToken, deleteExpiredSessions } from './sessions.ts'
import { createToken, hashToken } from './tokens.ts'

const DAY_MS = 24 * 3600 * 1000
/** A login that is not used for this long has to be made again. */
const REFRESH_TOKEN_LIFE_MS = 60 * DAY_MS
const USER_AGENT_MAX = 300

/** Starts a login: the first pair of tokens of a family. */
export async function startLogin(ctx: RequestContext, userId: string): Promise<Tokens> {
  return ctx.em.transactional(async (em) => {
    const login = em.create(LoginEntity, {
      user: userId,
      lastUsedAt: ctx.now(),
      userAgent: ctx.userAgent?.slice(0, USER_AGENT_MAX) ?? null,
    })
    await em.flush()
    return issueTokens(em, { id: userId, loginId: login.id }, ctx.now())
  })
}

/**
 * Trades a refresh token for a new pair. A token that was spent before ends the whole login: either
 * its owner or whoever copied it is holding the other one. Throws `TOKEN_INVALID`.
 */
export async function refreshLogin(ctx: RequestContext, refreshToken: string): Promise<Tokens> {
  const tokenHash = hashToken(refreshToken)
  const known = await ctx.em.findOne(RefreshTokenEntity, { tokenHash })
  const tokens = known && (await ctx.em.fork().transactional((em) => spend(ctx, em, known)))
  if (!tokens) throw new DomainError('TOKEN_INVALID')
  return tokens
}

type KnownToken = { id: string; login: { id: string } }

async function spend(ctx: RequestContext, em: SqlEntityManager, known: KnownToken) {
  // The login first, as when it is ended: two orders of locking would wait for each other.
  const lockMode = LockMode.PESSIMISTIC_WRITE
  const login = await em.findOne(LoginEntity, { id: known.login.id }, { lockMode })
  const token = await em.findOne(RefreshTokenEntity, { id: known.id })
  if (!login || !token || token.expiresAt <= ctx.now()) return null
  if (token.spentAt) {
    ctx.log.warn({ loginId: login.id }, 'spent refresh token used again, login ended')
    await endLogin(em, login.id)
    return null
  }
  token.spentAt = ctx.now()
  login.lastUsedAt = ctx.now()
  await em.flush()
  return issueTokens(em, { id: login.user.id, loginId: login.id }, ctx.now())
}

async function issueTokens(em: SqlEntityManager, signedIn: SignedIn, now: Date): Promise<Tokens> {
  const refreshToken = createToken()
  em.create(RefreshTokenEntity, {
    login: signedIn.loginId,
    tokenHash: hashToken(refreshToken),
    expiresAt: new Date(now.getTime() + REFRESH_TOKEN_LIFE_MS),
  })
  await em.flush()
  return { accessToken: await createAccessToken(em, signedIn), refreshToken }
}

/** Ends a login with all its tokens. */
export async function endLogin(em: SqlEntityManager, loginId: string): Promise<void> {
  await em.nativeDelete(LoginEntity, { id: loginId })
}

/** Frees what opens nothing any more: logins that no token can prolong, access tokens run out. */
export async function deleteForgotten(em: SqlEntityManager, now: Date): Promise<void> {
  const lastUsedAt = { $lt: new Date(now.getTime() - REFRESH_TOKEN_LIFE_MS) }
  await em.nativeDelete(LoginEntity, { lastUsedAt })
  await deleteExpiredSessions(em)
}
