import { Suspense } from 'react'
import { latePart } from '../lib/late-part.ts'
import { Skeleton } from '../ui/skeleton.tsx'

const ShoppingPanel = latePart(
  async () => (await import('../features/shopping/shopping-panel.tsx')).ShoppingPanel,
)

export function LateShopping() {
  return (
    <Suspense fallback={<Skeleton shape="card" className="h-96" />}>
      <ShoppingPanel />
    </Suspense>
  )
}
