import { readShellPlace } from '../lib/shell-path.ts'

/** Fetches the code of what an address shows, while it is still asked who is signed in. */
export function prefetchPlace({ pathname, search, hash }: Location): void {
  if (pathname !== '/') return
  const { tab, entry, recipeId, mode } = readShellPlace({ search, hash })
  if (recipeId && mode === 'cook') quietly(import('../features/guide/recipe-guide.tsx'))
  else if (recipeId) quietly(import('../features/editor/recipe-editor.tsx'))
  else if (tab === 'recipes') quietly(import('../features/recipes/recipe-library.tsx'))
  else if (entry === 'url') quietly(import('../features/convert/url-entry.tsx'))
  else if (entry === 'text' || entry === 'idea') {
    quietly(import('../features/convert/text-entry.tsx'))
  }
}

/** Fetches what the next press is likely to show, so that it is there at once. */
export function prefetchNext(): void {
  quietly(import('../features/convert/url-entry.tsx'))
  quietly(import('../features/convert/text-entry.tsx'))
  quietly(import('../features/recipes/recipe-library.tsx'))
}

/** What cannot be fetched now is asked for again when it is shown, and told then. */
function quietly(loading: Promise<unknown>): void {
  loading.catch(() => {})
}
