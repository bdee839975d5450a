import { lazy, Suspense } from 'react'
import { useOnceTrue } from '../hooks/use-once-true.ts'
import { useSession } from '../hooks/use-session.ts'
import { useAppStore } from '../lib/app-store.ts'
import { useToasts } from '../lib/toasts.ts'

const AuthDialog = lazy(async () => ({
  default: (await import('../features/auth/auth-dialog.tsx')).AuthDialog,
}))
const ConversionWatcher = lazy(async () => ({
  default: (await import('../features/convert/conversion-watcher.tsx')).ConversionWatcher,
}))
const ShoppingSync = lazy(async () => ({
  default: (await import('../features/shopping/shopping-sync.tsx')).ShoppingSync,
}))
const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }))

/** What stands beside every page, but is not loaded before it is first needed. */
export function LateParts() {
  const { user } = useSession()
  const isAsking = useOnceTrue(useAppStore((state) => state.showAuthModal))
  const hasToast = useOnceTrue(useToasts((state) => state.toast !== null))
  return (
    <Suspense>
      {isAsking && <AuthDialog />}
      {user && <ConversionWatcher />}
      {user && <ShoppingSync key={user.id} />}
      {hasToast && <Toaster />}
    </Suspense>
  )
}
