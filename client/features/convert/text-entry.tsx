import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../hooks/use-session.ts'
import { useSessionText } from '../../hooks/use-session-text.ts'
import { useAppStore } from '../../lib/app-store.ts'
import { showToast } from '../../lib/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { clearProblem, ENTRY_KEYS, useConversion } from './conversion-store.ts'
import { EntryFrame } from './entry-frame.tsx'
import { TextTips } from './text-tips.tsx'
import { useStartConversion } from './use-start-conversion.ts'

export function TextEntry({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation()
  const { status } = useSession()
  const setShowAuthModal = useAppStore((state) => state.setShowAuthModal)
  const problem = useConversion((state) => state.problem)
  const { convertText } = useStartConversion()
  const [typed, setTyped] = useSessionText(ENTRY_KEYS.text)
  const [isEmptyRefused, setEmptyRefused] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!typed.trim()) {
      setEmptyRefused(true)
      return showToast({ title: t('errors.TEXT_EMPTY'), tone: 'problem' })
    }
    if (status !== 'signed-in') return setShowAuthModal(true)
    convertText(typed)
  }

  const change = (text: string) => {
    setTyped(text)
    setEmptyRefused(false)
    clearProblem()
  }

  const failure = problem?.source === 'text' ? problem.words : undefined
  return (
    <EntryFrame title={t('convert.text.title')} onBack={onBack}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field
          label={t('convert.text.label')}
          error={isEmptyRefused ? t('errors.TEXT_EMPTY') : failure}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={12}
              placeholder={t('convert.text.placeholder')}
              value={typed}
              onChange={(event) => change(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" size="large" className="sm:justify-self-start">
          {t('convert.text.submit')}
        </Button>
        <TextTips />
      </form>
    </EntryFrame>
  )
}
