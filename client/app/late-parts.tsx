import { Suspense, useEffect } from 'react'
import { useConversion } from '../features/convert/conversion-store.ts'
import { useIdle } from '../hooks/use-idle.ts'
import { useOnceTrue } from '../hooks/use-once-true.ts'
import { useSession } from '../hooks/use-session.ts'
import { useAppStore } from '../lib/app-store.ts'
import { latePart } from '../lib/late-part.ts'
import { useToasts } from '../lib/toasts.ts'
import { prefetchNext } from './prefetch.ts'

const AuthDialog = latePart(
  async () => (await import('../features/auth/auth-dialog.tsx')).AuthDialog,
)
const AppUpdate = latePart(async () => (await import('./app-update.tsx')).AppUpdate)
const ConversionWatcher = latePart(
  async () => (await import('../features/convert/conversion-watcher.tsx')).ConversionWatcher,
)
const KeepNewest = latePart(
  async () => (await import('../features/recipes/keep-newest.tsx')).KeepNewest,
)
const ShoppingSync = latePart(
  async () => (await import('../features/shopping/shopping-sync.tsx')).ShoppingSync,
)
const SignNames = latePart(async () => (await import('./sign-names.tsx')).SignNames)
const Toaster = latePart(async () => (await import('./toaster.tsx')).Toaster)

/** What stands beside every page, but is not loaded before it is needed or there is time. */
export function LateParts() {
  const { user } = useSession()
  const isAsking = useOnceTrue(useAppStore((state) => state.showAuthModal))
  const hasToast = useOnceTrue(useToasts((state) => state.toast !== null))
  const isRunning = useConversion((state) => state.running !== null)
  const isIdle = useIdle()
  useEffect(() => {
    if (isIdle) prefetchNext()
  }, [isIdle])
  // Each in a boundary of its own: while one is loaded, the others go on as they are.
  return (
    <>
      <Suspense>{isAsking && <AuthDialog />}</Suspense>
      <Suspense>{user && (isIdle || isRunning) && <ConversionWatcher />}</Suspense>
      <Suspense>{user && isIdle && <ShoppingSync key={user.id} />}</Suspense>
      <Suspense>{user && isIdle && <KeepNewest key={`kept ${user.id}`} />}</Suspense>
      <Suspense>{isIdle && <AppUpdate />}</Suspense>
      <Suspense>{isIdle && <SignNames />}</Suspense>
      <Suspense>{hasToast && <Toaster />}</Suspense>
    </>
  )
}
