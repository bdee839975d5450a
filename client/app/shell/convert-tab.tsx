import { Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { finishConversion, useConversion } from '../../features/convert/conversion-store.ts'
import { ConvertHome } from '../../features/convert/convert-home.tsx'
import { RecentRecipes } from '../../features/recipes/recent-recipes.tsx'
import { latePart } from '../../lib/late-part.ts'
import { type ShellPlace, shellPath } from '../../lib/shell-path.ts'
import { ConversionExample } from '../conversion-example.tsx'
import { LateRecipe } from '../late-recipe.tsx'
import { WelcomeBar } from './welcome-bar.tsx'

const UrlEntry = latePart(
  async () => (await import('../../features/convert/url-entry.tsx')).UrlEntry,
)
const TextEntry = latePart(
  async () => (await import('../../features/convert/text-entry.tsx')).TextEntry,
)
const RunningView = latePart(async () => (await import('./running-view.tsx')).RunningView)

export function ConvertTab({ place }: { place: ShellPlace }) {
  const navigate = useNavigate()
  const source = useConversion((state) => state.running?.source)
  const backToMain = () => navigate(shellPath({ tab: 'convert' }))
  // What has run is over when its result stands there, and not before: nothing shows between.
  useEffect(() => {
    if (place.recipeId) finishConversion(place.recipeId)
  }, [place.recipeId])

  if (place.recipeId) {
    return <LateRecipe key={place.recipeId} place={place} isReview onClose={backToMain} />
  }
  if (source || (place.entry && place.entry !== 'photo')) {
    return (
      <Suspense>
        {source ? <RunningView source={source} /> : <Entry place={place} onBack={backToMain} />}
      </Suspense>
    )
  }
  return (
    <>
      <WelcomeBar />
      <ConvertHome>
        <RecentRecipes fallback={<ConversionExample className="mt-10 max-w-xl" />} />
      </ConvertHome>
    </>
  )
}

function Entry({ place, onBack }: { place: ShellPlace; onBack: () => void }) {
  if (place.entry === 'url') return <UrlEntry onBack={onBack} />
  if (!place.entry || place.entry === 'photo') return null
  return <TextEntry key={place.entry} kind={place.entry} onBack={onBack} />
}
