import { lazy, Suspense } from 'react'
import { useStartConversion } from '../../features/convert/use-start-conversion.ts'
import { useBackToLibrary } from '../../hooks/use-back-to-library.ts'
import type { ShellPlace } from '../../lib/shell-path.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RecipeScreen } from './recipe-screen.tsx'

const RecipeLibrary = lazy(async () => ({
  default: (await import('../../features/recipes/recipe-library.tsx')).RecipeLibrary,
}))

export function RecipesTab({ place }: { place: ShellPlace }) {
  const backToLibrary = useBackToLibrary()
  const { convertDraft } = useStartConversion()

  if (place.recipeId) {
    const key = `${place.recipeId} ${place.mode}`
    return <RecipeScreen key={key} place={place} onClose={backToLibrary} />
  }
  return (
    <Suspense fallback={<Skeleton className="h-96 rounded-l" />}>
      <RecipeLibrary onConvert={convertDraft} />
    </Suspense>
  )
}
