import { Suspense } from 'react'
import { latePart } from '../lib/late-part.ts'
import { Skeleton } from '../ui/skeleton.tsx'

const SettingsPanel = latePart(
  async () => (await import('../features/settings/settings-panel.tsx')).SettingsPanel,
)

export function LateSettings() {
  return (
    <Suspense fallback={<Skeleton shape="card" className="mx-auto h-96 max-w-2xl" />}>
      <SettingsPanel />
    </Suspense>
  )
}
