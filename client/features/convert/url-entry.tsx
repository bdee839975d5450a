import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusOnce } from '../../hooks/use-focus-once.ts'
import { useSession } from '../../hooks/use-session.ts'
import { useSessionText } from '../../hooks/use-session-text.ts'
import { useAppStore } from '../../lib/app-store.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { clearProblem, ENTRY_KEYS, useConversion } from './conversion-store.ts'
import { EntryFrame } from './entry-frame.tsx'
import { KnownAddressOffer } from './known-address-offer.tsx'
import { readRecipeUrl } from './recipe-url.ts'
import { forgetKnownAddress, useImportAddress, useKnownAddress } from './use-import-address.ts'

export function UrlEntry({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation()
  const { status } = useSession()
  const setShowAuthModal = useAppStore((state) => state.setShowAuthModal)
  const problem = useConversion((state) => state.problem)
  const { importAddress, importAgain, isLooking } = useImportAddress()
  const known = useKnownAddress((state) => state.known)
  const input = useFocusOnce<HTMLInputElement>()
  useEffect(() => forgetKnownAddress, [])
  const [typed, setTyped] = useSessionText(ENTRY_KEYS.url)
  const [mistake, setMistake] = useState<'URL_EMPTY' | 'URL_INVALID' | null>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!typed.trim()) return setMistake('URL_EMPTY')
    const url = readRecipeUrl(typed)
    if (!url) return setMistake('URL_INVALID')
    setMistake(null)
    if (status !== 'signed-in') return setShowAuthModal(true)
    if (known) importAgain(url)
    else importAddress(url)
  }

  const change = (text: string) => {
    setTyped(text)
    setMistake(null)
    clearProblem()
    forgetKnownAddress()
  }

  const failure = problem?.source === 'url' ? problem.words : undefined
  return (
    <EntryFrame title={t('convert.url.title')} message={t('convert.url.message')} onBack={onBack}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label={t('convert.url.label')} error={mistake ? t(`errors.${mistake}`) : failure}>
          {(control) => (
            <Input
              {...control}
              ref={input}
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
        {known ? (
          <KnownAddressOffer known={known} />
        ) : (
          <Button
            type="submit"
            size="large"
            busy={isLooking}
            className="justify-self-stretch sm:justify-self-start"
          >
            {t('convert.url.submit')}
          </Button>
        )}
      </form>
    </EntryFrame>
  )
}
