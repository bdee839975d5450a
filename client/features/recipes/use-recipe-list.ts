import { hasTokens } from '../../lib/stored-tokens.ts'
import { trpc } from '../../lib/trpc.ts'

const PAGE = 24

/** The library's summaries, newest first, a page at a time. */
export function useRecipeList() {
  const query = trpc.recipes.list.useInfiniteQuery(
    { limit: PAGE },
    { getNextPageParam: (page) => page.nextCursor ?? undefined, enabled: hasTokens },
  )
  return { ...query, recipes: query.data?.pages.flatMap((page) => page.items) ?? [] }
}
