import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate } from 'react-router-dom'
import { AuthForms } from '../../features/auth/auth-forms.tsx'
import { GoogleSignIn } from '../../features/auth/google-sign-in.tsx'
import { useSession, useSessionActions } from '../../hooks/use-session.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { Button } from '../../ui/button.tsx'
import { ConversionExample } from '../conversion-example.tsx'
import { Landing } from '../landing.tsx'

/** The welcome screen: what this is, and the way in. */
export function AuthPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { status } = useSession()
  const { enter } = useSessionActions()
  const [withEmail, setWithEmail] = useState(false)
  const [isRegistered, setRegistered] = useState(false)
  const start = () => {
    setWithEmail(true)
    window.scrollTo({ top: 0 })
  }
  if (status === 'signed-in' && !isRegistered) return <Navigate to="/" replace />

  return (
    <main className="mx-auto grid min-h-[calc(var(--vh,1vh)*100)] max-w-6xl content-center gap-10 px-(--page-inset) py-10 lg:grid-cols-[1.1fr_1fr] lg:gap-20">
      <div className="grid content-center gap-5">
        <p className="flex items-center gap-3 font-serif text-title font-semibold">
          <BrandMark className="size-10" />
          {t('app.name')}
        </p>
        <h1 className="text-display">{t('auth.welcomeTitle')}</h1>
        <p className="text-lead text-ink-soft">{t('auth.welcomeMessage')}</p>
        {!withEmail && (
          <div className="grid justify-items-start gap-4">
            <Button size="large" onClick={start}>
              {t('auth.withEmail')}
            </Button>
            <GoogleSignIn
              onDone={(response) => {
                enter(response)
                navigate('/', { replace: true })
              }}
            />
          </div>
        )}
      </div>
      {withEmail ? (
        <section className="self-center rounded-l border border-line bg-surface p-6 shadow-lift sm:p-8">
          <AuthForms
            onEntered={() => navigate('/', { replace: true })}
            onRegistered={() => setRegistered(true)}
          />
        </section>
      ) : (
        <ConversionExample className="self-center" />
      )}
      {!withEmail && <Landing onStart={start} />}
    </main>
  )
}
