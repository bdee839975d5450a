import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recipe } from '#shared/recipe.ts'
import { readErrorData } from '../../lib/error-data.ts'
import { errorWords } from '../../lib/error-words.ts'
import { showToast } from '../../lib/toasts.ts'
import { trpc } from '../../lib/trpc.ts'
import { fromForm, type RecipeForm } from './recipe-form.ts'
import { forgetUnsaved } from './unsaved-store.ts'

/** Saves over the version that was opened; a newer one on the server is a conflict to be asked about. */
export function useSaveRecipe(recipe: Recipe) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const [isConflict, setConflict] = useState(false)
  const { mutateAsync, isPending } = trpc.recipes.save.useMutation()
  const { id, version } = recipe

  /** Answers whether the recipe was saved; why not is told to the person. */
  async function save(form: RecipeForm): Promise<boolean> {
    try {
      const saved = await mutateAsync({ id, version, ...fromForm(form, recipe) })
      forgetUnsaved(id)
      utils.recipes.list.invalidate()
      utils.recipes.byId.setData({ id }, saved)
      showToast({ title: t('recipe.saved') })
      return true
    } catch (error) {
      const code = readErrorData(error)?.appCode
      if (code === 'RECIPE_CHANGED') setConflict(true)
      else {
        showToast({
          title: t('recipe.saveFailed'),
          description: code === 'INTERNAL' ? t('recipe.saveFailedMessage') : errorWords(error, t),
          tone: 'problem',
        })
      }
      return false
    }
  }

  return {
    save,
    isSaving: isPending,
    isConflict,
    clearConflict: () => setConflict(false),
    reload: async () => {
      forgetUnsaved(id)
      await utils.recipes.invalidate()
      setConflict(false)
    },
  }
}
