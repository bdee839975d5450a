import { Suspense, useRef } from 'react'
import { Outlet } from 'react-router-dom'
import { useOwnData } from '../hooks/use-own-data.ts'
import { useReconnect } from '../hooks/use-reconnect.ts'
import { useSession } from '../hooks/use-session.ts'
import { LateParts } from './late-parts.tsx'
import { LateTimers } from './late-timers.tsx'
import { OfflineLine } from './offline-line.tsx'
import { PageSpinner } from './page-spinner.tsx'
import { UnreachableScreen } from './unreachable-screen.tsx'
import { usePageTitle } from './use-page-title.ts'
import { useScrollPlaces } from './use-scroll-places.ts'

/**
 * Around every page: nothing is shown before it is known who is signed in. A later check, as when
 * a login has expired, leaves the page alone: there may be unsaved work on it.
 */
export function Root() {
  const session = useSession()
  const isShown = useRef(false)
  useOwnData(session.user)
  useReconnect()
  usePageTitle()
  if (!isShown.current) {
    if (session.status === 'checking') return <PageSpinner />
    if (session.status === 'unreachable') return <UnreachableScreen onRetry={session.retry} />
    isShown.current = true
  }
  return (
    <>
      <OfflineLine />
      <LateTimers />
      <Suspense fallback={<PageSpinner />}>
        <Page />
      </Suspense>
      <LateParts />
    </>
  )
}

function Page() {
  useScrollPlaces()
  return <Outlet />
}
