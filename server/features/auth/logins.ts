import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { DomainError } from '#server/errors.ts'
import type { RequestContext, SignedIn, UserContext } from '#server/trpc/context.ts'
import type { LoginEntry, Tokens } from '#shared/auth.ts'
import { LoginEntity, MailTokenEntity, RefreshTokenEntity } from './login.entity.ts'
import { admitAccessToken, deleteExpiredSessions } from './sessions.ts'
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
    const tokens = { accessToken: createToken(), refreshToken: createToken() }
    await admitTokens(em, { id: userId, loginId: login.id }, { tokens, now: ctx.now() })
    return tokens
  })
}

type Admission = { tokens: Tokens; now: Date }

/** Lets a pair of tokens in for a login; only their hashes are kept. */
export async function admitTokens(em: SqlEntityManager, signedIn: SignedIn, admission: Admission) {
  const { tokens, now } = admission
  em.create(RefreshTokenEntity, {
    login: signedIn.loginId,
    tokenHash: hashToken(tokens.refreshToken),
    expiresAt: new Date(now.getTime() + REFRESH_TOKEN_LIFE_MS),
  })
  await em.flush()
  await admitAccessToken(em, signedIn, tokens.accessToken)
}

/** The user's logins, the last used first. */
export async function listLogins({ em, user }: UserContext): Promise<LoginEntry[]> {
  const rows = await em.find(LoginEntity, { user: user.id }, { orderBy: { lastUsedAt: 'desc' } })
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    userAgent: row.userAgent ?? null,
    isCurrent: row.id === user.loginId,
  }))
}

/** Ends a login with all its tokens. */
export async function endLogin(em: SqlEntityManager, loginId: string): Promise<void> {
  await em.nativeDelete(LoginEntity, { id: loginId })
}

/** Ends one of the user's logins. Throws `LOGIN_NOT_FOUND`, also for another user's. */
export async function endOwnLogin({ em, user }: UserContext, id: string): Promise<void> {
  const ended = await em.nativeDelete(LoginEntity, { id, user: user.id })
  if (ended === 0) throw new DomainError('LOGIN_NOT_FOUND')
}

/** Ends every login of a user, but for one that is to stay. */
export async function endLogins(
  em: SqlEntityManager,
  userId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  await em.nativeDelete(LoginEntity, { user: userId, ...(except && { id: { $ne: except } }) })
}

/** Frees what opens nothing any more: logins that no token can prolong, tokens run out. */
export async function deleteForgotten(em: SqlEntityManager, now: Date): Promise<void> {
  const lastUsedAt = { $lt: new Date(now.getTime() - REFRESH_TOKEN_LIFE_MS) }
  await em.nativeDelete(LoginEntity, { lastUsedAt })
  await em.nativeDelete(MailTokenEntity, { expiresAt: { $lte: now } })
  await em.nativeDelete(RefreshTokenEntity, { expiresAt: { $lte: now } })
  await deleteExpiredSessions(em)
}
