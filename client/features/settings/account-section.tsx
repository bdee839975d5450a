import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useSession, useSessionActions } from '../../hooks/use-session.ts'
import { useAppStore } from '../../lib/app-store.ts'
import { errorWords } from '../../lib/error-words.ts'
import { shellPath } from '../../lib/shell-path.ts'
import { showToast } from '../../lib/toasts.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

export function AccountSection() {
  const { t } = useTranslation()
  const { user } = useSession()
  const setShowAuthModal = useAppStore((state) => state.setShowAuthModal)
  return (
    <section>
      <h2 className="mt-9 mb-3 text-title">{t('settings.account')}</h2>
      <Card className="flex flex-wrap items-center justify-between gap-4 sm:px-6">
        <p className="min-w-0 text-small">
          {user ? t('settings.signedInAs', { email: user.username }) : t('settings.signedOut')}
        </p>
        {user ? (
          <div className="flex flex-wrap gap-3">
            <Button asChild variant="secondary">
              <Link to="/account">{t('settings.manage')}</Link>
            </Button>
            <LogoutButton />
          </div>
        ) : (
          <Button onClick={() => setShowAuthModal(true)}>{t('auth.login')}</Button>
        )}
      </Card>
    </section>
  )
}

function LogoutButton() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { leave } = useSessionActions()
  const logout = trpc.auth.logout.useMutation({
    onSuccess: async () => {
      await leave()
      navigate(shellPath({ tab: 'convert' }))
    },
    onError: (error) =>
      showToast({
        title: t('settings.logoutFailed'),
        description: errorWords(error, t),
        tone: 'problem',
      }),
  })
  return (
    <Button variant="secondary" busy={logout.isPending} onClick={() => logout.mutate()}>
      {t('settings.logout')}
    </Button>
  )
}
