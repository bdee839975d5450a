import { useTranslation } from 'react-i18next'
import { useRecipe } from '../../hooks/use-recipe.ts'
import { useSession } from '../../hooks/use-session.ts'
import { BowlPicture } from '../../ui/bowl-picture.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RecipeFailed, RecipeSignedOut, RecipeSkeleton } from '../../ui/recipe-absent.tsx'
import { GuideView } from './guide-view.tsx'

type RecipeGuideProps = { recipeId: string; onExit: () => void }

/** One recipe, a step at a time, for somebody who stands at the stove. */
export function RecipeGuide({ recipeId, onExit }: RecipeGuideProps) {
  const { status } = useSession()
  const { data, error, refetch, isFetching } = useRecipe(recipeId)

  const instead = () => {
    if (data) return <NoSteps onExit={onExit} />
    if (status === 'signed-out') return <RecipeSignedOut />
    if (!error) return <RecipeSkeleton />
    return (
      <RecipeFailed
        error={error}
        isRetrying={isFetching}
        onRetry={() => refetch()}
        onClose={onExit}
      />
    )
  }
  // A login that ends while somebody cooks does not take the recipe away.
  if (data && data.steps.length > 0) return <GuideView recipe={data} onExit={onExit} />
  return <main className="mx-auto max-w-2xl px-(--page-inset) py-10">{instead()}</main>
}

function NoSteps({ onExit }: { onExit: () => void }) {
  const { t } = useTranslation()
  return (
    <EmptyState level={1} picture={<BowlPicture className="w-44" />} title={t('guide.emptyTitle')}>
      <p>{t('guide.emptyMessage')}</p>
      <Button size="large" onClick={onExit}>
        {t('guide.toRecipes')}
      </Button>
    </EmptyState>
  )
}
