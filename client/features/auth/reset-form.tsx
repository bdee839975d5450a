import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PASSWORD_MIN, ResetPasswordSchema } from '#shared/auth.ts'
import { errorWords, validationWords } from '../../lib/error-words.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Hint } from '../../ui/hint.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'

type ResetFormProps = { token: string; onDone: () => void }

/** Sets a new password by the link of a mail. */
export function ResetForm({ token, onDone }: ResetFormProps) {
  const { t } = useTranslation()
  const reset = trpc.auth.resetPassword.useMutation({ onSuccess: onDone })
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(ResetPasswordSchema),
    defaultValues: { token, password: '', confirmPassword: '' },
  })
  const { errors } = formState
  const words = (message: string | undefined) => message && validationWords(message, t)
  return (
    <form
      noValidate
      onSubmit={handleSubmit((values) => reset.mutate(values))}
      className="grid gap-5"
    >
      <p className="text-ink-soft">{t('auth.resetHint')}</p>
      {reset.error && (
        <Hint tone="problem" role="alert">
          {errorWords(reset.error, t)}
        </Hint>
      )}
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
      <Button type="submit" size="large" busy={reset.isPending}>
        {t('auth.resetSave')}
      </Button>
    </form>
  )
}
