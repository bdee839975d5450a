import { ArrowLeft, Check, WandSparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useConverter } from '../../hooks/use-converter.ts'
import { Button } from '../../ui/button.tsx'

type EditBarProps = { isSaving: boolean; onBack: () => void; onModify?: (() => void) | undefined }

/** Stays at the top, so that saving is near wherever one is in a long recipe. */
export function EditBar({ isSaving, onBack, onModify }: EditBarProps) {
  const { t } = useTranslation()
  const converter = useConverter()
  return (
    <div className="sticky top-(--timer-bar-height) z-10 -mx-(--page-inset) mb-4 flex flex-wrap items-center justify-between gap-3 bg-paper/95 px-(--page-inset) py-2 backdrop-blur-sm">
      <Button variant="quiet" className="-ml-4" onClick={onBack}>
        <ArrowLeft aria-hidden />
        {t('common.back')}
      </Button>
      <div className="flex gap-2">
        {onModify && (
          <Button variant="secondary" onClick={onModify}>
            <WandSparkles aria-hidden />
            {t(`recipe.modify.open.${converter}`)}
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
