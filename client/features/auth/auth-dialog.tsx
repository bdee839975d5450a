import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppStore } from '../../lib/app-store.ts'
import { latePart } from '../../lib/late-part.ts'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const AuthForms = latePart(async () => (await import('./auth-forms.tsx')).AuthForms)

/** Opens over whatever a signed-out person was doing, which stays as it is underneath. */
export function AuthDialog() {
  const { t } = useTranslation()
  const isOpen = useAppStore((state) => state.showAuthModal)
  const setShowAuthModal = useAppStore((state) => state.setShowAuthModal)
  const [isRegistered, setRegistered] = useState(false)

  const change = (open: boolean) => {
    setShowAuthModal(open)
    setRegistered(false)
  }
  return (
    <Dialog open={isOpen} onOpenChange={change}>
      <DialogContent
        title={isRegistered ? t('auth.registeredTitle') : t('auth.title')}
        closeLabel={t('common.close')}
      >
        <Suspense fallback={<Skeleton className="h-80" />}>
          <AuthForms
            onEntered={() => change(false)}
            onLeave={() => change(false)}
            onRegistered={() => setRegistered(true)}
          />
        </Suspense>
      </DialogContent>
    </Dialog>
  )
}
