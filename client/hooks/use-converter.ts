import type { ConverterName } from '#shared/recipe.ts'
import { trpc } from '../lib/trpc.ts'

/** What understands recipes on this server: AI, or the built-in rules; those until it is known. */
export function useConverter(): ConverterName {
  const { data } = trpc.convert.converter.useQuery(undefined, { staleTime: Infinity })
  return data?.name ?? 'builtin'
}
