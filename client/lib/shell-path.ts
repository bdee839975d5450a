import { TABS, type TabName } from './app-store.ts'

/** The forms through which a recipe comes in. */
const ENTRIES = ['url', 'text', 'idea'] as const
export type EntryName = (typeof ENTRIES)[number]

/** What the home shell shows, as its address says: `/?recipe=ID&mode=edit#recipes`. */
export type ShellPlace = {
  tab: TabName
  /** The entry form that is open on the convert tab. */
  entry?: EntryName
  recipeId?: string
  mode?: 'view' | 'edit'
}

export function shellPath({ tab, entry, recipeId, mode }: ShellPlace): string {
  const query = new URLSearchParams()
  if (entry) query.set('entry', entry)
  if (recipeId) query.set('recipe', recipeId)
  if (recipeId && mode === 'edit') query.set('mode', mode)
  const search = query.size > 0 ? `?${query}` : ''
  return `/${search}#${tab}`
}

export function readShellPlace({ search, hash }: { search: string; hash: string }): ShellPlace {
  const query = new URLSearchParams(search)
  const entry = ENTRIES.find((name) => name === query.get('entry'))
  const recipeId = query.get('recipe')
  return {
    tab: TABS.find((tab) => `#${tab}` === hash) ?? 'convert',
    ...(entry ? { entry } : {}),
    ...(recipeId ? { recipeId, mode: query.get('mode') === 'edit' ? 'edit' : 'view' } : {}),
  }
}
