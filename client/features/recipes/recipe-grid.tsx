import { lazy, Suspense, useState } from 'react'
import type { RecipeSummary } from '#shared/recipe.ts'
import { RecipeCard } from './recipe-card.tsx'

const DeleteRecipeDialog = lazy(async () => ({
  default: (await import('./delete-recipe-dialog.tsx')).DeleteRecipeDialog,
}))

type RecipeGridProps = { recipes: RecipeSummary[]; onConvert?: (recipeId: string) => void }

export function RecipeGrid({ recipes, onConvert }: RecipeGridProps) {
  // Not asked about yet, asked about, or no longer.
  const [doomed, setDoomed] = useState<RecipeSummary | null>()
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        {recipes.map((recipe) => (
          <li key={recipe.id}>
            <RecipeCard
              recipe={recipe}
              onDelete={setDoomed}
              {...(onConvert ? { onConvert } : {})}
            />
          </li>
        ))}
      </ul>
      {doomed !== undefined && (
        <Suspense>
          <DeleteRecipeDialog recipe={doomed} onClose={() => setDoomed(null)} />
        </Suspense>
      )}
    </>
  )
}
