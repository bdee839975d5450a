import { ArrowLeft, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PhotoRead } from '#shared/convert.ts'
import { useFocusOnce } from '../../hooks/use-focus-once.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { type DoubtfulLine, doubtfulLines, mendLines } from './doubtful-lines.ts'
import { ReadText } from './read-text.tsx'

type Lines = PhotoRead['lines']
type LineCheckProps = { lines: Lines; onDone: (mended: Lines) => void; onBack: () => void }

/** The lines that were hard to read, each beside its piece of the photo, to be set right. */
export function LineCheck({ lines, onDone, onBack }: LineCheckProps) {
  const { t } = useTranslation()
  const heading = useFocusOnce<HTMLHeadingElement>()
  const [texts, setTexts] = useState<ReadonlyMap<number, string>>(new Map())
  const doubtful = doubtfulLines(lines)
  const mended = mendLines(lines, texts)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onDone(mended)
  }
  return (
    <main className="mx-auto w-full max-w-3xl px-(--page-inset) pt-4">
      <Button variant="quiet" className="mb-3 -ml-4" onClick={onBack}>
        <ArrowLeft aria-hidden />
        {t('common.back')}
      </Button>
      <h1 ref={heading} tabIndex={-1} className="text-display outline-none">
        {t('photo.lines.title')}
      </h1>
      <p className="mt-3 text-lead text-ink-soft">
        {t('photo.lines.message', { count: doubtful.length })}
      </p>
      <form noValidate onSubmit={submit}>
        <ul className="mt-7 grid gap-5">
          {doubtful.map((line) => (
            <LineField
              key={line.index}
              line={line}
              text={texts.get(line.index) ?? line.text}
              onChange={(text) => setTexts(new Map(texts).set(line.index, text))}
            />
          ))}
        </ul>
        <ReadText lines={mended} />
        <div className="sticky bottom-0 mt-6 border-t border-line bg-paper/95 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-sm">
          <Button type="submit" size="large" className="w-full sm:w-auto">
            {t('photo.lines.continue')}
          </Button>
        </div>
      </form>
    </main>
  )
}

type LineFieldProps = { line: DoubtfulLine; text: string; onChange: (text: string) => void }

function LineField({ line, text, onChange }: LineFieldProps) {
  const { t } = useTranslation()
  const number = line.index + 1
  return (
    <li className="grid gap-3 rounded-l border border-line bg-surface p-4 sm:p-5">
      <img
        src={line.crop}
        alt={t('photo.lines.crop', { number })}
        className="max-h-14 w-full object-contain object-left"
      />
      <Field label={t('photo.lines.line', { number })}>
        {(control) => (
          <div className="flex items-start gap-2">
            <Textarea
              {...control}
              rows={1}
              grows
              placeholder={t('photo.lines.leftOut')}
              value={text}
              // A line stays one.
              onChange={({ target }) => onChange(target.value.replaceAll('\n', ' '))}
            />
            <Button
              variant="quiet"
              size="icon"
              aria-label={t('photo.lines.leaveOut', { number })}
              disabled={text === ''}
              onClick={() => onChange('')}
            >
              <X aria-hidden />
            </Button>
          </div>
        )}
      </Field>
    </li>
  )
}
