import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { shellPath } from '../../lib/shell-path.ts'
import { PageSpinner } from '../page-spinner.tsx'

const RecipeGuide = lazy(async () => ({
  default: (await import('../../features/guide/recipe-guide.tsx')).RecipeGuide,
}))

/** Cooking takes the whole screen; leaving it leads to the recipes. */
export function CookScreen({ recipeId }: { recipeId: string }) {
  const navigate = useNavigate()
  return (
    <Suspense fallback={<PageSpinner />}>
      <RecipeGuide
        key={recipeId}
        recipeId={recipeId}
        onExit={() => navigate(shellPath({ tab: 'recipes' }))}
      />
    </Suspense>
  )
}
