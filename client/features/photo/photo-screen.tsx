import { useCallback, useState } from 'react'
import { useConverter } from '../../hooks/use-converter.ts'
import { CameraView } from './camera-view.tsx'
import { LineCheck } from './line-check.tsx'
import { PhotoFailure, PhotoOverlay } from './photo-overlay.tsx'
import { PhotoPages } from './photo-pages.tsx'
import { claimPhotos, dropRead, forgetHandedOver, usePhotos } from './photo-store.ts'
import { useDroppedFiles } from './use-dropped-files.ts'
import { useEscape } from './use-escape.ts'
import { usePhotoReading } from './use-photo-reading.ts'
import { useTakenPhotos } from './use-taken-photos.ts'

type PhotoScreenProps = {
  userId: string
  /** Why the last conversion of a photo has failed, until another is started. */
  failure: string | null
  /** The person goes on from the failure, so that it is none any more. */
  onFailureSeen: () => void
  onConvert: (recipeId: string) => void
  onText: () => void
  onExit: () => void
}

/** From the camera, or files, to a text that can be converted. */
export function PhotoScreen(props: PhotoScreenProps) {
  const { userId, failure, onFailureSeen, onConvert, onText, onExit } = props
  useKeptPhotos(userId, failure)
  // Asked now, so that the answer is there before the photos are sent.
  useConverter()
  const count = usePhotos(({ photos }) => photos.length)
  const { stage, show, read, mend, cancel, retry } = usePhotoReading({ failure, onConvert })
  const showPages = useCallback(() => show('pages'), [show])
  const { take, takeFiles } = useTakenPhotos(showPages)
  const isTaking = stage.name === 'camera' || stage.name === 'pages'
  const isDropping = useDroppedFiles(isTaking ? takeFiles : ignore)

  const leaveCamera = count > 0 ? showPages : onExit
  const lookAgain = () => {
    dropRead()
    onFailureSeen()
    showPages()
  }
  const ways = {
    camera: leaveCamera,
    pages: onExit,
    processing: cancel,
    sendingToAI: cancel,
    lines: showPages,
    failed: lookAgain,
  }
  useEscape(ways[stage.name])

  const screen = () => {
    switch (stage.name) {
      case 'camera':
        return (
          <CameraView
            count={count}
            onCapture={(image) => take([image])}
            onFiles={takeFiles}
            onPages={showPages}
            onText={onText}
            onClose={leaveCamera}
          />
        )
      case 'pages':
        return <PhotoPages onAdd={() => show('camera')} onRead={read} onClose={onExit} />
      case 'processing':
      case 'sendingToAI':
        return <PhotoOverlay key={stage.name} status={stage.name} onCancel={cancel} />
      case 'lines':
        return <LineCheck lines={stage.lines} onDone={mend} onBack={showPages} />
      case 'failed':
        return <PhotoFailure {...stage} onRetry={retry} onPages={lookAgain} onText={onText} />
    }
  }
  return (
    <>
      {screen()}
      {isDropping && (
        <div className="pointer-events-none fixed inset-2 z-30 rounded-l border-4 border-dashed border-basil bg-basil/15" />
      )}
    </>
  )
}

/** Before anything reads the store: whose photos are these, and are they done with? */
function useKeptPhotos(userId: string, failure: string | null): void {
  useState(() => {
    claimPhotos(userId)
    if (!failure) forgetHandedOver()
  })
}

function ignore(): void {}
