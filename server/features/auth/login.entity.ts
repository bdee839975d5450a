import { defineEntity, p } from '@mikro-orm/core'
import { baseProperties } from '#server/db/base.entity.ts'
import { UserEntity } from './user.entity.ts'

/** One sign-in on one device. Deleting it ends its access and refresh tokens with it. */
export const LoginEntity = defineEntity({
  name: 'Login',
  tableName: 'login',
  properties: {
    ...baseProperties,
    user: () => p.manyToOne(UserEntity).deleteRule('cascade').index(),
    lastUsedAt: p.datetime(),
    userAgent: p.text().nullable(),
  },
})

/** An access token (a Lucia session); the id is the SHA-256 of the token. */
export const SessionEntity = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    id: p.text().primary(),
    user: () => p.manyToOne(UserEntity).deleteRule('cascade').index(),
    login: () => p.manyToOne(LoginEntity).deleteRule('cascade').index(),
    expiresAt: p.datetime(),
  },
})

/**
 * A refresh token: works once. Spent ones are kept so that a second use is noticed; the last of
 * them with a salt, from which its bearer alone can make its successor again.
 */
export const RefreshTokenEntity = defineEntity({
  name: 'RefreshToken',
  tableName: 'refresh_token',
  properties: {
    ...baseProperties,
    login: () => p.manyToOne(LoginEntity).deleteRule('cascade').index(),
    tokenHash: p.text().unique(),
    expiresAt: p.datetime(),
    spentAt: p.datetime().nullable(),
    successorSalt: p.text().nullable(),
  },
})

export type MailTokenPurpose = 'verify' | 'reset' | 'address-change'

/** A link sent by mail; only its hash is kept. */
export const MailTokenEntity = defineEntity({
  name: 'MailToken',
  tableName: 'mail_token',
  properties: {
    ...baseProperties,
    user: () => p.manyToOne(UserEntity).deleteRule('cascade').index(),
    purpose: p.text().$type<MailTokenPurpose>(),
    /** The address that it was sent to, and so proves. */
    address: p.text(),
    tokenHash: p.text().unique(),
    expiresAt: p.datetime(),
  },
})
