import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type AuthResponse, LoginSchema } from '#shared/auth.ts'
import { errorWords, validationWords } from '../../lib/error-words.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Hint } from '../../ui/hint.tsx'
import { Input } from '../../ui/input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'

type LoginFormProps = {
  onDone: (response: AuthResponse) => void
  /** Goes to another page, without a login. */
  onLeave: () => void
}

export function LoginForm({ onDone, onLeave }: LoginFormProps) {
  const { t } = useTranslation()
  const login = trpc.auth.login.useMutation({ onSuccess: onDone })
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(LoginSchema),
    defaultValues: { username: '', password: '' },
  })
  const { errors } = formState
  const words = (message: string | undefined) => message && validationWords(message, t)

  return (
    <form
      noValidate
      onSubmit={handleSubmit((values) => login.mutate(values))}
      className="grid gap-5"
    >
      {login.error && (
        <Hint tone="problem" role="alert">
          {errorWords(login.error, t)}
        </Hint>
      )}
      <Field label={t('auth.email')} error={words(errors.username?.message)}>
        {(control) => (
          <Input
            {...control}
            {...register('username')}
            type="email"
            autoComplete="username"
            placeholder={t('auth.emailPlaceholder')}
          />
        )}
      </Field>
      <Field label={t('auth.password')} error={words(errors.password?.message)}>
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
      <Button type="submit" size="large" busy={login.isPending}>
        {t('auth.login')}
      </Button>
      <Button asChild variant="link" size="inline" className="justify-self-center">
        <Link to="/reset" onClick={onLeave}>
          {t('auth.forgot')}
        </Link>
      </Button>
    </form>
  )
}
