import { useNavigate } from 'react-router-dom'
import { useStartConversion } from '../../features/convert/use-start-conversion.ts'
import { RecipeLibrary } from '../../features/recipes/recipe-library.tsx'
import { type ShellPlace, shellPath } from '../../lib/shell-path.ts'
import { RecipeScreen } from './recipe-screen.tsx'

export function RecipesTab({ place }: { place: ShellPlace }) {
  const navigate = useNavigate()
  const { convertDraft } = useStartConversion()

  if (place.recipeId) {
    const backToLibrary = () => navigate(shellPath({ tab: 'recipes' }))
    const key = `${place.recipeId} ${place.mode}`
    return <RecipeScreen key={key} place={place} onClose={backToLibrary} />
  }
  return <RecipeLibrary onConvert={convertDraft} />
}
