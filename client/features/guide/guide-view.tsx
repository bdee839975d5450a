import { useTranslation } from 'react-i18next'
import type { Recipe } from '#shared/recipe.ts'
import { recipeLanguage } from '../../i18n/i18n.ts'
import { GuideFooter } from './guide-footer.tsx'
import { GuideHeader } from './guide-header.tsx'
import { GuideStep } from './guide-step.tsx'
import { HaveReady } from './have-ready.tsx'
import { FinishNote, ResumeNote } from './place-notes.tsx'
import { useGuideKeys } from './use-guide-keys.ts'
import { useGuidePlace } from './use-guide-place.ts'
import { useStepFocus } from './use-step-focus.ts'
import { useStepTimer } from './use-step-timer.ts'
import { useSwipe } from './use-swipe.ts'
import { useWakeLock } from './use-wake-lock.ts'

type GuideViewProps = { recipe: Recipe; onExit: () => void }

/** A recipe with at least one step, step by step. */
export function GuideView({ recipe, onExit }: GuideViewProps) {
  const { i18n } = useTranslation()
  const place = useGuidePlace(recipe.id, recipe.steps.length)
  const language = recipe.language ?? recipeLanguage(i18n.resolvedLanguage)
  const timer = useStepTimer(recipe, place.index, language)
  const swipe = useSwipe({ onLeft: place.next, onRight: place.previous })
  const heading = useStepFocus(place.index)
  useWakeLock()
  useGuideKeys({
    onLeft: place.previous,
    onRight: place.next,
    onSpace: timer ? timer.toggle : place.next,
  })

  const exit = () => {
    place.leave()
    onExit()
  }
  return (
    <div className="flex min-h-[calc(var(--vh,1vh)*100-var(--timer-bar-height))] flex-col short:grid short:grid-cols-[minmax(0,1fr)_8.5rem] short:grid-rows-[auto_1fr]">
      <GuideHeader recipe={recipe} index={place.index} onExit={exit} />
      <main
        className="flex-1 touch-pan-y touch-pinch-zoom overflow-x-clip px-(--page-inset) pt-5 pb-8 lg:pt-8 short:pt-3 short:pb-4"
        {...swipe}
      >
        <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 short:gap-4">
          {place.isResumed && <ResumeNote onStartOver={place.startOver} />}
          <GuideStep
            recipe={recipe}
            index={place.index}
            direction={place.direction}
            language={language}
            timer={timer}
            heading={heading}
          />
          {place.isFirst && <HaveReady steps={recipe.steps} />}
          {place.isLast && <FinishNote onFinish={exit} />}
        </div>
      </main>
      <GuideFooter
        onPrevious={place.isFirst ? undefined : place.previous}
        onNext={place.isLast ? undefined : place.next}
      />
    </div>
  )
}
