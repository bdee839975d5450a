import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSessionActions } from '../../hooks/use-session.ts'
import { errorWords } from '../../lib/error-words.ts'
import { shellPath } from '../../lib/shell-path.ts'
import { showToast } from '../../lib/toasts.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Hint } from '../../ui/hint.tsx'
import { Input } from '../../ui/input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'

type DeleteAccountFormProps = { email: string; hasPassword: boolean }

/** The last question: the address typed again, and the password where there is one. */
export function DeleteAccountForm({ email, hasPassword }: DeleteAccountFormProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { leave } = useSessionActions()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const remove = trpc.account.delete.useMutation({
    onSuccess: async () => {
      navigate(shellPath({ tab: 'convert' }), { replace: true })
      await leave()
      showToast({ title: t('settings.deleted') })
    },
  })
  const isTyped = username.trim().toLowerCase() === email
  const submit = (event: FormEvent) => {
    event.preventDefault()
    remove.mutate({ username, ...(hasPassword && { password }) })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {remove.error && (
        <Hint tone="problem" role="alert">
          {errorWords(remove.error, t)}
        </Hint>
      )}
      <Field label={t('settings.deleteType', { email })}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="off"
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
        )}
      </Field>
      {hasPassword && (
        <Field label={t('settings.currentPassword')}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
      )}
      <Button
        type="submit"
        variant="danger"
        size="large"
        disabled={!isTyped}
        busy={remove.isPending}
      >
        {t('settings.deleteConfirm')}
      </Button>
    </form>
  )
}
