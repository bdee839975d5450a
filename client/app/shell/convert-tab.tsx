import { useNavigate } from 'react-router-dom'
import { useConversion } from '../../features/convert/conversion-store.ts'
import { ConvertHome } from '../../features/convert/convert-home.tsx'
import { ProcessingView } from '../../features/convert/processing-view.tsx'
import { TextEntry } from '../../features/convert/text-entry.tsx'
import { UrlEntry } from '../../features/convert/url-entry.tsx'
import { PhotoSteps } from '../../features/photo/photo-steps.tsx'
import { RecentRecipes } from '../../features/recipes/recent-recipes.tsx'
import { type ShellPlace, shellPath } from '../../lib/shell-path.ts'
import { ConversionExample } from '../conversion-example.tsx'
import { RecipeScreen } from './recipe-screen.tsx'
import { WelcomeBar } from './welcome-bar.tsx'

export function ConvertTab({ place }: { place: ShellPlace }) {
  const navigate = useNavigate()
  const source = useConversion((state) => state.running?.source)
  const backToMain = () => navigate(shellPath({ tab: 'convert' }))

  if (place.recipeId) {
    return <RecipeScreen key={place.recipeId} place={place} isReview onClose={backToMain} />
  }
  if (source) {
    return (
      <>
        {source === 'photo' && (
          <PhotoSteps status="sendingToAI" className="mx-auto mb-8 max-w-3xl" />
        )}
        <ProcessingView />
      </>
    )
  }
  if (place.entry === 'url') return <UrlEntry onBack={backToMain} />
  if (place.entry && place.entry !== 'photo') {
    return <TextEntry key={place.entry} kind={place.entry} onBack={backToMain} />
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
