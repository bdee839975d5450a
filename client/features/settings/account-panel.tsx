import { useTranslation } from 'react-i18next'
import { useSession } from '../../hooks/use-session.ts'
import { AccountData } from './account-data.tsx'
import { AccountEmail } from './account-email.tsx'
import { AccountPassword } from './account-password.tsx'
import { LoginList } from './login-list.tsx'

/** What a person can do with their own account, without asking anybody. */
export function AccountPanel() {
  const { t } = useTranslation()
  const { user } = useSession()
  if (!user) return null
  return (
    <div className="grid gap-9">
      <h1 className="text-display">{t('settings.account')}</h1>
      <AccountEmail user={user} />
      <AccountPassword user={user} />
      <LoginList />
      <AccountData user={user} />
    </div>
  )
}
