import { Pause, Timer as TimerIcon, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { shellPath } from '../../lib/shell-path.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { goToStep, placeIn, usePlaces } from './place-store.ts'
import { RingingScreen } from './ringing-screen.tsx'
import { byUrgency, clockText, isRunning, isSameStep, remainingMs, type Timer } from './timer.ts'
import { removeTimer, useTimers } from './timer-store.ts'
import { useAlarm } from './use-alarm.ts'
import { useBell } from './use-bell.ts'
import { useNow } from './use-now.ts'

/** Above every page: what is running elsewhere, each with the way to its step. */
export function TimerBar({ cookedId }: { cookedId: string | undefined }) {
  const { t } = useTranslation()
  const timers = useTimers((state) => state.timers)
  const places = usePlaces((state) => state.places)
  useBell()

  // The guide itself shows the timer of the step that is open, bigger.
  const shown = cookedId && { recipeId: cookedId, stepIndex: placeIn(places, cookedId) }
  const others = byUrgency(timers).filter((timer) => !shown || !isSameStep(timer, shown))
  const ringing = timers.filter((timer) => isRunning(timer)).find(({ isRung }) => isRung)
  useAlarm(ringing !== undefined)
  return (
    <>
      {ringing && (
        <RingingScreen
          key={`${ringing.recipeId} ${ringing.stepIndex}`}
          timer={ringing}
          isShown={shown ? isSameStep(ringing, shown) : false}
        />
      )}
      {others.length > 0 && (
        <section
          data-slot="timer-bar"
          aria-label={t('guide.timers')}
          className="sticky top-0 z-20 h-(--timer-bar-height) overflow-x-auto border-b border-line bg-surface"
        >
          <ul
            className={cx(
              'mx-auto flex h-full w-max min-w-full items-center gap-2 px-3',
              // The navigation stands at the left of large screens, but not beside the guide.
              cookedId ? 'lg:px-6' : 'lg:pl-66',
            )}
          >
            {others.map((timer) => (
              <li key={`${timer.recipeId} ${timer.stepIndex}`}>
                <TimerChip timer={timer} isCooking={cookedId !== undefined} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function TimerChip({ timer, isCooking }: { timer: Timer; isCooking: boolean }) {
  const { t } = useTranslation()
  const { recipeId, recipeTitle, stepIndex, label } = timer
  const now = useNow(timer)
  const runs = isRunning(timer)
  const Icon = runs ? TimerIcon : Pause
  return (
    <div className="flex h-14 items-center rounded-m bg-panel short:h-12 text-panel-ink">
      <Link
        to={shellPath({ tab: 'recipes', recipeId, mode: 'cook' })}
        replace={isCooking}
        onClick={() => goToStep(recipeId, stepIndex)}
        className="flex h-14 items-center gap-3 rounded-m px-3.5 short:h-12"
      >
        <Icon aria-hidden className="size-5.5 shrink-0" />
        <strong className={cx('min-w-[3.2em] text-title font-semibold', !runs && 'opacity-70')}>
          {clockText(remainingMs(timer, now))}
        </strong>
        <span className="w-26 min-w-0 text-label leading-snug sm:w-44">
          <span className="block truncate font-semibold">
            {t('guide.timerOf', { number: stepIndex + 1, label })}
          </span>
          <span className="block truncate opacity-80">{recipeTitle}</span>
        </span>
      </Link>
      {!runs && (
        <Button
          variant="bare"
          size="largeIcon"
          aria-label={t('guide.remove', { number: stepIndex + 1 })}
          onClick={() => removeTimer(timer)}
        >
          <X aria-hidden />
        </Button>
      )}
    </div>
  )
}
