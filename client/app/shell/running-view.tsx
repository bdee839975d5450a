import type { ConversionSource } from '../../features/convert/conversion-store.ts'
import { ProcessingView } from '../../features/convert/processing-view.tsx'
import { PhotoSteps } from '../../features/photo/photo-steps.tsx'

/** The conversion that runs; of a photo with the steps before it. */
export function RunningView({ source }: { source: ConversionSource }) {
  return (
    <>
      {source === 'photo' && <PhotoSteps status="sendingToAI" className="mx-auto mb-8 max-w-3xl" />}
      <ProcessingView />
    </>
  )
}
