import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { INSTRUCTION_LENGTH } from '#shared/convert.ts'
import { useFocusOnce } from '../../hooks/use-focus-once.ts'
import { useSession } from '../../hooks/use-session.ts'
import { useSessionText } from '../../hooks/use-session-text.ts'
import { useAppStore } from '../../lib/app-store.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { clearProblem, ENTRY_KEYS, useConversion } from './conversion-store.ts'
import { EntryFrame } from './entry-frame.tsx'
import { TextTips } from './text-tips.tsx'
import { useStartConversion } from './use-start-conversion.ts'

type TextEntryProps = {
  /** A whole recipe, or an idea that a recipe is made from. */
  kind: 'text' | 'idea'
  onBack: () => void
}

export function TextEntry({ kind, onBack }: TextEntryProps) {
  const { t } = useTranslation()
  const { status } = useSession()
  const setShowAuthModal = useAppStore((state) => state.setShowAuthModal)
  const problem = useConversion((state) => state.problem)
  const { convertText, convertIdea } = useStartConversion()
  const [typed, setTyped] = useSessionText(ENTRY_KEYS[kind])
  const area = useFocusOnce<HTMLTextAreaElement>()
  const [isEmptyRefused, setEmptyRefused] = useState(false)

  const empty = t(kind === 'text' ? 'errors.TEXT_EMPTY' : 'convert.idea.empty')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!typed.trim()) return setEmptyRefused(true)
    if (status !== 'signed-in') return setShowAuthModal(true)
    if (kind === 'text') convertText(typed)
    else convertIdea(typed)
  }

  const change = (text: string) => {
    setTyped(text)
    setEmptyRefused(false)
    clearProblem()
  }

  const failure = problem?.source === kind ? problem.words : undefined
  return (
    <EntryFrame title={t(`convert.${kind}.title`)} onBack={onBack}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label={t(`convert.${kind}.label`)} error={isEmptyRefused ? empty : failure}>
          {(control) => (
            <Textarea
              {...control}
              ref={area}
              rows={kind === 'text' ? 12 : 5}
              maxLength={kind === 'idea' ? INSTRUCTION_LENGTH : undefined}
              placeholder={t(`convert.${kind}.placeholder`)}
              value={typed}
              onChange={(event) => change(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" size="large" className="sm:justify-self-start">
          {t(`convert.${kind}.submit`)}
        </Button>
        <TextTips kind={kind} />
      </form>
    </EntryFrame>
  )
}
