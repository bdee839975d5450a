import { useNavigate } from 'react-router-dom'
import { useConversion } from '../../features/convert/conversion-store.ts'
import { ConvertHome } from '../../features/convert/convert-home.tsx'
import { ProcessingView } from '../../features/convert/processing-view.tsx'
import { TextEntry } from '../../features/convert/text-entry.tsx'
import { UrlEntry } from '../../features/convert/url-entry.tsx'
import { RecentRecipes } from '../../features/recipes/recent-recipes.tsx'
import { type ShellPlace, shellPath } from '../../lib/shell-path.ts'
import { ConversionExample } from '../conversion-example.tsx'
import { RecipeScreen } from './recipe-screen.tsx'
import { WelcomeBar } from './welcome-bar.tsx'

export function ConvertTab({ place }: { place: ShellPlace }) {
  const navigate = useNavigate()
  const isRunning = useConversion((state) => state.running !== null)
  const backToMain = () => navigate(shellPath({ tab: 'convert' }))

  if (place.recipeId) {
    return <RecipeScreen key={place.recipeId} place={place} isReview onClose={backToMain} />
  }
  if (isRunning) return <ProcessingView />
  if (place.entry === 'url') return <UrlEntry onBack={backToMain} />
  if (place.entry) return <TextEntry key={place.entry} kind={place.entry} onBack={backToMain} />
  return (
    <>
      <WelcomeBar />
      <ConvertHome>
        <RecentRecipes fallback={<ConversionExample className="mt-10 max-w-xl" />} />
      </ConvertHome>
    </>
  )
}
