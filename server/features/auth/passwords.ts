import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the library's settings: 19 MiB, 2 passes (OWASP Password Storage Cheat Sheet). */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

const decoy = hashPassword(randomUUID())

/** Takes the same time whether or not there is a hash to compare with. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await decoy), password)
  return passwordHash !== null && matches
}
