import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { showToast } from '../../lib/toasts.ts'
import { trpc } from '../../lib/trpc.ts'
import { Spinner } from '../../ui/spinner.tsx'

/**
 * Where the links that prove an address lead: the one of the account, or one that is to take its
 * place. Goes home with the outcome.
 */
export function VerifyPage() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const { mutateAsync: verify } = trpc.auth.verifyEmail.useMutation()
  const { mutateAsync: confirm } = trpc.auth.confirmAddress.useMutation()
  const token = query.get('register')
  const address = query.get('address')
  useProof(token, {
    prove: verify,
    // Whoever has none now had them before: for another account, or spent since.
    done: ({ credits }) => t(credits > 0 ? 'verify.success' : 'verify.givenBefore'),
    failed: t('verify.failure'),
  })
  useProof(address, {
    prove: confirm,
    done: () => t('verify.addressChanged'),
    failed: t('verify.addressFailure'),
  })

  if (!token && !address) return <Navigate to="/" replace />
  return (
    <main className="grid min-h-[calc(var(--vh,1vh)*100)] place-content-center justify-items-center gap-5 text-basil">
      <Spinner size="large" />
      <h1 className="text-title text-ink">
        <span aria-live="polite">{t('verify.working')}</span>
      </h1>
    </main>
  )
}

type Proof<T> = {
  prove: (input: { token: string }) => Promise<T>
  done: (answer: T) => string
  failed: string
}

function useProof<T>(token: string | null, { prove, done, failed }: Proof<T>) {
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const sent = useRef<string | null>(null)

  useEffect(() => {
    if (!token || sent.current === token) return
    sent.current = token
    prove({ token })
      .then((answer) => {
        utils.credits.balance.invalidate()
        utils.auth.me.invalidate()
        showToast({ title: done(answer) })
      })
      .catch(() => showToast({ title: failed, tone: 'problem' }))
      .finally(() => navigate('/', { replace: true }))
  }, [token, prove, done, failed, navigate, utils])
}
