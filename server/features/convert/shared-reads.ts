import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { ConversionEntity, type ConversionRow } from './conversion.entity.ts'

/** Who looks again although nothing was said to have changed is content with this: milliseconds. */
const FRESH_MS = 2_500

const reads = new Map<string, Promise<ConversionRow | null>>()

/** A conversion as it is since it was last said to have changed, read once for all who watch it. */
export function readConversion(em: SqlEntityManager, id: string): Promise<ConversionRow | null> {
  const known = reads.get(id)
  if (known) return known

  const read = em.fork().findOne(ConversionEntity, { id })
  reads.set(id, read)
  const forget = () => reads.get(id) === read && reads.delete(id)
  read.then(() => setTimeout(forget, FRESH_MS).unref(), forget)
  return read
}

/** The next one to look reads it anew: it has changed, or nobody is left who would be told so. */
export function forgetConversion(id: string): void {
  reads.delete(id)
}
