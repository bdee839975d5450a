import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useStartConversion } from '../../features/convert/use-start-conversion.ts'
import { type ShellPlace, shellPath } from '../../lib/shell-path.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const RecipeEditor = lazy(() =>
  import('../../features/editor/recipe-editor.tsx').then((module) => ({
    default: module.RecipeEditor,
  })),
)

type RecipeScreenProps = { place: ShellPlace; isReview?: boolean; onClose: () => void }

/** The editor of the recipe that the address names, read-only unless it asks for editing. */
export function RecipeScreen({ place, isReview = false, onClose }: RecipeScreenProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { convertDraft } = useStartConversion()
  const { recipeId, tab, mode } = place
  if (!recipeId) return null
  return (
    <Suspense fallback={<Skeleton className="h-96" aria-label={t('recipe.loading')} />}>
      <RecipeEditor
        recipeId={recipeId}
        mode={mode === 'edit' ? 'edit' : 'view'}
        isReview={isReview}
        onEdit={() => navigate(shellPath({ tab, recipeId, mode: 'edit' }))}
        onCook={() => navigate(shellPath({ tab: 'recipes', recipeId, mode: 'cook' }))}
        onConvert={() => convertDraft(recipeId)}
        onClose={onClose}
      />
    </Suspense>
  )
}
