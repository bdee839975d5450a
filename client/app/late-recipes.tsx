import { type ComponentProps, Suspense } from 'react'
import { latePart } from '../lib/late-part.ts'
import { Skeleton } from '../ui/skeleton.tsx'

const RecipesTab = latePart(async () => (await import('./shell/recipes-tab.tsx')).RecipesTab)

export function LateRecipes(props: ComponentProps<typeof RecipesTab>) {
  return (
    <Suspense fallback={<Skeleton shape="card" className="h-96" />}>
      <RecipesTab {...props} />
    </Suspense>
  )
}
