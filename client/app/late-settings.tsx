import { lazy, Suspense } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'

const SettingsPanel = lazy(async () => ({
  default: (await import('../features/settings/settings-panel.tsx')).SettingsPanel,
}))

export function LateSettings() {
  return (
    <Suspense fallback={<Skeleton className="mx-auto h-96 max-w-2xl rounded-l" />}>
      <SettingsPanel />
    </Suspense>
  )
}
