import { useRef, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import type { AuthOptions, AuthResponse } from '#shared/auth.ts'
import { recipeLanguage } from '../../i18n/i18n.ts'
import { errorWords } from '../../lib/error-words.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Hint } from '../../ui/hint.tsx'
import { loadGoogle } from './google-script.ts'
import { LegalLink } from './legal-link.tsx'

const REDIRECT_PATH = '/api/auth/google/start'

type GoogleSignInProps = { onDone: (response: AuthResponse) => void; className?: string }

/** The way in by Google, where this server has one. Nothing of Google's loads before it is wanted. */
export function GoogleSignIn({ onDone, className }: GoogleSignInProps) {
  const { t } = useTranslation()
  const { data } = trpc.auth.options.useQuery()
  if (!data?.google) return null
  return (
    <section className={cx('grid gap-3', className)} aria-label={t('auth.google')}>
      <GoogleButton google={data.google} onDone={onDone} />
      <p className="text-small text-ink-soft">
        <Trans
          i18nKey="auth.agreeGoogle"
          components={{ terms: <LegalLink to="/terms" />, privacy: <LegalLink to="/privacy" /> }}
        />
      </p>
    </section>
  )
}

type GoogleButtonProps = Pick<GoogleSignInProps, 'onDone'> & {
  google: NonNullable<AuthOptions['google']>
}

function GoogleButton({ google, onDone }: GoogleButtonProps) {
  const { t, i18n } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<'closed' | 'loading' | 'shown' | 'blocked'>('closed')
  const signIn = trpc.auth.google.useMutation({ onSuccess: onDone })

  const show = async () => {
    setStage('loading')
    try {
      const identity = await loadGoogle(google.scriptUrl)
      identity.initialize({
        client_id: google.clientId,
        callback: ({ credential: token }) =>
          signIn.mutate({ token, language: recipeLanguage(i18n.resolvedLanguage) }),
      })
      if (place.current) identity.renderButton(place.current, { theme: 'outline', size: 'large' })
      setStage('shown')
    } catch {
      setStage('blocked')
      if (google.hasRedirect) window.location.assign(REDIRECT_PATH)
    }
  }
  return (
    <>
      {signIn.error && (
        <Hint tone="problem" role="alert">
          {errorWords(signIn.error, t)}
        </Hint>
      )}
      {stage !== 'shown' && (
        <Button variant="secondary" size="large" busy={stage === 'loading'} onClick={show}>
          {t('auth.google')}
        </Button>
      )}
      <div ref={place} className="grid justify-items-center empty:hidden" />
      {stage === 'shown' && google.hasRedirect && (
        <Button asChild variant="link" size="inline" className="justify-self-center">
          <a href={REDIRECT_PATH}>{t('auth.googlePage')}</a>
        </Button>
      )}
      {stage === 'blocked' && !google.hasRedirect && (
        <Hint tone="caution">{t('auth.googleBlocked')}</Hint>
      )}
    </>
  )
}
