import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'

type GuideFooterProps = { onPrevious: (() => void) | undefined; onNext: (() => void) | undefined }

/** The ways to the steps beside, where a thumb, knuckle or elbow finds them. */
export function GuideFooter({ onPrevious, onNext }: GuideFooterProps) {
  const { t } = useTranslation()
  return (
    <nav
      aria-label={t('guide.steps')}
      className="short:top-(--timer-bar-height) short:col-start-2 short:row-span-2 short:row-start-1 short:h-[calc(var(--vh,1vh)*100-var(--timer-bar-height))] short:self-start short:border-t-0 short:border-l short:px-2.5 short:pr-[max(0.625rem,env(safe-area-inset-right))] sticky bottom-0 z-10 border-t border-line bg-paper/95 px-(--page-inset) pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] backdrop-blur-sm"
    >
      <div className="mx-auto grid max-w-6xl grid-cols-[2fr_3fr] gap-3 lg:grid-cols-[14rem_22rem] lg:justify-between short:h-full short:grid-cols-1 short:grid-rows-[2fr_3fr]">
        <Button
          variant="secondary"
          size="bare"
          className="min-h-15 rounded-l px-3 text-lead short:flex-col [&_svg]:size-7"
          disabled={!onPrevious}
          onClick={onPrevious}
        >
          <ChevronLeft aria-hidden />
          {t('guide.previous')}
        </Button>
        <Button
          size="bare"
          className="min-h-15 rounded-l px-3 text-title short:flex-col [&_svg]:size-8"
          disabled={!onNext}
          onClick={onNext}
        >
          {t('guide.next')}
          <ChevronRight aria-hidden className="short:order-first" />
        </Button>
      </div>
      <p className="mx-auto mt-2 hidden max-w-6xl text-label text-ink-faint lg:block short:hidden">
        {t('guide.keys')}
      </p>
    </nav>
  )
}
