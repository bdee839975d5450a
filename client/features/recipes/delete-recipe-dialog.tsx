import { useTranslation } from 'react-i18next'
import type { RecipeSummary } from '#shared/recipe.ts'
import { showToast } from '../../lib/toasts.ts'
import { trpc } from '../../lib/trpc.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

type DeleteRecipeDialogProps = { recipe: RecipeSummary | null; onClose: () => void }

/** Open while there is a recipe to ask about. */
export function DeleteRecipeDialog({ recipe, onClose }: DeleteRecipeDialogProps) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const remove = trpc.recipes.delete.useMutation({
    onSuccess: async () => {
      await utils.recipes.list.invalidate()
      showToast({ title: t('recipes.deleted') })
    },
    onError: () =>
      showToast({
        title: t('recipes.deleteFailedTitle'),
        description: t('recipes.deleteFailed'),
        tone: 'problem',
      }),
    onSettled: onClose,
  })

  return (
    <ConfirmDialog
      open={recipe !== null}
      title={t('recipes.deleteTitle')}
      confirmLabel={t('common.delete')}
      cancelLabel={t('common.cancel')}
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={() => recipe && remove.mutate({ id: recipe.id })}
    >
      {t('recipes.deleteMessage', { title: recipe?.title || t('recipes.untitled') })}
    </ConfirmDialog>
  )
}
