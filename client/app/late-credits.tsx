import { lazy, Suspense } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'

const CreditsPanel = lazy(async () => ({
  default: (await import('../features/credits/credits-panel.tsx')).CreditsPanel,
}))

export function LateCredits() {
  return (
    <Suspense fallback={<Skeleton className="mx-auto h-96 max-w-2xl rounded-l" />}>
      <CreditsPanel />
    </Suspense>
  )
}
