import { Check, Pause, Play, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { clockText, isOver, isRunning, remainingMs } from './timer.ts'
import { useNow } from './use-now.ts'
import type { StepTimerControl } from './use-step-timer.ts'

type StepTimerProps = { number: number; control: StepTimerControl }

/** The time of a step, running down, with the one button that it needs now. */
export function StepTimer({ number, control }: StepTimerProps) {
  const { t } = useTranslation()
  const { timer, durationMs, toggle, reset } = control
  const now = useNow(timer)
  const left = timer ? remainingMs(timer, now) : durationMs
  const over = timer !== undefined && isOver(timer, now)
  const isPaused = timer !== undefined && !isRunning(timer)
  return (
    <section
      aria-label={t('guide.timer', { number })}
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-l border p-4 pl-5',
        over ? 'border-tomato bg-tomato-wash' : 'border-line bg-surface',
      )}
    >
      <div className="mr-auto">
        <p
          role="timer"
          className={cx(
            'text-clock font-semibold tabular-nums',
            over ? 'text-tomato' : isPaused && 'text-ink-faint',
          )}
        >
          {clockText(left)}
        </p>
        {(over || isPaused) && (
          <p className={cx('mt-1 font-semibold', over ? 'text-tomato' : 'text-ink-soft')}>
            {over ? t('guide.over') : t('guide.paused')}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3 max-sm:grow">
        {isPaused && (
          <Button
            variant="secondary"
            size="bare"
            className="size-16 rounded-full [&_svg]:size-6"
            aria-label={t('guide.reset')}
            onClick={reset}
          >
            <RotateCcw aria-hidden />
          </Button>
        )}
        <ToggleButton state={stateOf({ timer, over, isPaused })} onPress={toggle} />
      </div>
    </section>
  )
}

const STATES = {
  idle: { icon: Play, label: 'guide.start', variant: 'primary' },
  running: { icon: Pause, label: 'guide.pause', variant: 'secondary' },
  paused: { icon: Play, label: 'guide.resume', variant: 'primary' },
  over: { icon: Check, label: 'guide.stop', variant: 'danger' },
} as const
type TimerState = keyof typeof STATES

function stateOf(of: { timer: unknown; over: boolean; isPaused: boolean }): TimerState {
  if (!of.timer) return 'idle'
  if (of.over) return 'over'
  return of.isPaused ? 'paused' : 'running'
}

function ToggleButton({ state, onPress }: { state: TimerState; onPress: () => void }) {
  const { t } = useTranslation()
  const { icon: Icon, label, variant } = STATES[state]
  return (
    <Button
      variant={variant}
      size="bare"
      className="min-h-16 rounded-full px-5 text-title max-sm:grow sm:min-w-40 sm:px-7 [&_svg]:size-6"
      onClick={onPress}
    >
      <Icon aria-hidden />
      {t(label)}
    </Button>
  )
}
