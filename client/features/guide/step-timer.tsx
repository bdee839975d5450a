import { Pause, Play, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { clockText, isRunning, remainingMs } from './timer.ts'
import { useNow } from './use-now.ts'
import type { StepTimerControl } from './use-step-timer.ts'

type StepTimerProps = { number: number; control: StepTimerControl }

/** The time of a step, running down, with what can be done to it now; as high in every state. */
export function StepTimer({ number, control }: StepTimerProps) {
  const { t } = useTranslation()
  const { timer, durationMs } = control
  const now = useNow(timer)
  const isPaused = timer !== undefined && !isRunning(timer)
  return (
    <section
      aria-label={t('guide.timer', { number })}
      className="flex items-center gap-2.5 py-2.5 pr-3 pl-4 short:py-1.5"
    >
      <p
        role="timer"
        className={cx(
          'mr-auto text-clock font-semibold short:text-[2.75rem]',
          timer && !isPaused && 'text-panel-butter',
          isPaused && 'text-panel-soft',
        )}
      >
        {clockText(timer ? remainingMs(timer, now) : durationMs)}
      </p>
      {timer ? (
        <StartedButtons control={control} isPaused={isPaused} />
      ) : (
        <StartButton {...control} />
      )}
    </section>
  )
}

function StartButton({ toggle }: StepTimerControl) {
  const { t } = useTranslation()
  return (
    <Button
      variant="bare"
      size="bare"
      className="min-h-15 rounded-full bg-panel-butter px-5 short:min-h-13 text-lead text-panel [&_svg]:size-6"
      onClick={toggle}
    >
      <Play aria-hidden className="max-[24rem]:hidden" />
      {t('guide.start')}
    </Button>
  )
}

function StartedButtons({ control, isPaused }: { control: StepTimerControl; isPaused: boolean }) {
  const { t } = useTranslation()
  const { toggle, reset, addMinute } = control
  if (isPaused) {
    return (
      <>
        <RoundButton label={t('guide.reset')} onPress={reset}>
          <RotateCcw aria-hidden />
        </RoundButton>
        <RoundButton label={t('guide.resume')} isMain onPress={toggle}>
          <Play aria-hidden />
        </RoundButton>
      </>
    )
  }
  return (
    <>
      <RoundButton label={t('guide.minuteMore')} onPress={addMinute}>
        {/* The narrow button breaks it before the unit. */}
        <span className="text-small leading-tight">{t('guide.minuteMore')}</span>
      </RoundButton>
      <RoundButton label={t('guide.pause')} isMain onPress={toggle}>
        <Pause aria-hidden />
      </RoundButton>
    </>
  )
}

type RoundButtonProps = {
  label: string
  isMain?: boolean
  onPress: () => void
  children: ReactNode
}

function RoundButton({ label, isMain = false, onPress, children }: RoundButtonProps) {
  return (
    <Button
      variant="bare"
      size="bare"
      aria-label={label}
      className={cx(
        'size-15 rounded-full px-1.5 text-center short:size-13 [&_svg]:size-6',
        isMain ? 'bg-panel-butter text-panel' : 'border-2 border-panel-soft text-panel-ink',
      )}
      onClick={onPress}
    >
      {children}
    </Button>
  )
}
