import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { ForgotForm } from '../../features/auth/forgot-form.tsx'
import { ResetForm } from '../../features/auth/reset-form.tsx'
import { useSessionActions } from '../../hooks/use-session.ts'
import { showToast } from '../../lib/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PageFrame } from '../page-frame.tsx'

/** A new password: asks for the mail, or with the link of that mail, for the password. */
export function ResetPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { leave } = useSessionActions()
  const [query] = useSearchParams()
  const token = query.get('token')

  const finish = async () => {
    // Every login has ended, this browser's too.
    await leave()
    showToast({ title: t('auth.resetDone') })
    navigate('/auth', { replace: true })
  }
  return (
    <PageFrame>
      <h1 className="mb-6 text-display">{token ? t('auth.resetTitle') : t('auth.forgotTitle')}</h1>
      <Card padding="large">
        {token ? <ResetForm token={token} onDone={finish} /> : <ForgotForm />}
      </Card>
      {token && (
        <Button asChild variant="link" size="inline" className="mt-4">
          <Link to="/reset">{t('auth.forgotAgain')}</Link>
        </Button>
      )}
    </PageFrame>
  )
}
