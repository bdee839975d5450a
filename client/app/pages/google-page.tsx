import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import type { AuthResponse } from '#shared/auth.ts'
import { useSessionActions } from '../../hooks/use-session.ts'
import { recipeLanguage } from '../../i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Hint } from '../../ui/hint.tsx'
import { PageFrame } from '../page-frame.tsx'
import { PageSpinner } from '../page-spinner.tsx'

const CODE_PATH = '/api/auth/google/code'

/** Where Google's page leads back to: trades what it brought for a login. */
export function GooglePage() {
  const { t } = useTranslation()
  const problem = useGoogleReturn()
  if (!problem) return <PageSpinner />
  return (
    <PageFrame>
      <h1 className="mb-6 text-display">{t('auth.googleFailed')}</h1>
      <Hint tone="problem" role="alert">
        {problem}
      </Hint>
      <Button asChild className="mt-6">
        <Link to="/auth" replace>
          {t('auth.enter')}
        </Link>
      </Button>
    </PageFrame>
  )
}

/** What went wrong, in words; `null` while it goes on. */
function useGoogleReturn(): string | null {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const { enter } = useSessionActions()
  const [query] = useSearchParams()
  const [problem, setProblem] = useState<string | null>(null)
  const sent = useRef(false)

  useEffect(() => {
    if (sent.current) return
    sent.current = true
    const [code, state] = [query.get('code'), query.get('state')]
    if (!code || !state) {
      const isAway = query.get('error') === 'unavailable'
      return setProblem(t(isAway ? 'errors.GOOGLE_UNAVAILABLE' : 'errors.GOOGLE_REFUSED'))
    }
    redeem({ code, state, language: recipeLanguage(i18n.resolvedLanguage) })
      .then((response) => {
        enter(response)
        navigate('/', { replace: true })
      })
      .catch((error: Error) => setProblem(error.message || t('errors.GOOGLE_REFUSED')))
  })
  return problem
}

/** The cookie of the way there goes with it. Rejects with the server's sentence. */
async function redeem(body: object): Promise<AuthResponse> {
  const response = await fetch(CODE_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null)
  const answer = await response?.json().catch(() => null)
  if (!response?.ok || !answer) throw new Error(answer?.error ?? '')
  return answer
}
