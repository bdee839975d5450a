import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ChangeAddressSchema, RESEND_WAIT_SECONDS, type User } from '#shared/auth.ts'
import { useNoMail } from '../../hooks/use-no-mail.ts'
import { readErrorData } from '../../lib/error-data.ts'
import { errorWords, validationWords } from '../../lib/error-words.ts'
import { showToast } from '../../lib/toasts.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Hint } from '../../ui/hint.tsx'
import { Input } from '../../ui/input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { AccountPart } from './account-part.tsx'
import { useWait } from './use-wait.ts'

export function AccountEmail({ user }: { user: User }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const noMail = useNoMail('other')
  return (
    <AccountPart title={t('settings.emailTitle')}>
      <p className="min-w-0 break-words">{user.username}</p>
      {user.emailVerified ? (
        <Hint>{t('settings.emailVerified')}</Hint>
      ) : (
        <Unverified email={user.username} />
      )}
      {noMail ? (
        user.emailVerified && <p className="text-small text-ink-soft">{noMail}</p>
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
          {t('settings.changeEmail')}
        </Button>
      )}
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent title={t('settings.changeEmail')} closeLabel={t('common.close')}>
          <AddressForm onDone={() => setOpen(false)} />
        </DialogContent>
      </Dialog>
    </AccountPart>
  )
}

function Unverified({ email }: { email: string }) {
  const noMail = useNoMail('verify')
  return noMail ? <Hint tone="caution">{noMail}</Hint> : <ResendVerification email={email} />
}

function ResendVerification({ email }: { email: string }) {
  const { t } = useTranslation()
  const [left, wait] = useWait()
  const resend = trpc.account.resendVerification.useMutation({
    onSuccess: () => {
      wait(RESEND_WAIT_SECONDS)
      showToast({ title: t('settings.verificationSent', { email }) })
    },
    onError: (error) => {
      const data = readErrorData(error)
      wait(Number(data?.params.retryAfter ?? 0))
      // Waiting is shown on the button.
      if (data?.appCode === 'TOO_MANY_TRIES') return
      showToast({ title: errorWords(error, t), tone: 'problem' })
    },
  })
  return (
    <Hint tone="caution">
      <p>{t('settings.emailUnverified')}</p>
      <Button
        variant="link"
        size="inline"
        busy={resend.isPending}
        disabled={left > 0}
        onClick={() => resend.mutate()}
      >
        {left > 0 ? t('settings.resendWait', { seconds: left }) : t('settings.resend')}
      </Button>
    </Hint>
  )
}

function AddressForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const change = trpc.account.changeAddress.useMutation({
    onSuccess: (_, { username: email }) => {
      showToast({ title: t('settings.changeEmailSent', { email }) })
      onDone()
    },
  })
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(ChangeAddressSchema),
    defaultValues: { username: '', password: '' },
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
      <Field label={t('settings.newEmail')} error={words(errors.username?.message)}>
        {(control) => (
          <Input {...control} {...register('username')} type="email" autoComplete="email" />
        )}
      </Field>
      <Field label={t('settings.currentPassword')} error={words(errors.password?.message)}>
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
      <Button type="submit" size="large" busy={change.isPending}>
        {t('settings.changeEmailSend')}
      </Button>
    </form>
  )
}
