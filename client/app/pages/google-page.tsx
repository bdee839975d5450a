import type { TFunction } from 'i18next'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import type { AuthResponse } from '#shared/auth.ts'
import type { ErrorData, ErrorParams } from '#shared/errors.ts'
import { useSessionActions } from '../../hooks/use-session.ts'
import { recipeLanguage } from '../../i18n/i18n.ts'
import { codeWords, isErrorCode } from '../../lib/error-words.ts'
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
      return setProblem(wordsOf(query.get('error'), Object.fromEntries(query), t))
    }
    redeem({ code, state, language: recipeLanguage(i18n.resolvedLanguage) })
      .then((response) => {
        enter(response)
        navigate('/', { replace: true })
      })
      .catch((error) => {
        const { appCode, params } = (error?.cause ?? {}) as Partial<ErrorData>
        setProblem(wordsOf(appCode, params, t))
      })
  })
  return problem
}

/** What the server says by a code of ours; what Google says by its own is all the same to people. */
function wordsOf(code: string | null | undefined, params: ErrorParams = {}, t: TFunction): string {
  return codeWords({ appCode: code && isErrorCode(code) ? code : 'GOOGLE_REFUSED', params }, t)
}

/** The cookie of the way there goes with it. Rejects with the server's answer as the cause. */
async function redeem(body: object): Promise<AuthResponse> {
  const response = await fetch(CODE_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null)
  const answer = await response?.json().catch(() => null)
  if (!response?.ok || !answer) throw new Error('refused', { cause: answer })
  return answer
}
