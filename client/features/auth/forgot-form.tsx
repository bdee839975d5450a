import { zodResolver } from '@hookform/resolvers/zod'
import { MailCheck } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ForgotPasswordSchema } from '#shared/auth.ts'
import { useNoMail } from '../../hooks/use-no-mail.ts'
import { recipeLanguage } from '../../i18n/i18n.ts'
import { errorWords, validationWords } from '../../lib/error-words.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Hint } from '../../ui/hint.tsx'
import { Input } from '../../ui/input.tsx'

/** Asks for the mail with the link for a new password; says the same for any address. */
export function ForgotForm() {
  const { t, i18n } = useTranslation()
  const { data: options } = trpc.auth.options.useQuery()
  const noMail = useNoMail('other')
  const ask = trpc.auth.forgotPassword.useMutation()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(ForgotPasswordSchema),
    defaultValues: { username: '' },
  })
  const mistake = formState.errors.username?.message
  if (noMail) return <Hint tone="caution">{noMail}</Hint>
  if (ask.isSuccess) {
    return (
      <div className="grid gap-5">
        <p role="status" className="flex items-start gap-4 text-lead">
          <MailCheck aria-hidden className="mt-1 size-7 shrink-0 text-basil" />
          <span className="min-w-0">{t('auth.forgotSent', { email: ask.variables.username })}</span>
        </p>
        {options?.devMail && (
          <Button asChild variant="secondary">
            <a href="/dev/mail" target="_blank" rel="noreferrer">
              {t('auth.readMail')}
            </a>
          </Button>
        )}
      </div>
    )
  }
  const submit = handleSubmit((values) =>
    ask.mutate({ ...values, language: recipeLanguage(i18n.resolvedLanguage) }),
  )
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-ink-soft">{t('auth.forgotHint')}</p>
      {ask.error && (
        <Hint tone="problem" role="alert">
          {errorWords(ask.error, t)}
        </Hint>
      )}
      <Field label={t('auth.email')} error={mistake && validationWords(mistake, t)}>
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
      <Button type="submit" size="large" busy={ask.isPending}>
        {t('auth.forgotSend')}
      </Button>
    </form>
  )
}
