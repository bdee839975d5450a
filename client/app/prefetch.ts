import { loadLateTexts } from '../i18n/catalogs.ts'
import { readShellPlace } from '../lib/shell-path.ts'
import { LATE_PAGES } from './late-pages.ts'

/** Fetches the code of what an address shows, while it is still asked who is signed in. */
export function prefetchPlace(address: Location): void {
  for (const load of partsOf(address)) quietly(load())
}

/** The same for its texts, as soon as it is known in which language. */
export function prefetchTexts(address: Location): void {
  if (partsOf(address).length > 0) quietly(loadLateTexts())
}

/** What is loaded beside the first screen for an address. */
function partsOf({ pathname, search, hash }: Location): (() => Promise<unknown>)[] {
  if (pathname !== '/') {
    return Object.entries(LATE_PAGES).flatMap(([path, load]) => (path === pathname ? load : []))
  }
  const { tab, entry, recipeId, mode } = readShellPlace({ search, hash })
  if (recipeId && mode === 'cook') return [() => import('../features/guide/recipe-guide.tsx')]
  if (recipeId) return tab === 'recipes' ? [loadRecipes, loadRecipe] : [loadRecipe]
  if (tab === 'recipes') return [loadRecipes]
  if (entry === 'url') return [loadUrlEntry]
  return entry === 'text' || entry === 'idea' ? [loadTextEntry] : []
}

const loadUrlEntry = () => import('../features/convert/url-entry.tsx')
const loadTextEntry = () => import('../features/convert/text-entry.tsx')
const loadRecipes = () => import('./shell/recipes-tab.tsx')
const loadRecipe = () => import('./shell/recipe-screen.tsx')

/** Fetches what the next press is likely to show, so that it is there at once. */
export function prefetchNext(): void {
  for (const load of [loadUrlEntry, loadTextEntry, loadRecipes, loadLateTexts]) quietly(load())
}

/** What cannot be fetched now is asked for again when it is shown, and told then. */
function quietly(loading: Promise<unknown>): void {
  loading.catch(() => {})
}
