import { lazy, Suspense } from 'react'
import { useBackToLibrary } from '../../hooks/use-back-to-library.ts'
import { PageSpinner } from '../page-spinner.tsx'

const RecipeGuide = lazy(async () => ({
  default: (await import('../../features/guide/recipe-guide.tsx')).RecipeGuide,
}))

/** Cooking takes the whole screen; leaving it leads to the recipes. */
export function CookScreen({ recipeId }: { recipeId: string }) {
  const backToLibrary = useBackToLibrary()
  return (
    <Suspense fallback={<PageSpinner />}>
      <RecipeGuide key={recipeId} recipeId={recipeId} onExit={backToLibrary} />
    </Suspense>
  )
}
