import type { ShellPlace } from '../../lib/shell-path.ts'
import { LateCredits } from '../late-credits.tsx'
import { LateRecipes } from '../late-recipes.tsx'
import { LateSettings } from '../late-settings.tsx'
import { LateShopping } from '../late-shopping.tsx'
import { ConvertTab } from './convert-tab.tsx'

export function TabContent({ place }: { place: ShellPlace }) {
  switch (place.tab) {
    case 'convert':
      return <ConvertTab place={place} />
    case 'recipes':
      return <LateRecipes place={place} />
    case 'shopping':
      return <LateShopping />
    case 'credits':
      return <LateCredits />
    case 'settings':
      return <LateSettings />
  }
}
