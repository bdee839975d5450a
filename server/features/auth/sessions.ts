import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from 'lucia'
import { askPrepared } from '#server/db/prepared.ts'
import type { SignedIn } from '#server/trpc/context.ts'
import { SessionEntity } from './login.entity.ts'
import { hashToken } from './tokens.ts'

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<{ loginId: string }>
    DatabaseSessionAttributes: { loginId: string }
  }
}

/** An access token lives this long; the refresh token brings the next one. */
const ACCESS_TOKEN_LIFE = new TimeSpan(15, 'm')

/** Lucia keeps our access tokens; a session's id is the hash of its token. */
function createLucia(em: SqlEntityManager) {
  return new Lucia(createAdapter(em), {
    sessionExpiresIn: ACCESS_TOKEN_LIFE,
    getSessionAttributes: ({ loginId }) => ({ loginId }),
  })
}

type SessionRow = { userId: string; loginId: string; expiresAt: Date | string }

function createAdapter(em: SqlEntityManager): Adapter {
  return {
    // Asked with every call, and making entities of the row takes four times as long.
    async getSessionAndUser(sessionId) {
      const [row] = await askPrepared<SessionRow>(
        em,
        `select user_id as "userId", login_id as "loginId", expires_at as "expiresAt"
         from session where id = ?`,
        [sessionId],
      )
      if (!row) return [null, null]
      const { userId, loginId } = row
      const expiresAt = new Date(row.expiresAt)
      return [
        { id: sessionId, userId, expiresAt, attributes: { loginId } },
        { id: userId, attributes: {} },
      ]
    },
    async getUserSessions(userId) {
      const rows = await em.find(SessionEntity, { user: userId })
      return rows.map(
        (row): DatabaseSession => ({
          id: row.id,
          userId,
          expiresAt: row.expiresAt,
          attributes: { loginId: row.login.id },
        }),
      )
    },
    async setSession({ id, userId, expiresAt, attributes }) {
      await em.insert(SessionEntity, { id, user: userId, login: attributes.loginId, expiresAt })
    },
    // An access token is never prolonged: the refresh token brings a new one.
    async updateSessionExpiration() {},
    async deleteSession(sessionId) {
      await em.nativeDelete(SessionEntity, { id: sessionId })
    },
    async deleteUserSessions(userId) {
      await em.nativeDelete(SessionEntity, { user: userId })
    },
    async deleteExpiredSessions() {
      await em.nativeDelete(SessionEntity, { expiresAt: { $lte: new Date() } })
    },
  }
}

/** Lets an access token in for a login; only its hash is kept. */
export async function admitAccessToken(
  em: SqlEntityManager,
  { id, loginId }: SignedIn,
  token: string,
): Promise<void> {
  await createLucia(em).createSession(id, { loginId }, { sessionId: hashToken(token) })
}

/** Who an access token belongs to; `null` when it is unknown, expired or ended. */
export async function authenticate(em: SqlEntityManager, token: string): Promise<SignedIn | null> {
  const { session } = await createLucia(em).validateSession(hashToken(token))
  return session && { id: session.userId, loginId: session.loginId }
}

/** Access tokens that have run out open nothing; this only frees their rows. */
export async function deleteExpiredSessions(em: SqlEntityManager): Promise<void> {
  await createLucia(em).deleteExpiredSessions()
}
