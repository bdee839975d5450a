import { Suspense } from 'react'
import { useBackToLibrary } from '../../hooks/use-back-to-library.ts'
import { latePart } from '../../lib/late-part.ts'
import { PageSpinner } from '../page-spinner.tsx'

const RecipeGuide = latePart(
  async () => (await import('../../features/guide/recipe-guide.tsx')).RecipeGuide,
)

/** Cooking takes the whole screen; leaving it leads to the recipes. */
export function CookScreen({ recipeId }: { recipeId: string }) {
  const backToLibrary = useBackToLibrary()
  return (
    <Suspense fallback={<PageSpinner />}>
      <RecipeGuide key={recipeId} recipeId={recipeId} onExit={backToLibrary} />
    </Suspense>
  )
}
