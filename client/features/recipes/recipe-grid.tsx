import { useState } from 'react'
import type { RecipeSummary } from '#shared/recipe.ts'
import { DeleteRecipeDialog } from './delete-recipe-dialog.tsx'
import { RecipeCard } from './recipe-card.tsx'

type RecipeGridProps = { recipes: RecipeSummary[]; onConvert?: (recipeId: string) => void }

export function RecipeGrid({ recipes, onConvert }: RecipeGridProps) {
  const [doomed, setDoomed] = useState<RecipeSummary | null>(null)
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2">
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
      <DeleteRecipeDialog recipe={doomed} onClose={() => setDoomed(null)} />
    </>
  )
}
