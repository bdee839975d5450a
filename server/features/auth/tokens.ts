import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Tokens } from '#shared/auth.ts'

/** A secret that nobody can guess: 256 random bits. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token, so that a stolen copy of it opens nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/**
 * The tokens that follow a refresh token. Whoever holds it gets the same pair however often they
 * ask; the salt alone, which is what the database keeps, makes none.
 */
export function successorsOf(refreshToken: string, salt: string): Tokens {
  const derive = (use: string) =>
    createHmac('sha256', refreshToken).update(`${use}:${salt}`).digest('base64url')
  return { accessToken: derive('access'), refreshToken: derive('refresh') }
}
