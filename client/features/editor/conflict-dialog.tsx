import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

type ConflictDialogProps = { open: boolean; onReload: () => void; onClose: () => void }

export function ConflictDialog({ open, onReload, onClose }: ConflictDialogProps) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      open={open}
      title={t('recipe.conflictTitle')}
      confirmLabel={t('recipe.conflictReload')}
      cancelLabel={t('recipe.conflictStay')}
      confirmVariant="primary"
      onConfirm={onReload}
      onCancel={onClose}
    >
      {t('recipe.conflictMessage')}
    </ConfirmDialog>
  )
}
