import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RecipeSchema } from '#shared/recipe.ts'
import { useSession } from '../../hooks/use-session.ts'
import { useAppStore } from '../../lib/app-store.ts'
import { errorWords } from '../../lib/error-words.ts'
import { hasTokens } from '../../lib/stored-tokens.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ModifyDialog } from './modify-dialog.tsx'
import { RecipeEdit } from './recipe-edit.tsx'
import { RecipeView } from './recipe-view.tsx'

type RecipeEditorProps = {
  recipeId: string
  mode: 'view' | 'edit'
  /** Fresh from a conversion, so that it is looked over before anything else. */
  isReview: boolean
  onEdit: () => void
  onConvert: () => void
  onClose: () => void
}

/** One recipe, read-only or for editing. */
export function RecipeEditor({ recipeId, mode, isReview, ...actions }: RecipeEditorProps) {
  const { t } = useTranslation()
  const { status } = useSession()
  const [isModifying, setModifying] = useState(false)
  const { data, error, refetch, isFetching } = trpc.recipes.byId.useQuery(
    { id: recipeId },
    { select: readRecipe, enabled: hasTokens },
  )

  // What is being edited stays, so that a login that ends in the middle costs nothing.
  const isBeingEdited = mode === 'edit' && data !== undefined
  if (status === 'signed-out' && !isBeingEdited) return <SignedOut />
  if (data === undefined && error) {
    return (
      <EmptyState title={t('recipe.notFoundTitle')}>
        <p>{errorWords(error, t)}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button variant="secondary" onClick={actions.onClose}>
            {t('common.back')}
          </Button>
          <Button onClick={() => refetch()} busy={isFetching}>
            {t('common.retry')}
          </Button>
        </div>
      </EmptyState>
    )
  }
  if (!data) return <RecipeSkeleton />
  return (
    <>
      {mode === 'view' ? (
        <RecipeView recipe={data} onModify={() => setModifying(true)} {...actions} />
      ) : (
        <RecipeEdit
          // A reloaded recipe is another form: what was typed before belongs to the old one.
          key={data.version}
          recipe={data}
          isReview={isReview}
          onModify={() => setModifying(true)}
          onClose={actions.onClose}
        />
      )}
      <ModifyDialog recipe={data} open={isModifying} onClose={() => setModifying(false)} />
    </>
  )
}

/** JSON leaves out what is undefined; the schema puts it back. */
const readRecipe = (answer: unknown) => RecipeSchema.parse(answer)

function SignedOut() {
  const { t } = useTranslation()
  const setShowAuthModal = useAppStore((state) => state.setShowAuthModal)
  return (
    <EmptyState title={t('recipe.signedOutTitle')}>
      <p>{t('recipe.signedOutMessage')}</p>
      <Button onClick={() => setShowAuthModal(true)}>{t('auth.enter')}</Button>
    </EmptyState>
  )
}

function RecipeSkeleton() {
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
