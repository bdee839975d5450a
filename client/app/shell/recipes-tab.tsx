import { useStartConversion } from '../../features/convert/use-start-conversion.ts'
import { RecipeLibrary } from '../../features/recipes/recipe-library.tsx'
import { useBackToLibrary } from '../../hooks/use-back-to-library.ts'
import type { ShellPlace } from '../../lib/shell-path.ts'
import { RecipeScreen } from './recipe-screen.tsx'

export function RecipesTab({ place }: { place: ShellPlace }) {
  const backToLibrary = useBackToLibrary()
  const { convertDraft } = useStartConversion()

  if (place.recipeId) {
    const key = `${place.recipeId} ${place.mode}`
    return <RecipeScreen key={key} place={place} onClose={backToLibrary} />
  }
  return <RecipeLibrary onConvert={convertDraft} />
}
