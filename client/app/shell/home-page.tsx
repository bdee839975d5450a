import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useConversion } from '../../features/convert/conversion-store.ts'
import { useAppStore } from '../../lib/app-store.ts'
import { latePart } from '../../lib/late-part.ts'
import { readShellPlace } from '../../lib/shell-path.ts'
import { PageSpinner } from '../page-spinner.tsx'
import { CookScreen } from './cook-screen.tsx'
import { TabNav } from './tab-nav.tsx'
import { TabSlide } from './tab-slide.tsx'

const PhotoEntry = latePart(async () => (await import('./photo-entry.tsx')).PhotoEntry)

export function HomePage() {
  const place = readShellPlace(useLocation())
  const isRunning = useConversion((state) => state.running !== null)
  const setActiveTab = useAppStore((state) => state.setActiveTab)

  // The address leads; the store remembers for those who have no address to read.
  useEffect(() => setActiveTab(place.tab), [place.tab, setActiveTab])

  if (place.recipeId && place.mode === 'cook') return <CookScreen recipeId={place.recipeId} />
  if (place.tab === 'convert' && place.entry === 'photo' && !isRunning) {
    return (
      <Suspense fallback={<PageSpinner />}>
        <PhotoEntry />
      </Suspense>
    )
  }
  return (
    <>
      <TabNav activeTab={place.tab} />
      <main className="overflow-x-clip px-(--page-inset) pt-6 pb-[calc(var(--bar-height)+env(safe-area-inset-bottom)+3rem)] sm:pt-10 lg:ml-60 lg:pb-16">
        <div className="relative mx-auto w-full max-w-6xl min-[112rem]:max-w-[96rem]">
          <TabSlide place={place} />
        </div>
      </main>
    </>
  )
}
