import { BellRing } from 'lucide-react'
import { AlertDialog } from 'radix-ui'
import { useEffect, useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { shellPath } from '../../lib/shell-path.ts'
import { Button } from '../../ui/button.tsx'
import { goToStep } from './place-store.ts'
import { clockText, type RunningTimer } from './timer.ts'
import { extendTimer, removeTimer } from './timer-store.ts'
import { MINUTE_MS } from './use-step-timer.ts'

const ACTION_CLASSES =
  'relative min-h-15 rounded-full border-2 border-on-tomato px-6 text-lead text-on-tomato'

type RingingScreenProps = {
  timer: RunningTimer
  /** Whether its step is the one that is open. */
  isShown: boolean
}

/** A timer that is over, over everything else: a touch anywhere ends it. */
export function RingingScreen({ timer, isShown }: RingingScreenProps) {
  const { t } = useTranslation()
  const { recipeId, recipeTitle, stepIndex, label, endsAt } = timer
  useSeconds()
  const stop = () => removeTimer(timer)
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && stop()}>
      <AlertDialog.Portal>
        <AlertDialog.Content
          data-slot="ringing-screen"
          className="fixed inset-0 z-50 grid animate-fade-in content-between justify-items-center gap-4 overflow-y-auto bg-tomato px-(--page-inset) py-8 text-center text-on-tomato short:py-3"
        >
          <div className="grid justify-items-center gap-2">
            <BellRing aria-hidden className="size-14 animate-pulse short:hidden" />
            <AlertDialog.Title className="text-[clamp(3rem,14vmin,6rem)] leading-none">
              {t('guide.over')}
            </AlertDialog.Title>
            <p role="timer" className="text-title">
              +{clockText(Math.max(0, Date.now() - endsAt))}
            </p>
            <AlertDialog.Description className="line-clamp-4 max-w-3xl text-[clamp(1.5rem,6vmin,2.75rem)] leading-tight font-medium">
              {t('guide.timerOf', { number: stepIndex + 1, label })}
            </AlertDialog.Description>
            <p className="text-lead">{recipeTitle}</p>
          </div>
          <div className="grid w-full max-w-xl gap-4">
            <AlertDialog.Cancel
              // The whole screen is this button: nobody looks for one with wet hands.
              className="grid min-h-24 place-items-center rounded-l bg-on-tomato text-[2.25rem] font-semibold text-tomato after:absolute after:inset-0 short:min-h-16"
            >
              {t('guide.stop')}
            </AlertDialog.Cancel>
            <div className="flex flex-wrap justify-center gap-3">
              <Button
                variant="bare"
                size="bare"
                className={ACTION_CLASSES}
                onClick={() => extendTimer(timer, MINUTE_MS)}
              >
                {t('guide.minuteMore')}
              </Button>
              {!isShown && (
                <Button asChild variant="bare" size="bare" className={ACTION_CLASSES}>
                  <Link
                    to={shellPath({ tab: 'recipes', recipeId, mode: 'cook' })}
                    onClick={() => {
                      goToStep(recipeId, stepIndex)
                      stop()
                    }}
                  >
                    {t('guide.toStep')}
                  </Link>
                </Button>
              )}
            </div>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

/** Draws anew every second. */
function useSeconds(): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(redraw, 1000)
    return () => clearInterval(timer)
  }, [])
}
