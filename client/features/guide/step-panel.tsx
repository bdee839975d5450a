import { useTranslation } from 'react-i18next'
import type { Step } from '#shared/recipe.ts'
import { recipeLanguage } from '../../i18n/i18n.ts'
import { type Dial, DialStrip } from '../../ui/dial-strip.tsx'
import { stepDials } from '../../ui/step-dials.tsx'
import { StepTimer } from './step-timer.tsx'
import type { StepTimerControl } from './use-step-timer.ts'

/** Whether a step sets or times anything. */
export function hasPanel(step: Step): boolean {
  return Boolean(step.durationSeconds || step.temperature || step.speed || step.reverse)
}

type StepPanelProps = { step: Step; timer: StepTimerControl | null }

/** What the appliance's own display shows: the time, running down, and what else is set. */
export function StepPanel({ step, timer }: StepPanelProps) {
  const { t, i18n } = useTranslation()
  const words = { t, language: recipeLanguage(i18n.resolvedLanguage) }
  const dials = shortened(stepDials(step, words))
  return (
    <div
      data-slot="step-panel"
      className="overflow-hidden rounded-l border border-panel-line bg-panel text-panel-ink"
    >
      {timer && <StepTimer number={step.stepNumber} control={timer} />}
      {dials.length > 0 && (
        <DialStrip
          dials={dials}
          size="large"
          className={timer ? 'border-t border-panel-line' : ''}
        />
      )}
    </div>
  )
}

/** The clock tells the time, and the direction stands with the speed: on a phone, rows are dear. */
function shortened(dials: Dial[]): Dial[] {
  const hasSpeed = dials.some(({ key }) => key === 'speed')
  const reverse = hasSpeed && dials.find(({ key }) => key === 'reverse')
  return dials
    .filter((dial) => dial.key !== 'time' && dial !== reverse)
    .map((dial) => (dial.key === 'speed' && reverse ? withAside(dial, reverse) : dial))
}

function withAside(dial: Dial, { icon, value }: Dial): Dial {
  const aside = (
    <>
      {icon}
      {value}
    </>
  )
  return { ...dial, aside }
}
