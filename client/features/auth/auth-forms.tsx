import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuthResponse } from '#shared/auth.ts'
import { useSessionActions } from '../../hooks/use-session.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { GoogleSignIn } from './google-sign-in.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { RegisteredNotice } from './registered-notice.tsx'

type AuthFormsProps = {
  /** Signed in and nothing left to read. */
  onEntered: () => void
  /** Goes to another page, without a login. */
  onLeave?: () => void
  /** Signed in for the first time; the notice about the mail is shown. */
  onRegistered?: () => void
}

export function AuthForms({ onEntered, onLeave = () => {}, onRegistered }: AuthFormsProps) {
  const { t } = useTranslation()
  const { enter } = useSessionActions()
  const [newcomer, setNewcomer] = useState<string | null>(null)
  if (newcomer) return <RegisteredNotice email={newcomer} onClose={onEntered} />

  const takeLogin = (response: AuthResponse) => {
    enter(response)
    onEntered()
  }
  const takeRegistration = (response: AuthResponse) => {
    setNewcomer(response.user.username)
    onRegistered?.()
    enter(response)
  }
  return (
    <>
      <GoogleSignIn onDone={takeLogin} className="mb-6 border-line border-b pb-6" />
      <Tabs defaultValue="login">
        <TabList className="mb-6" aria-label={t('auth.title')}>
          <Tab value="login">{t('auth.login')}</Tab>
          <Tab value="register">{t('auth.register')}</Tab>
        </TabList>
        <TabPanel value="login">
          <LoginForm onDone={takeLogin} onLeave={onLeave} />
        </TabPanel>
        <TabPanel value="register">
          <RegisterForm onDone={takeRegistration} />
        </TabPanel>
      </Tabs>
    </>
  )
}
