import { type RefObject, useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Recipe } from '#shared/recipe.ts'
import { useSession } from '../../hooks/use-session.ts'
import { isSame } from './edit-history.ts'
import { type RecipeForm, toForm } from './recipe-form.ts'
import { forgetUnsaved, keepUnsaved } from './unsaved-store.ts'

/** How long typing pauses before it is kept, ms. */
const PAUSE = 300

/** Keeps what is not saved yet, so that it outlives a reload or a phone that closes the page. */
export function useKeepUnsaved(
  recipe: Recipe,
  form: UseFormReturn<RecipeForm>,
  isDone: RefObject<boolean>,
): void {
  // After a logout nothing may be left behind.
  const isSignedIn = useSession().status === 'signed-in'

  useEffect(() => {
    if (!isSignedIn) return
    const saved = toForm(recipe)
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      timer = undefined
      if (isDone.current) return
      const values = form.getValues()
      if (isSame(values, saved)) forgetUnsaved(recipe.id)
      else keepUnsaved(recipe, values)
    }
    const keepSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, PAUSE)
    }
    const keepNow = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      keep()
    }
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: keepSoon })
    window.addEventListener('pagehide', keepNow)
    document.addEventListener('visibilitychange', keepNow)
    return () => {
      clearTimeout(timer)
      unsubscribe()
      window.removeEventListener('pagehide', keepNow)
      document.removeEventListener('visibilitychange', keepNow)
    }
  }, [recipe, form, isDone, isSignedIn])
}
