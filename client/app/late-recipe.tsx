import { type ComponentProps, Suspense } from 'react'
import { latePart } from '../lib/late-part.ts'
import { Skeleton } from '../ui/skeleton.tsx'

const RecipeScreen = latePart(async () => (await import('./shell/recipe-screen.tsx')).RecipeScreen)

export function LateRecipe(props: ComponentProps<typeof RecipeScreen>) {
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <RecipeScreen {...props} />
    </Suspense>
  )
}
