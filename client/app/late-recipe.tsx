import { type ComponentProps, Suspense } from 'react'
import { latePart } from '../lib/late-part.ts'
import { Skeleton } from '../ui/skeleton.tsx'

const RecipeScreen = latePart(async () => (await import('./shell/recipe-screen.tsx')).RecipeScreen)

/** Fetches all that the review of a recipe is made of. */
export async function preloadReview(): Promise<void> {
  const { RecipeEdit } = await import('../features/editor/recipe-editor.tsx')
  await Promise.all([RecipeScreen.preload(), RecipeEdit.preload()])
}

export function LateRecipe(props: ComponentProps<typeof RecipeScreen>) {
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <RecipeScreen {...props} />
    </Suspense>
  )
}
