import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ChangePasswordSchema, PASSWORD_MIN, type User } from '#shared/auth.ts'
import { errorWords, validationWords } from '../../lib/error-words.ts'
import { showToast } from '../../lib/toasts.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Hint } from '../../ui/hint.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { AccountPart } from './account-part.tsx'

export function AccountPassword({ user }: { user: User }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { data } = trpc.account.read.useQuery()
  if (!data) return null
  return (
    <AccountPart title={t('settings.signInTitle')}>
      {data.hasGoogle && <p>{t('settings.withGoogle')}</p>}
      {data.hasPassword ? (
        <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
          {t('settings.changePassword')}
        </Button>
      ) : (
        <Button asChild variant="secondary" className="justify-self-start">
          <Link to="/reset">{t('settings.setPassword')}</Link>
        </Button>
      )}
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent title={t('settings.changePassword')} closeLabel={t('common.close')}>
          <PasswordForm email={user.username} onDone={() => setOpen(false)} />
        </DialogContent>
      </Dialog>
    </AccountPart>
  )
}

type PasswordFormProps = { email: string; onDone: () => void }

function PasswordForm({ email, onDone }: PasswordFormProps) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const change = trpc.account.changePassword.useMutation({
    onSuccess: () => {
      utils.account.logins.invalidate()
      showToast({ title: t('settings.passwordChanged') })
      onDone()
    },
  })
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(ChangePasswordSchema),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  })
  const { errors } = formState
  const words = (message: string | undefined) => message && validationWords(message, t)
  return (
    <form
      noValidate
      onSubmit={handleSubmit((values) => change.mutate(values))}
      className="grid gap-5"
    >
      {change.error && (
        <Hint tone="problem" role="alert">
          {errorWords(change.error, t)}
        </Hint>
      )}
      {/* Password managers file the new password by it. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label={t('settings.currentPassword')} error={words(errors.currentPassword?.message)}>
        {(control) => (
          <PasswordInput
            {...control}
            {...register('currentPassword')}
            autoComplete="current-password"
          />
        )}
      </Field>
      <Field
        label={t('auth.newPassword')}
        hint={t('auth.passwordHint', { min: PASSWORD_MIN })}
        error={words(errors.password?.message)}
      >
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="new-password" />
        )}
      </Field>
      <Field label={t('auth.confirmPassword')} error={words(errors.confirmPassword?.message)}>
        {(control) => (
          <PasswordInput
            {...control}
            {...register('confirmPassword')}
            autoComplete="new-password"
          />
        )}
      </Field>
      <Button type="submit" size="large" busy={change.isPending}>
        {t('settings.changePassword')}
      </Button>
    </form>
  )
}
