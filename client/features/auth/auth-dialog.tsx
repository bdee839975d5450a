import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useNoMail } from '../../hooks/use-no-mail.ts'
import { useAppStore } from '../../lib/app-store.ts'
import { latePart } from '../../lib/late-part.ts'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const AuthForms = latePart(async () => (await import('./auth-forms.tsx')).AuthForms)

/** Opens over whatever a signed-out person was doing, which stays as it is underneath. */
export function AuthDialog() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isOpen = useAppStore((state) => state.showAuthModal)
  const setShowAuthModal = useAppStore((state) => state.setShowAuthModal)
  const [isRegistered, setRegistered] = useState(false)
  const registeredTitle = t(useNoMail('verify') ? 'auth.noMail.title' : 'auth.registeredTitle')

  const enter = () => {
    const { afterLogin } = useAppStore.getState()
    if (afterLogin) navigate(afterLogin)
    change(false)
  }
  const change = (open: boolean) => {
    setShowAuthModal(open)
    setRegistered(false)
  }
  // Who has registered is signed in, however the notice is put away.
  const closeOrChange = (open: boolean) => (isRegistered && !open ? enter() : change(open))
  return (
    <Dialog open={isOpen} onOpenChange={closeOrChange}>
      <DialogContent
        title={isRegistered ? registeredTitle : t('auth.title')}
        closeLabel={t('common.close')}
      >
        <Suspense fallback={<Skeleton className="h-80" />}>
          <AuthForms
            onEntered={enter}
            onLeave={() => change(false)}
            onRegistered={() => setRegistered(true)}
          />
        </Suspense>
      </DialogContent>
    </Dialog>
  )
}
