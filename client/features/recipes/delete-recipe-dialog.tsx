import { useTranslation } from 'react-i18next'
import type { RecipeSummary } from '#shared/recipe.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useDeleteRecipe } from './use-delete-recipe.ts'

type DeleteRecipeDialogProps = {
  recipe: RecipeSummary | null
  onClose: () => void
  onClosed: () => void
}

/** Open while there is a recipe to ask about. */
export function DeleteRecipeDialog({ recipe, onClose, onClosed }: DeleteRecipeDialogProps) {
  const { t } = useTranslation()
  const { remove, isPending } = useDeleteRecipe({ onSettled: onClose })
  return (
    <ConfirmDialog
      open={recipe !== null}
      title={t('recipes.deleteTitle')}
      confirmLabel={t('common.delete')}
      cancelLabel={t('common.cancel')}
      busy={isPending}
      onCancel={onClose}
      onClosed={onClosed}
      onConfirm={() => recipe && remove(recipe.id)}
    >
      {t('recipes.deleteMessage', { title: recipe?.title || t('recipes.untitled') })}
    </ConfirmDialog>
  )
}
