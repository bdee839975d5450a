import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PhotoRead } from '#shared/convert.ts'

/** Everything that was read, with the doubtful lines marked: where a line stands says much of it. */
export function ReadText({ lines }: { lines: PhotoRead['lines'] }) {
  const { t } = useTranslation()
  return (
    <details className="group mt-6">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 font-semibold text-basil">
        {t('photo.lines.whole')}
        <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="rounded-m bg-sunken p-4 text-small">
        {lines.map(({ text, crop }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their places, and texts may repeat
          <p key={index}>
            {crop && text ? (
              <mark className="rounded-s bg-butter px-1 text-on-butter">{text}</mark>
            ) : (
              text
            )}
          </p>
        ))}
      </div>
    </details>
  )
}
