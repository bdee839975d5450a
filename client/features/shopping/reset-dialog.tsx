import { useTranslation } from 'react-i18next'
import type { ShoppingList } from '#shared/shopping.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { changeList } from './shopping-store.ts'

type ResetDialogProps = { open: boolean; list: ShoppingList; onClose: () => void }

export function ResetDialog({ open, list, onClose }: ResetDialogProps) {
  const { t } = useTranslation()
  const reset = () => {
    changeList({
      type: 'reset',
      recipeIds: list.recipes.map(({ id }) => id),
      itemIds: list.items.map(({ id }) => id),
    })
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      title={t('shopping.resetTitle')}
      confirmLabel={t('shopping.resetConfirm')}
      cancelLabel={t('common.cancel')}
      onConfirm={reset}
      onCancel={onClose}
    >
      {t('shopping.resetMessage')}
    </ConfirmDialog>
  )
}
