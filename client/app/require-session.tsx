import { Navigate, Outlet } from 'react-router-dom'
import { useSession } from '../hooks/use-session.ts'
import { PageSpinner } from './page-spinner.tsx'

/** Lets the signed-in through to the pages inside; everyone else to the welcome screen. */
export function RequireSession() {
  const { status } = useSession()
  if (status === 'checking') return <PageSpinner />
  return status === 'signed-in' ? <Outlet /> : <Navigate to="/auth" replace />
}
