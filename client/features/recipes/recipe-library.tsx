import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSession } from '../../hooks/use-session.ts'
import { useAppStore } from '../../lib/app-store.ts'
import { errorWords } from '../../lib/error-words.ts'
import { shellPath } from '../../lib/shell-path.ts'
import { BowlPicture } from '../../ui/bowl-picture.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'
import { RecipeGrid } from './recipe-grid.tsx'
import { useRecipeList } from './use-recipe-list.ts'

export function RecipeLibrary({ onConvert }: { onConvert: (recipeId: string) => void }) {
  const { t } = useTranslation()
  const { status } = useSession()
  return (
    <>
      <h1 className="mb-6 text-display">{t('recipes.title')}</h1>
      {status === 'signed-in' ? <Shelf onConvert={onConvert} /> : <SignedOutShelf />}
    </>
  )
}

function Shelf({ onConvert }: { onConvert: (recipeId: string) => void }) {
  const { t } = useTranslation()
  const list = useRecipeList()
  if (list.isPending) return <GridSkeleton cards={4} />
  if (list.error) {
    return (
      <EmptyState title={t('recipes.loadFailed')}>
        <p>{errorWords(list.error, t)}</p>
        <Button onClick={() => list.refetch()} busy={list.isFetching}>
          {t('common.retry')}
        </Button>
      </EmptyState>
    )
  }
  if (list.recipes.length === 0) return <EmptyShelf />
  return (
    <>
      <RecipeGrid recipes={list.recipes} onConvert={onConvert} />
      {list.hasNextPage && (
        <div className="mt-8 text-center">
          <Button
            variant="secondary"
            busy={list.isFetchingNextPage}
            onClick={() => list.fetchNextPage()}
          >
            {t('recipes.more')}
          </Button>
        </div>
      )}
    </>
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

function SignedOutShelf() {
  const { t } = useTranslation()
  const setShowAuthModal = useAppStore((state) => state.setShowAuthModal)
  return (
    <EmptyState picture={<BowlPicture className="w-44" />} title={t('recipes.signedOutTitle')}>
      <p>{t('recipes.signedOutMessage')}</p>
      <Button onClick={() => setShowAuthModal(true)}>{t('auth.login')}</Button>
    </EmptyState>
  )
}
