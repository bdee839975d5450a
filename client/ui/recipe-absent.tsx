import { useTranslation } from 'react-i18next'
import { useAppStore } from '../lib/app-store.ts'
import { errorWords } from '../lib/error-words.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { Skeleton } from './skeleton.tsx'

/** In the place of a recipe, for somebody who is not signed in. */
export function RecipeSignedOut() {
  const { t } = useTranslation()
  const setShowAuthModal = useAppStore((state) => state.setShowAuthModal)
  return (
    <EmptyState title={t('recipe.signedOutTitle')}>
      <p>{t('recipe.signedOutMessage')}</p>
      <Button onClick={() => setShowAuthModal(true)}>{t('auth.enter')}</Button>
    </EmptyState>
  )
}

type RecipeFailedProps = {
  error: unknown
  isRetrying: boolean
  onRetry: () => void
  onClose: () => void
}

/** In the place of a recipe that could not be loaded. */
export function RecipeFailed({ error, isRetrying, onRetry, onClose }: RecipeFailedProps) {
  const { t } = useTranslation()
  return (
    <EmptyState title={t('recipe.notFoundTitle')}>
      <p>{errorWords(error, t)}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('common.back')}
        </Button>
        <Button onClick={onRetry} busy={isRetrying}>
          {t('common.retry')}
        </Button>
      </div>
    </EmptyState>
  )
}

/** In the place of a recipe that is on its way. */
export function RecipeSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('recipe.loading')} className="grid gap-4">
      <Skeleton className="h-12 w-3/4" />
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="mt-6 h-40" />
      <Skeleton className="h-40" />
    </div>
  )
}
