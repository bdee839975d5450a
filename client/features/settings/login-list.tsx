import { useTranslation } from 'react-i18next'
import type { LoginEntry } from '#shared/auth.ts'
import { errorWords } from '../../lib/error-words.ts'
import { relativeDate } from '../../lib/relative-date.ts'
import { showToast } from '../../lib/toasts.ts'
import { trpc } from '../../lib/trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AccountPart } from './account-part.tsx'
import { deviceName } from './device-name.ts'

/** The devices that are signed in, and how to sign them out. */
export function LoginList() {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const { data: logins, error } = trpc.account.logins.useQuery(undefined, { staleTime: 0 })
  const options = {
    onSettled: () => utils.account.logins.invalidate(),
    onError: (problem: unknown) =>
      showToast({ title: errorWords(problem, t), tone: 'problem' as const }),
  }
  const end = trpc.account.endLogin.useMutation(options)
  const endOthers = trpc.account.endLogins.useMutation(options)
  const hasOthers = logins?.some(({ isCurrent }) => !isCurrent)

  return (
    <AccountPart title={t('settings.devices')}>
      {error && <p role="alert">{errorWords(error, t)}</p>}
      {!logins && !error && <Skeleton className="h-16" />}
      <ul className="divide-y divide-line">
        {logins?.map((login) => (
          <li key={login.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <LoginWords login={login} />
            {!login.isCurrent && (
              <Button
                variant="quiet"
                busy={end.isPending && end.variables.id === login.id}
                onClick={() => end.mutate({ id: login.id })}
              >
                {t('settings.endLogin')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasOthers && (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={endOthers.isPending}
          onClick={() => endOthers.mutate({ keepThis: true })}
        >
          {t('settings.endOthers')}
        </Button>
      )}
    </AccountPart>
  )
}

function LoginWords({ login }: { login: LoginEntry }) {
  const { t, i18n } = useTranslation()
  const language = i18n.resolvedLanguage ?? 'en'
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {deviceName(login.userAgent) ?? t('settings.unknownDevice')}
        {login.isCurrent && <Badge>{t('settings.thisDevice')}</Badge>}
      </p>
      <p className="text-small text-ink-soft">
        {t('settings.lastUsed', { when: relativeDate(login.lastUsedAt, { t, language }) })}
      </p>
    </div>
  )
}
