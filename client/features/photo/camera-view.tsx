import { Images, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../lib/toasts.ts'
import { cx } from '../../ui/cx.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { FileButton } from './file-button.tsx'
import { NoCamera } from './no-camera.tsx'
import { PANEL_BUTTON_CLASSES, PanelButton, PanelIconButton } from './panel-button.tsx'
import { PICTURE_BAR, PICTURE_SCREEN } from './screen-frame.ts'
import { drawAsJpeg } from './shrink-photo.ts'
import { TorchButton } from './torch-button.tsx'
import { useCamera } from './use-camera.ts'

type CameraViewProps = {
  /** How many pages there are already. */
  count: number
  onCapture: (image: string) => void
  onFiles: (files: File[]) => void
  onPages: () => void
  onText: () => void
  onClose: () => void
}

/** What the camera sees, on the whole screen; a tap anywhere on it takes the photo. */
export function CameraView(props: CameraViewProps) {
  const { count, onCapture, onFiles, onPages, onClose } = props
  const { t } = useTranslation()
  const camera = useCamera()
  const stream = camera.status === 'live' ? camera.stream : null

  if (camera.status === 'problem') {
    return <NoCamera problem={camera.problem} onRetry={camera.retry} {...props} />
  }
  return (
    <main aria-label={t('photo.camera.title')} className={PICTURE_SCREEN}>
      <div className={PICTURE_BAR}>
        <PanelIconButton aria-label={t('common.close')} onClick={onClose}>
          <X aria-hidden />
        </PanelIconButton>
        {stream && <TorchButton stream={stream} />}
      </div>
      <Viewfinder stream={stream} onCapture={onCapture} />
      <div
        className={cx(PICTURE_BAR, 'justify-between pb-[max(0.75rem,env(safe-area-inset-bottom))]')}
      >
        <FileButton variant="bare" className={PANEL_BUTTON_CLASSES} onFiles={onFiles}>
          <Images aria-hidden />
          <span className="short:sr-only">{t('photo.choose')}</span>
        </FileButton>
        {count > 0 && (
          <PanelButton onClick={onPages}>{t('photo.camera.pages', { count })}</PanelButton>
        )}
      </div>
    </main>
  )
}

type ViewfinderProps = { stream: MediaStream | null; onCapture: (image: string) => void }

function Viewfinder({ stream, onCapture }: ViewfinderProps) {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const shutter = useRef<HTMLButtonElement>(null)
  // The size is known before the first frame is: a photo taken in between would be black.
  const [hasFrame, setHasFrame] = useState(false)

  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  useEffect(() => {
    if (hasFrame && document.activeElement === document.body) shutter.current?.focus()
  }, [hasFrame])

  const capture = () => {
    const { videoWidth: width, videoHeight: height } = video.current ?? {}
    if (video.current && width && height) {
      return onCapture(drawAsJpeg(video.current, { width, height }))
    }
    showToast({
      title: t('photo.camera.captureFailedTitle'),
      description: t('photo.camera.captureFailed'),
      tone: 'problem',
    })
  }

  return (
    <div className="relative flex min-h-0 min-w-0 flex-1">
      <button
        ref={shutter}
        type="button"
        aria-label={t('photo.camera.capture')}
        disabled={!hasFrame}
        onClick={capture}
        className="group relative min-w-0 flex-1 overflow-hidden focus-visible:outline-offset-[-4px]"
      >
        {/* The whole picture, uncropped: what is seen is what is taken. */}
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          onLoadedData={() => setHasFrame(true)}
          onEmptied={() => setHasFrame(false)}
          className="absolute inset-0 size-full object-contain"
        />
        {stream && (
          <span className="absolute inset-x-0 bottom-5 grid place-content-center short:inset-x-auto short:inset-y-0 short:right-3">
            <span className="grid size-18 place-items-center rounded-full border-4 border-panel-ink bg-panel/75 ring-4 ring-panel/75">
              <span className="size-13 rounded-full bg-panel-ink transition-transform group-active:scale-90" />
            </span>
          </span>
        )}
      </button>
      {stream ? (
        <p className="pointer-events-none absolute inset-x-0 bottom-28 grid justify-items-center short:bottom-3">
          <span className="rounded-full bg-panel/75 px-4 py-1.5 text-small font-semibold text-panel-ink">
            {t('photo.camera.hint')}
          </span>
        </p>
      ) : (
        <p className="pointer-events-none absolute inset-0 grid place-content-center justify-items-center gap-3 px-6 text-center text-panel-soft">
          <Spinner size="large" />
          {t('photo.camera.starting')}
        </p>
      )}
    </div>
  )
}
