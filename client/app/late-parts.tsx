import { lazy, Suspense, useRef } from 'react'
import { useSession } from '../hooks/use-session.ts'
import { useAppStore } from '../lib/app-store.ts'
import { useToasts } from '../lib/toasts.ts'

const AuthDialog = lazy(async () => ({
  default: (await import('../features/auth/auth-dialog.tsx')).AuthDialog,
}))
const ConversionWatcher = lazy(async () => ({
  default: (await import('../features/convert/conversion-watcher.tsx')).ConversionWatcher,
}))
const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }))

/** What stands beside every page, but is not loaded before it is first needed. */
export function LateParts() {
  const isSignedIn = useSession().status === 'signed-in'
  const isAsking = useOnceTrue(useAppStore((state) => state.showAuthModal))
  const hasToast = useOnceTrue(useToasts((state) => state.toast !== null))
  return (
    <Suspense>
      {isAsking && <AuthDialog />}
      {isSignedIn && <ConversionWatcher />}
      {hasToast && <Toaster />}
    </Suspense>
  )
}

/** Stays true from the first time on, so that a part can also be seen going away. */
function useOnceTrue(isTrue: boolean): boolean {
  const wasTrue = useRef(isTrue)
  if (isTrue) wasTrue.current = true
  return wasTrue.current
}
