import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Trans, useTranslation } from 'react-i18next'
import { type AuthResponse, PASSWORD_MIN, RegisterSchema } from '#shared/auth.ts'
import { recipeLanguage } from '../../i18n/i18n.ts'
import { readErrorData } from '../../lib/error-data.ts'
import { errorWords, validationWords } from '../../lib/error-words.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Hint } from '../../ui/hint.tsx'
import { Input } from '../../ui/input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { LegalLink } from './legal-link.tsx'

export function RegisterForm({ onDone }: { onDone: (response: AuthResponse) => void }) {
  const { t, i18n } = useTranslation()
  const signUp = trpc.auth.register.useMutation({ onSuccess: onDone })
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(RegisterSchema),
    defaultValues: { username: '', password: '', confirmPassword: '' },
  })
  const { errors } = formState
  const words = (message: string | undefined) => message && validationWords(message, t)

  const isTaken = readErrorData(signUp.error)?.appCode === 'USERNAME_TAKEN'
  const refusal = signUp.error ? errorWords(signUp.error, t) : undefined
  const submit = handleSubmit((values) =>
    signUp.mutate({ ...values, language: recipeLanguage(i18n.resolvedLanguage) }),
  )
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {refusal && !isTaken && (
        <Hint tone="problem" role="alert">
          {t('auth.registerFailed')} {refusal}
        </Hint>
      )}
      <Field
        label={t('auth.email')}
        error={words(errors.username?.message) ?? (isTaken ? refusal : undefined)}
      >
        {(control) => (
          <Input
            {...control}
            {...register('username', { onChange: () => isTaken && signUp.reset() })}
            type="email"
            autoComplete="username"
            placeholder={t('auth.emailPlaceholder')}
          />
        )}
      </Field>
      <Field
        label={t('auth.password')}
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
      <p className="text-small text-ink-soft">
        <Trans
          i18nKey="auth.agree"
          components={{ terms: <LegalLink to="/terms" />, privacy: <LegalLink to="/privacy" /> }}
        />
      </p>
      <Button type="submit" size="large" busy={signUp.isPending}>
        {t('auth.createAccount')}
      </Button>
    </form>
  )
}
