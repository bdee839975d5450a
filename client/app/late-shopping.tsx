import { lazy, Suspense } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'

const ShoppingPanel = lazy(async () => ({
  default: (await import('../features/shopping/shopping-panel.tsx')).ShoppingPanel,
}))

export function LateShopping() {
  return (
    <Suspense fallback={<Skeleton className="h-96 rounded-l" />}>
      <ShoppingPanel />
    </Suspense>
  )
}
