import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { hasTokens } from '../../lib/stored-tokens.ts'
import { trpc } from '../../lib/trpc.ts'
import type { LibraryFilter } from './library-filter.ts'

const PAGE = 48

/** What is asked of the server; the same for everybody who asks for the same. */
export const listInput = ({ text, tags, draftsOnly, sort }: LibraryFilter) => ({
  ...{ limit: PAGE, sort, text: text.trim(), tags },
  ...(draftsOnly && { status: 'draft' as const }),
})

/** The summaries that the filter asks for, a page at a time; the ones before until they are there. */
export function useRecipeList(filter: LibraryFilter) {
  const query = trpc.recipes.list.useInfiniteQuery(listInput(filter), {
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    enabled: hasTokens,
    placeholderData: keepPreviousData,
  })
  const pages = query.data?.pages
  const recipes = useMemo(() => pages?.flatMap((page) => page.items) ?? [], [pages])
  return { ...query, recipes, total: pages?.[0]?.total ?? recipes.length }
}
