import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recipe } from '#shared/recipe.ts'
import { recipeLanguage } from '../../i18n/i18n.ts'
import { errorWords } from '../../lib/error-words.ts'
import { showToast } from '../../lib/toasts.ts'
import { trpc } from '../../lib/trpc.ts'

/** Has the saved recipe changed by a sentence; the result takes its place. */
export function useModifyRecipe({ id }: Recipe) {
  const { t, i18n } = useTranslation()
  const utils = trpc.useUtils()
  const { mutateAsync, isPending } = trpc.convert.modify.useMutation()
  const [failure, setFailure] = useState<string>()

  /** Answers whether the recipe was changed; why not is in `failure`. */
  async function modify(modificationText: string): Promise<boolean> {
    const language = recipeLanguage(i18n.resolvedLanguage)
    try {
      const changed = await mutateAsync({ recipeId: id, modificationText, language })
      utils.recipes.byId.setData({ id }, changed)
      utils.recipes.list.invalidate()
      utils.convert.lastChange.invalidate({ recipeId: id })
      utils.credits.balance.invalidate()
      showToast({ title: t('recipe.modify.done') })
      return true
    } catch (error) {
      setFailure(errorWords(error, t))
      return false
    }
  }

  return { modify, isPending, failure, clearFailure: () => setFailure(undefined) }
}
