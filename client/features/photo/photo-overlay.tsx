import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useConverter } from '../../hooks/use-converter.ts'
import { useFocusOnce } from '../../hooks/use-focus-once.ts'
import { Button } from '../../ui/button.tsx'
import { PhotoImage } from './photo-image.tsx'
import { type PhotoStatus, PhotoSteps } from './photo-steps.tsx'
import { usePhotos } from './photo-store.ts'

type PhotoOverlayProps = { status: 'processing' | 'sendingToAI'; onCancel: () => void }

/** While the photos are worked on. */
export function PhotoOverlay({ status, onCancel }: PhotoOverlayProps) {
  const { t } = useTranslation()
  const converter = useConverter()
  const words =
    status === 'processing' ? t('photo.steps.image') : t(`photo.steps.convert.${converter}`)
  return (
    <OverlayFrame status={status} title={words}>
      <p className="text-small text-ink-soft">{t('photo.reading.wait')}</p>
      <Button variant="secondary" size="large" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
    </OverlayFrame>
  )
}

type PhotoFailureProps = {
  failed: 'processing' | 'sendingToAI'
  words: string
  onRetry: () => void
  onPages: () => void
  onText: () => void
}

/** When that came to nothing. The photos are still there, unless the page was loaded anew since. */
export function PhotoFailure({ failed, words, onRetry, onPages, onText }: PhotoFailureProps) {
  const { t } = useTranslation()
  const converter = useConverter()
  const hasPhotos = usePhotos(({ photos }) => photos.length > 0)
  const title =
    failed === 'processing' ? t('photo.failed.read') : t(`photo.failed.convert.${converter}`)
  return (
    <OverlayFrame status="error" failed={failed} title={title}>
      <div role="alert" className="grid gap-2">
        <p>{words}</p>
        <p className="text-small text-ink-soft">
          {t(hasPhotos ? 'photo.failed.advice' : 'photo.failed.draft')}
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        {hasPhotos && (
          <Button size="large" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        )}
        <Button size="large" variant="secondary" onClick={onPages}>
          {t(hasPhotos ? 'photo.failed.pages' : 'convert.fromPhoto')}
        </Button>
        <Button size="large" variant="quiet" onClick={onText}>
          {t('photo.enterText')}
        </Button>
      </div>
    </OverlayFrame>
  )
}

type OverlayFrameProps = {
  status: PhotoStatus
  failed?: 'processing' | 'sendingToAI'
  title: string
  children: ReactNode
}

function OverlayFrame({ status, failed, title, children }: OverlayFrameProps) {
  const heading = useFocusOnce<HTMLHeadingElement>()
  const [first] = usePhotos((state) => state.photos)
  return (
    <main className="mx-auto flex min-h-[calc(var(--vh,1vh)*100-var(--timer-bar-height))] max-w-xl flex-col items-center justify-center gap-7 px-(--page-inset) py-8 text-center">
      {first && (
        <div
          aria-hidden
          className="relative overflow-hidden rounded-l border border-line bg-sunken shadow-lift short:hidden"
        >
          <PhotoImage src={first.image} alt="" className="max-h-[min(16rem,30vh)] max-w-full" />
          {status === 'processing' && (
            <span className="absolute inset-x-0 top-0 h-full animate-scan border-b-3 border-basil bg-linear-to-b from-transparent to-basil/25" />
          )}
        </div>
      )}
      <h1 ref={heading} tabIndex={-1} className="text-display outline-none">
        {title}
      </h1>
      <PhotoSteps status={status} {...(failed && { failed })} className="w-full max-w-md" />
      {children}
    </main>
  )
}
