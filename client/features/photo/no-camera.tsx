import { ArrowLeft, CameraOff, ImagePlus, Images } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFocusOnce } from '../../hooks/use-focus-once.ts'
import { Button } from '../../ui/button.tsx'
import type { CameraProblem } from './camera.ts'
import { FileButton } from './file-button.tsx'

type NoCameraProps = {
  problem: CameraProblem
  onRetry: () => void
  onFiles: (files: File[]) => void
  onText: () => void
  onClose: () => void
}

/** Instead of the camera: why there is none, what to do about it, and the other ways to a photo. */
export function NoCamera(props: NoCameraProps) {
  const { problem, onRetry, onFiles, onText, onClose } = props
  const { t } = useTranslation()
  const heading = useFocusOnce<HTMLHeadingElement>()
  // Where there is no camera nothing is broken: one has photos.
  const isFault = problem !== 'absent' && problem !== 'insecure'
  const Icon = isFault ? CameraOff : ImagePlus
  return (
    <main className="mx-auto w-full max-w-2xl px-(--page-inset) pt-4 pb-12">
      <Button variant="quiet" className="mb-4 -ml-4" onClick={onClose}>
        <ArrowLeft aria-hidden />
        {t('common.back')}
      </Button>
      <div className="grid justify-items-center gap-4 rounded-l border-2 border-dashed border-line-strong px-5 py-10 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-butter text-on-butter">
          <Icon aria-hidden className="size-7" />
        </span>
        <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
          {t(isFault ? 'photo.problem.title' : 'photo.problem.choose')}
        </h1>
        <p role="alert" className="max-w-md text-ink-soft">
          {t(`photo.problem.${problem}`)}
        </p>
        {problem === 'refused' && (
          <p className="max-w-md text-small text-ink-soft">{t('photo.problem.howToAllow')}</p>
        )}
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <FileButton size="large" onFiles={onFiles}>
            <Images aria-hidden />
            {t('photo.choose')}
          </FileButton>
          {isFault && (
            <Button size="large" variant="secondary" onClick={onRetry}>
              {t('photo.problem.retry')}
            </Button>
          )}
        </div>
        <p className="hidden text-small text-ink-faint lg:block">{t('photo.drop')}</p>
      </div>
      <p className="mt-6 text-center">
        <Button variant="link" onClick={onText}>
          {t('photo.enterText')}
        </Button>
      </p>
    </main>
  )
}
