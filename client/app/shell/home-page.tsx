import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useAppStore } from '../../lib/app-store.ts'
import { readShellPlace } from '../../lib/shell-path.ts'
import { TabNav } from './tab-nav.tsx'
import { TabSlide } from './tab-slide.tsx'

export function HomePage() {
  const place = readShellPlace(useLocation())
  const setActiveTab = useAppStore((state) => state.setActiveTab)

  // The address leads; the store remembers for those who have no address to read.
  useEffect(() => setActiveTab(place.tab), [place.tab, setActiveTab])

  return (
    <>
      <TabNav activeTab={place.tab} />
      <main className="overflow-x-clip px-(--page-inset) pt-6 pb-[calc(var(--bar-height)+env(safe-area-inset-bottom)+3rem)] sm:pt-10 lg:ml-60 lg:pb-16">
        <div className="relative mx-auto w-full max-w-5xl">
          <TabSlide place={place} />
        </div>
      </main>
    </>
  )
}
