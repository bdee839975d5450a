import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { type ConversionSource, useConversion } from '../../features/convert/conversion-store.ts'
import { ProcessingView } from '../../features/convert/processing-view.tsx'
import { PhotoSteps } from '../../features/photo/photo-steps.tsx'
import { shellPath } from '../../lib/shell-path.ts'
import { preloadReview } from '../late-recipe.tsx'

/** The conversion that runs; of a photo with the steps before it. */
export function RunningView({ source }: { source: ConversionSource }) {
  useLeadToReview()
  return (
    <>
      {source === 'photo' && <PhotoSteps status="sendingToAI" className="mb-8 max-w-3xl" />}
      <ProcessingView />
    </>
  )
}

/** The review is fetched while there is time, and led to when it can be drawn at once. */
function useLeadToReview() {
  const navigate = useNavigate()
  const resultId = useConversion((state) => state.running?.resultId)
  useEffect(() => {
    let isHere = true
    const lead = () => {
      if (!isHere || !resultId) return
      // Replacing, so that the way back leads to the start and not to a finished form.
      navigate(shellPath({ tab: 'convert', recipeId: resultId, mode: 'edit' }), { replace: true })
    }
    // What cannot be fetched now is asked for again when it is shown, and told then.
    preloadReview().then(lead, lead)
    return () => {
      isHere = false
    }
  }, [navigate, resultId])
}
