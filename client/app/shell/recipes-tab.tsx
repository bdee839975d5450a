import { useStartConversion } from '../../features/convert/use-start-conversion.ts'
import { RecipeLibrary } from '../../features/recipes/recipe-library.tsx'
import { useBackToLibrary } from '../../hooks/use-back-to-library.ts'
import type { ShellPlace } from '../../lib/shell-path.ts'
import { LateRecipe } from '../late-recipe.tsx'

export function RecipesTab({ place }: { place: ShellPlace }) {
  const backToLibrary = useBackToLibrary()
  const { convertDraft } = useStartConversion()

  if (place.recipeId) {
    const key = `${place.recipeId} ${place.mode}`
    return <LateRecipe key={key} place={place} onClose={backToLibrary} />
  }
  return <RecipeLibrary onConvert={convertDraft} />
}
