import { useTranslation } from 'react-i18next'
import { LIBRARY_LIMITS } from '#shared/recipe-list.ts'
import { formatCount } from '../lib/intl.ts'
import { hasTokens } from '../lib/stored-tokens.ts'
import { trpc } from '../lib/trpc.ts'

const BYTES_PER_MEGABYTE = 1_000_000
/** From here on it is told beside the recipes. */
const NEARLY_FULL = 0.9

/** What of the library's limits is used up, as the texts about it name it; null until it is known. */
export function useLibraryUse() {
  const { i18n } = useTranslation()
  const { data } = trpc.recipes.overview.useQuery(undefined, { enabled: hasTokens })
  if (!data?.use) return null
  const { recipes, bytes } = data.use
  const megabytes = bytes / BYTES_PER_MEGABYTE
  const share = Math.max(recipes / LIBRARY_LIMITS.recipes, megabytes / LIBRARY_LIMITS.megabytes)
  const write = (count: number) => formatCount(count, i18n.resolvedLanguage ?? 'en')
  return {
    isNearlyFull: share >= NEARLY_FULL,
    words: {
      recipes: write(recipes),
      mostRecipes: write(LIBRARY_LIMITS.recipes),
      megabytes: write(Math.ceil(megabytes * 10) / 10),
      mostMegabytes: write(LIBRARY_LIMITS.megabytes),
    },
  }
}
