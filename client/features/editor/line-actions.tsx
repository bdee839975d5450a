import { Pencil, Trash2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'

type LineActionsProps = {
  editLabel: string
  deleteLabel: string
  onEdit: () => void
  onDelete: () => void
}

/** What can be done with an ingredient or a step. */
export function LineActions({ editLabel, deleteLabel, onEdit, onDelete }: LineActionsProps) {
  return (
    <>
      <Button variant="quiet" size="icon" aria-label={editLabel} onClick={onEdit}>
        <Pencil aria-hidden />
      </Button>
      <Button variant="quiet" size="icon" aria-label={deleteLabel} onClick={onDelete}>
        <Trash2 aria-hidden />
      </Button>
    </>
  )
}
