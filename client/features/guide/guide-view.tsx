import { useTranslation } from 'react-i18next'
import type { Recipe } from '#shared/recipe.ts'
import { recipeLanguage } from '../../i18n/i18n.ts'
import { GuideFooter } from './guide-footer.tsx'
import { GuideHeader } from './guide-header.tsx'
import { GuideStep } from './guide-step.tsx'
import { ResumeNote } from './place-notes.tsx'
import { hasPanel, StepPanel } from './step-panel.tsx'
import { useGuideKeys } from './use-guide-keys.ts'
import { useGuidePlace } from './use-guide-place.ts'
import { useStepFocus } from './use-step-focus.ts'
import { useStepTimer } from './use-step-timer.ts'
import { useSwipe } from './use-swipe.ts'
import { useWakeLock } from './use-wake-lock.ts'

type GuideViewProps = { recipe: Recipe; onExit: () => void }

/** A recipe with at least one step, step by step; all of a step on one screen where it has room. */
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
  const step = recipe.steps[place.index]
  return (
    <div className="grid h-[calc(var(--vh,1vh)*100-var(--timer-bar-height))] grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto_auto] [grid-template-areas:'head'_'say'_'panel'_'foot'] wide:grid-cols-[minmax(0,1fr)_minmax(21rem,36%)] wide:grid-rows-[auto_minmax(0,auto)_minmax(0,1fr)_auto] wide:[grid-template-areas:'head_head'_'say_panel'_'say_needs'_'say_foot']">
      <GuideHeader
        recipe={recipe}
        language={language}
        index={place.index}
        onStep={place.goTo}
        onExit={exit}
      />
      <main className="contents" {...swipe}>
        <GuideStep
          recipe={recipe}
          index={place.index}
          direction={place.direction}
          language={language}
          heading={heading}
          note={place.isResumed ? <ResumeNote onStartOver={place.startOver} /> : null}
        />
        {step && hasPanel(step) && (
          <div className="touch-pan-y touch-pinch-zoom overflow-y-auto px-(--page-inset) pt-2 [grid-area:panel] wide:pt-4 wide:pl-0 short:pt-2">
            <StepPanel step={step} timer={timer} />
          </div>
        )}
      </main>
      <GuideFooter
        onPrevious={place.isFirst ? undefined : place.previous}
        onNext={place.isLast ? undefined : place.next}
        onFinish={exit}
      />
    </div>
  )
}
