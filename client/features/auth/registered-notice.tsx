import { MailCheck, MailX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNoMail } from '../../hooks/use-no-mail.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'

type RegisteredNoticeProps = { email: string; onClose: () => void }

/** What to do after registering; where mails stay on this machine, a link to them. */
export function RegisteredNotice({ email, onClose }: RegisteredNoticeProps) {
  const { t } = useTranslation()
  const { data } = trpc.auth.options.useQuery()
  const noMail = useNoMail('verify')
  const Sign = noMail ? MailX : MailCheck
  return (
    <div className="grid gap-6">
      <p className="flex items-start gap-4 text-lead">
        <Sign aria-hidden className="mt-1 size-7 shrink-0 text-basil" />
        <span className="min-w-0">{noMail ?? t('auth.registeredMessage', { email })}</span>
      </p>
      <div className="grid gap-3 sm:grid-flow-col sm:auto-cols-fr">
        {data?.devMail && (
          <Button asChild variant="secondary">
            <a href="/dev/mail" target="_blank" rel="noreferrer">
              {t('auth.readMail')}
            </a>
          </Button>
        )}
        <Button onClick={onClose}>{t('auth.later')}</Button>
      </div>
    </div>
  )
}
