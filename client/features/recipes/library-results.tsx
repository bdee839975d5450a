import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FROM_LIBRARY } from '../../hooks/use-back-to-library.ts'
import { errorWords } from '../../lib/error-words.ts'
import { shellPath } from '../../lib/shell-path.ts'
import { BowlPicture } from '../../ui/bowl-picture.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'
import { isNarrowed, type LibraryFilter } from './library-filter.ts'
import { RecipeGrid } from './recipe-grid.tsx'
import type { useRecipeList } from './use-recipe-list.ts'

type LibraryResultsProps = {
  filter: LibraryFilter
  list: ReturnType<typeof useRecipeList>
  onClear: () => void
  onConvert: (recipeId: string) => void
}

/** The recipes that were asked for, or what there is instead of them. */
export function LibraryResults({ filter, list, onClear, onConvert }: LibraryResultsProps) {
  const { hasNextPage, isFetching, isError, fetchNextPage } = list
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching && !isError) fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])

  if (list.isPending) return <GridSkeleton cards={6} />
  if (list.recipes.length === 0 && list.error) return <LoadFailed list={list} />
  if (list.recipes.length === 0 && !hasNextPage) {
    return isNarrowed(filter) ? <NothingFound filter={filter} onClear={onClear} /> : <EmptyShelf />
  }
  return (
    <div
      aria-busy={list.isPlaceholderData}
      className={cx('transition-opacity', list.isPlaceholderData && 'opacity-60')}
    >
      <RecipeGrid
        recipes={list.recipes}
        level={2}
        total={list.total}
        shows={filter.sort === 'changed' ? 'updatedAt' : 'createdAt'}
        linkState={FROM_LIBRARY}
        onConvert={onConvert}
        onEndNear={loadMore}
      />
      {list.error ? <LoadFailed list={list} /> : hasNextPage && <GridSkeleton cards={2} />}
    </div>
  )
}

function LoadFailed({ list }: Pick<LibraryResultsProps, 'list'>) {
  const { t } = useTranslation()
  return (
    <EmptyState title={t('recipes.loadFailed')}>
      <p>{errorWords(list.error, t)}</p>
      <Button
        onClick={() => (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
        busy={list.isFetching}
      >
        {t('common.retry')}
      </Button>
    </EmptyState>
  )
}

function NothingFound({ filter, onClear }: Pick<LibraryResultsProps, 'filter' | 'onClear'>) {
  const { t } = useTranslation()
  const asked = [
    ...(filter.text.trim() ? [t('recipes.quoted', { text: filter.text.trim() })] : []),
    ...(filter.draftsOnly ? [t('recipes.draft')] : []),
    ...filter.tags,
  ]
  return (
    <EmptyState title={t('recipes.nothingTitle')}>
      <p>{t('recipes.nothingMessage')}</p>
      <p className="font-semibold break-words text-ink">{asked.join(' · ')}</p>
      <Button onClick={onClear}>{t('recipes.showAll')}</Button>
    </EmptyState>
  )
}

function EmptyShelf() {
  const { t } = useTranslation()
  return (
    <EmptyState picture={<BowlPicture className="w-44" />} title={t('recipes.emptyTitle')}>
      <p>{t('recipes.emptyMessage')}</p>
      <Button asChild>
        <Link to={shellPath({ tab: 'convert' })}>{t('recipes.emptyAction')}</Link>
      </Button>
    </EmptyState>
  )
}
