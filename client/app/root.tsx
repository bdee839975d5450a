import { Outlet, ScrollRestoration } from 'react-router-dom'
import { AuthDialog } from '../features/auth/auth-dialog.tsx'
import { ConversionWatcher } from '../features/convert/conversion-watcher.tsx'
import { useSession } from '../hooks/use-session.ts'
import { PageSpinner } from './page-spinner.tsx'
import { Toaster } from './toaster.tsx'
import { UnreachableScreen } from './unreachable-screen.tsx'

/** Around every page: nothing is shown before it is known who is signed in. */
export function Root() {
  const session = useSession()
  if (session.status === 'checking') return <PageSpinner />
  if (session.status === 'unreachable') return <UnreachableScreen onRetry={session.retry} />
  return (
    <>
      <Outlet />
      <AuthDialog />
      {session.status === 'signed-in' && <ConversionWatcher />}
      <Toaster />
      <ScrollRestoration />
    </>
  )
}
