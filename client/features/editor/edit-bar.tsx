import { ArrowLeft, Check, Redo2, Undo2, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConverter } from '../../hooks/use-converter.ts'
import { Button } from '../../ui/button.tsx'
import type { EditHistoryActions } from './use-edit-history.ts'
import { useUndoKeys } from './use-undo-keys.ts'

type EditBarProps = {
  isSaving: boolean
  history: EditHistoryActions
  onBack: () => void
  onModify?: (() => void) | undefined
}

const NOTHING = { undoCount: 0, redoCount: 0 }

/** Stays at the top, so that saving is near wherever one is in a long recipe. */
export function EditBar({ isSaving, history, onBack, onModify }: EditBarProps) {
  const { t } = useTranslation()
  const converter = useConverter()
  return (
    <div className="sticky top-(--timer-bar-height) z-10 -mx-(--page-inset) mb-4 flex items-center justify-between gap-3 bg-paper/95 px-(--page-inset) py-2 backdrop-blur-sm">
      <Button
        variant="quiet"
        className="-ml-4 max-sm:-ml-3 max-sm:min-w-12 max-sm:px-3"
        onClick={onBack}
      >
        <ArrowLeft aria-hidden />
        <span className="max-sm:sr-only">{t('common.back')}</span>
      </Button>
      <div className="flex items-center gap-1 sm:gap-2">
        <UndoButtons history={history} isOff={isSaving} />
        {onModify && (
          <Button
            variant="secondary"
            className="max-sm:size-12 max-sm:px-0"
            disabled={isSaving}
            onClick={onModify}
          >
            <WandSparkles aria-hidden />
            <span className="max-sm:sr-only">{t(`recipe.modify.open.${converter}`)}</span>
          </Button>
        )}
        <Button type="submit" busy={isSaving}>
          {!isSaving && <Check aria-hidden />}
          {t('common.save')}
        </Button>
      </div>
    </div>
  )
}

type UndoButtonsProps = Pick<EditBarProps, 'history'> & { isOff: boolean }

function UndoButtons({ history, isOff }: UndoButtonsProps) {
  const { t } = useTranslation()
  const [said, setSaid] = useState('')
  const { undo, redo } = history
  const { undoCount, redoCount } = isOff ? NOTHING : history
  const undoAloud = () => {
    if (undoCount === 0) return
    undo()
    setSaid(t('recipe.undone', { count: undoCount - 1 }))
  }
  const redoAloud = () => {
    if (redoCount === 0) return
    redo()
    setSaid(t('recipe.redone', { count: redoCount - 1 }))
  }
  useUndoKeys({ undo: undoAloud, redo: redoAloud })
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t('recipe.undo')}
        title={t('recipe.undo')}
        disabled={undoCount === 0}
        onClick={undoAloud}
      >
        <Undo2 aria-hidden />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t('recipe.redo')}
        title={t('recipe.redo')}
        disabled={redoCount === 0}
        onClick={redoAloud}
      >
        <Redo2 aria-hidden />
      </Button>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}
