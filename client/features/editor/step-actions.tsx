import { ArrowDown, ArrowUp, type LucideIcon, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'

type StepActionsProps = {
  number: number
  /** Absent on the first step. */
  onMoveUp?: () => void
  /** Absent on the last step. */
  onMoveDown?: () => void
  onEdit: () => void
  onDelete: () => void
}

export function StepActions({ number, onMoveUp, onMoveDown, onEdit, onDelete }: StepActionsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Action icon={ArrowUp} label={t('recipe.moveUp', { number })} onPress={onMoveUp} />
      <Action icon={ArrowDown} label={t('recipe.moveDown', { number })} onPress={onMoveDown} />
      <Action icon={Pencil} label={t('recipe.editStep', { number })} onPress={onEdit} />
      <Action icon={Trash2} label={t('recipe.deleteStep', { number })} onPress={onDelete} />
    </>
  )
}

type ActionProps = { icon: LucideIcon; label: string; onPress: (() => void) | undefined }

function Action({ icon: Icon, label, onPress }: ActionProps) {
  return (
    <Button variant="quiet" size="icon" aria-label={label} disabled={!onPress} onClick={onPress}>
      <Icon aria-hidden />
    </Button>
  )
}
