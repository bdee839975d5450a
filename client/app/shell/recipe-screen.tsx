import { useNavigate } from 'react-router-dom'
import { useStartConversion } from '../../features/convert/use-start-conversion.ts'
import { RecipeEditor } from '../../features/editor/recipe-editor.tsx'
import { type ShellPlace, shellPath } from '../../lib/shell-path.ts'

type RecipeScreenProps = { place: ShellPlace; isReview?: boolean; onClose: () => void }

/** The editor of the recipe that the address names, read-only unless it asks for editing. */
export function RecipeScreen({ place, isReview = false, onClose }: RecipeScreenProps) {
  const navigate = useNavigate()
  const { convertDraft } = useStartConversion()
  const { recipeId, tab, mode } = place
  if (!recipeId) return null
  return (
    <RecipeEditor
      recipeId={recipeId}
      mode={mode === 'edit' ? 'edit' : 'view'}
      isReview={isReview}
      onEdit={() => navigate(shellPath({ tab, recipeId, mode: 'edit' }))}
      onCook={() => navigate(shellPath({ tab: 'recipes', recipeId, mode: 'cook' }))}
      onConvert={() => convertDraft(recipeId)}
      onClose={onClose}
    />
  )
}
