import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { DomainError } from '#server/errors.ts'
import { LIBRARY_LIMITS, type LibraryUse } from '#shared/recipe-list.ts'

/** How many recipes a user has, and the bytes of all of them. */
export async function libraryUse(em: SqlEntityManager, userId: string): Promise<LibraryUse> {
  const [use] = await em.execute<LibraryUse[]>(
    `select count(*)::int as recipes, coalesce(sum(bytes), 0)::int as bytes
     from recipe where user_id = ?`,
    [userId],
  )
  return use ?? { recipes: 0, bytes: 0 }
}

/**
 * Writes what makes a library larger, unless it is too large then. Call inside a transaction, which
 * has to be rolled back when this throws `LIBRARY_FULL`. What several write at once is counted one
 * after the other.
 */
export async function growLibrary<T>(
  em: SqlEntityManager,
  userId: string,
  write: () => Promise<T>,
): Promise<T> {
  await em.execute('select 1 from app_user where id = ? for no key update', [userId])
  const written = await write()
  const { recipes, bytes } = await libraryUse(em, userId)
  if (recipes > LIBRARY_LIMITS.recipes || bytes > LIBRARY_LIMITS.megabytes * 1_000_000)
    throw new DomainError('LIBRARY_FULL', LIBRARY_LIMITS)
  return written
}
