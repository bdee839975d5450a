import { Suspense } from 'react'
import { latePart } from '../lib/late-part.ts'
import { Skeleton } from '../ui/skeleton.tsx'

const CreditsPanel = latePart(
  async () => (await import('../features/credits/credits-panel.tsx')).CreditsPanel,
)

export function LateCredits() {
  return (
    <Suspense fallback={<Skeleton shape="card" className="mx-auto h-96 max-w-2xl" />}>
      <CreditsPanel />
    </Suspense>
  )
}
