import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../hooks/use-session.ts'
import { useSessionText } from '../../hooks/use-session-text.ts'
import { useAppStore } from '../../lib/app-store.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { clearProblem, ENTRY_KEYS, useConversion } from './conversion-store.ts'
import { EntryFrame } from './entry-frame.tsx'
import { readRecipeUrl } from './recipe-url.ts'
import { useStartConversion } from './use-start-conversion.ts'

export function UrlEntry({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation()
  const { status } = useSession()
  const setShowAuthModal = useAppStore((state) => state.setShowAuthModal)
  const problem = useConversion((state) => state.problem)
  const { convertUrl } = useStartConversion()
  const [typed, setTyped] = useSessionText(ENTRY_KEYS.url)
  const [mistake, setMistake] = useState<'URL_EMPTY' | 'URL_INVALID' | null>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!typed.trim()) return setMistake('URL_EMPTY')
    const url = readRecipeUrl(typed)
    if (!url) return setMistake('URL_INVALID')
    setMistake(null)
    if (status !== 'signed-in') return setShowAuthModal(true)
    convertUrl(url)
  }

  const change = (text: string) => {
    setTyped(text)
    setMistake(null)
    clearProblem()
  }

  const failure = problem?.source === 'url' ? problem.words : undefined
  return (
    <EntryFrame title={t('convert.url.title')} message={t('convert.url.message')} onBack={onBack}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label={t('convert.url.label')} error={mistake ? t(`errors.${mistake}`) : failure}>
          {(control) => (
            <Input
              {...control}
              type="url"
              inputMode="url"
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              placeholder={t('convert.url.placeholder')}
              value={typed}
              onChange={(event) => change(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" size="large" className="justify-self-stretch sm:justify-self-start">
          {t('convert.url.submit')}
        </Button>
      </form>
    </EntryFrame>
  )
}
