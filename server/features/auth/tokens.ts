import { createHash, randomBytes } from 'node:crypto'

/** A secret that nobody can guess: 256 random bits. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token, so that a stolen copy of it opens nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
