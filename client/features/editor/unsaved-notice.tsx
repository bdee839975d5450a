import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Hint } from '../../ui/hint.tsx'

type UnsavedNoticeProps = {
  /** When they were made, ISO 8601. */
  changedAt: string
  onDiscard: () => void
  /** Only given while they are not in the form, because the recipe has been saved since. */
  onRestore?: (() => void) | undefined
}

/** Tells that changes of an earlier visit are back, or could be. */
export function UnsavedNotice({ changedAt, onDiscard, onRestore }: UnsavedNoticeProps) {
  const { t, i18n } = useTranslation()
  const when = new Intl.DateTimeFormat(i18n.resolvedLanguage, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(changedAt))
  return (
    <Hint tone="caution" align="center" className="mb-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="min-w-0 flex-[1_1_14rem]">
          {t(onRestore ? 'recipe.unsaved.older' : 'recipe.unsaved.restored', { when })}
        </p>
        <div className="flex gap-4">
          {onRestore && (
            <Button variant="inlineLink" size="inline" onClick={onRestore}>
              {t('recipe.unsaved.restore')}
            </Button>
          )}
          <Button variant="inlineLink" size="inline" onClick={onDiscard}>
            {t('recipe.unsaved.discard')}
          </Button>
        </div>
      </div>
    </Hint>
  )
}
