import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { RECIPE_LIMITS } from '#shared/recipe.ts'
import { RECIPE_SORTS, type RecipeSort, TAGS_MAX } from '#shared/recipe-list.ts'

/** What of the library is shown, and in which order: what its address says behind `?`. */
export type LibraryFilter = {
  text: string
  tags: string[]
  draftsOnly: boolean
  sort: RecipeSort
}

/** Reads an address; what is not understood is as if it were not there. */
export function readLibraryFilter(search: string): LibraryFilter {
  const query = new URLSearchParams(search)
  const tags = query.getAll('tag').map((tag) => tag.slice(0, RECIPE_LIMITS.shortText))
  return {
    text: (query.get('find') ?? '').slice(0, RECIPE_LIMITS.title),
    tags: [...new Set(tags)].slice(0, TAGS_MAX),
    draftsOnly: query.get('drafts') === '1',
    sort: RECIPE_SORTS.find((sort) => sort === query.get('sort')) ?? 'newest',
  }
}

/** `/?find=leek&tag=soup&sort=title#recipes`, without what goes without saying. */
export function libraryPath({ text, tags, draftsOnly, sort }: LibraryFilter): string {
  const query = new URLSearchParams()
  if (text.trim()) query.set('find', text)
  for (const tag of tags) query.append('tag', tag)
  if (draftsOnly) query.set('drafts', '1')
  if (sort !== 'newest') query.set('sort', sort)
  return `/${query.size > 0 ? `?${query}` : ''}#recipes`
}

/** Whether only a part of the library is asked for. */
export function isNarrowed({ text, tags, draftsOnly }: LibraryFilter): boolean {
  return text.trim() !== '' || tags.length > 0 || draftsOnly
}

/** What is to be different, or how that follows from what is asked for now. */
export type FilterChange = Partial<LibraryFilter> | ((now: LibraryFilter) => Partial<LibraryFilter>)

/**
 * Changes what the address says. The whole library and a part of it are two places to go back to;
 * each further letter or tag is none.
 */
export function useFilterChange(): (change: FilterChange) => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  // One change may come before what the last one has changed is drawn.
  const latest = useRef(readLibraryFilter(search))
  useEffect(() => {
    latest.current = readLibraryFilter(search)
  }, [search])
  return (change) => {
    const now = latest.current
    const next = { ...now, ...(typeof change === 'function' ? change(now) : change) }
    latest.current = next
    navigate(libraryPath(next), { replace: isNarrowed(now) === isNarrowed(next) })
  }
}
