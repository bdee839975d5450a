import { Suspense, useEffect, useState } from 'react'
import { useRecipe } from '../../hooks/use-recipe.ts'
import { useSession } from '../../hooks/use-session.ts'
import { latePart } from '../../lib/late-part.ts'
import { RecipeFailed, RecipeSignedOut, RecipeSkeleton } from '../../ui/recipe-absent.tsx'
import { ModifyDialog } from './modify-dialog.tsx'
import { RecipeView } from './recipe-view.tsx'

/** Apart, because it brings the appliance check and the reading of ingredient lines along. */
const loadEdit = () => import('./recipe-edit.tsx')
export const RecipeEdit = latePart(async () => (await loadEdit()).RecipeEdit)

type RecipeEditorProps = {
  recipeId: string
  mode: 'view' | 'edit'
  /** Fresh from a conversion, so that it is looked over before anything else. */
  isReview: boolean
  onEdit: () => void
  onCook: () => void
  onConvert: () => void
  onClose: () => void
}

/** One recipe, read-only or for editing. */
export function RecipeEditor({ recipeId, mode, isReview, ...actions }: RecipeEditorProps) {
  const { status } = useSession()
  const [isModifying, setModifying] = useState(false)
  const { data, error, refetch, isFetching } = useRecipe(recipeId)
  useEffect(() => {
    // Comes beside the recipe; if it does not, that is told where it is shown.
    if (mode === 'edit') loadEdit().catch(() => {})
  }, [mode])

  // What is being edited stays, so that a login that ends in the middle costs nothing.
  const isBeingEdited = mode === 'edit' && data !== undefined
  if (status === 'signed-out' && !isBeingEdited) return <RecipeSignedOut />
  if (data === undefined && error) {
    return (
      <RecipeFailed
        error={error}
        isRetrying={isFetching}
        onRetry={() => refetch()}
        onClose={actions.onClose}
      />
    )
  }
  if (!data) return <RecipeSkeleton />
  return (
    <>
      {mode === 'view' ? (
        <RecipeView recipe={data} onModify={() => setModifying(true)} {...actions} />
      ) : (
        <Suspense fallback={<RecipeSkeleton />}>
          <RecipeEdit
            // A reloaded recipe is another form: what was typed before belongs to the old one.
            key={data.version}
            recipe={data}
            isReview={isReview}
            onModify={() => setModifying(true)}
            onClose={actions.onClose}
          />
        </Suspense>
      )}
      <ModifyDialog recipe={data} open={isModifying} onClose={() => setModifying(false)} />
    </>
  )
}
