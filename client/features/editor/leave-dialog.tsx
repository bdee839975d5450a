import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { Leave } from './use-leave.ts'

type LeaveDialogProps = {
  leave: Leave
  /** Before leaving without what was changed. */
  onDiscard: () => void
}

/** Asks whoever leaves a form with unsaved changes. */
export function LeaveDialog({ leave: { question, stay, leaveBy }, onDiscard }: LeaveDialogProps) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      open={question !== null}
      title={t('recipe.leaveTitle')}
      confirmLabel={t('recipe.leave')}
      cancelLabel={t('recipe.stay')}
      onConfirm={() => {
        onDiscard()
        stay()
        if (question) leaveBy(question.proceed)
      }}
      onCancel={stay}
    >
      {t('recipe.leaveMessage')}
    </ConfirmDialog>
  )
}
