import { TABS, type TabName } from './app-store.ts'

/** The ways by which a recipe comes in. */
const ENTRIES = ['url', 'text', 'photo', 'idea'] as const
export type EntryName = (typeof ENTRIES)[number]

/** What is done with the recipe that is open. */
const MODES = ['view', 'edit', 'cook'] as const
export type RecipeMode = (typeof MODES)[number]

/** What the home shell shows, as its address says: `/?recipe=ID&mode=edit#recipes`. */
export type ShellPlace = {
  tab: TabName
  /** The way in that is open on the convert tab. */
  entry?: EntryName
  recipeId?: string
  mode?: RecipeMode
}

export function shellPath({ tab, entry, recipeId, mode }: ShellPlace): string {
  const query = new URLSearchParams()
  if (entry) query.set('entry', entry)
  if (recipeId) query.set('recipe', recipeId)
  if (recipeId && mode && mode !== 'view') query.set('mode', mode)
  const search = query.size > 0 ? `?${query}` : ''
  return `/${search}#${tab}`
}

export function readShellPlace({ search, hash }: { search: string; hash: string }): ShellPlace {
  const query = new URLSearchParams(search)
  const entry = ENTRIES.find((name) => name === query.get('entry'))
  const recipeId = query.get('recipe')
  const mode = MODES.find((name) => name === query.get('mode')) ?? 'view'
  return {
    tab: TABS.find((tab) => `#${tab}` === hash) ?? 'convert',
    ...(entry ? { entry } : {}),
    ...(recipeId ? { recipeId, mode } : {}),
  }
}
