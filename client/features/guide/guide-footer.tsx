import { Check, ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'

type GuideFooterProps = {
  onPrevious: (() => void) | undefined
  /** Absent at the last step: there `onFinish` takes its place. */
  onNext: (() => void) | undefined
  onFinish: () => void
}

/** The ways to the steps beside, where a thumb, knuckle or elbow finds them. */
export function GuideFooter({ onPrevious, onNext, onFinish }: GuideFooterProps) {
  const { t } = useTranslation()
  return (
    <nav
      aria-label={t('guide.steps')}
      className="px-(--page-inset) pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] [grid-area:foot] wide:pl-0 short:pt-2"
    >
      <div className="grid grid-cols-[2fr_3fr] gap-3">
        <Button
          variant="secondary"
          size="bare"
          className="min-h-15 rounded-l px-3 text-lead short:min-h-13 [&_svg]:size-7"
          disabled={!onPrevious}
          onClick={onPrevious}
        >
          <ChevronLeft aria-hidden className="max-[24rem]:hidden" />
          {t('guide.previous')}
        </Button>
        <Button
          size="bare"
          className="min-h-15 rounded-l px-3 text-title short:min-h-13 [&_svg]:size-7"
          onClick={onNext ?? onFinish}
        >
          {onNext ? t('guide.next') : t('guide.finish')}
          {onNext ? <ChevronRight aria-hidden /> : <Check aria-hidden />}
        </Button>
      </div>
      <p className="mt-2 hidden text-label text-ink-faint roomy:lg:block">{t('guide.keys')}</p>
    </nav>
  )
}
