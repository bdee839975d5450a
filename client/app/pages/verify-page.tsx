import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { showToast } from '../../lib/toasts.ts'
import { trpc } from '../../lib/trpc.ts'
import { Spinner } from '../../ui/spinner.tsx'

/** Where the link of the verification mail leads; goes home with the outcome. */
export function VerifyPage() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const token = query.get('register')
  useVerification(token)

  if (!token) return <Navigate to="/" replace />
  return (
    <main className="grid min-h-[calc(var(--vh,1vh)*100)] place-content-center justify-items-center gap-5 text-basil">
      <Spinner className="size-9 border-3" />
      <h1 className="text-title text-ink">
        <span aria-live="polite">{t('verify.working')}</span>
      </h1>
    </main>
  )
}

function useVerification(token: string | null) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const { mutateAsync } = trpc.auth.verifyEmail.useMutation()
  const sent = useRef<string | null>(null)

  useEffect(() => {
    if (!token || sent.current === token) return
    sent.current = token
    mutateAsync({ token })
      .then(() => {
        utils.credits.balance.invalidate()
        utils.auth.me.invalidate()
        showToast({ title: t('verify.success') })
      })
      .catch(() => showToast({ title: t('verify.failure'), tone: 'problem' }))
      .finally(() => navigate('/', { replace: true }))
  }, [token, mutateAsync, navigate, t, utils])
}
