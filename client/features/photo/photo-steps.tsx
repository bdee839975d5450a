import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useConverter } from '../../hooks/use-converter.ts'
import { cx } from '../../ui/cx.ts'
import { Spinner } from '../../ui/spinner.tsx'

/** How far a photo is on its way to a recipe. */
export type PhotoStatus = 'processing' | 'sendingToAI' | 'done' | 'error'

const CURRENT = { processing: 0, sendingToAI: 1, done: 3 } as const

/** The line to the step before. */
const LINE_CLASSES =
  'before:absolute before:top-5 before:right-[calc(50%+1.75rem)] before:left-[calc(-50%+1.75rem)] before:h-0.5'

type PhotoStepsProps = {
  status: PhotoStatus
  /** Which of the steps failed. */
  failed?: 'processing' | 'sendingToAI'
  className?: string
}

/** The three steps from a photo to a recipe: which are done, and which one runs. */
export function PhotoSteps({ status, failed = 'processing', className }: PhotoStepsProps) {
  const { t } = useTranslation()
  const converter = useConverter()
  const current = CURRENT[status === 'error' ? failed : status]
  const labels = [
    t('photo.steps.image'),
    t(`photo.steps.convert.${converter}`),
    t('photo.steps.done'),
  ]
  return (
    <ol aria-label={t('photo.steps.label')} className={cx('grid grid-cols-3', className)}>
      {labels.map((label, index) => (
        <li
          key={label}
          aria-current={index === current ? 'step' : undefined}
          className={cx(
            'relative grid content-start justify-items-center gap-2 px-1 text-center text-label font-semibold',
            index <= current ? 'text-ink' : 'text-ink-faint',
            index > 0 && LINE_CLASSES,
            index > 0 && (index <= current ? 'before:bg-basil' : 'before:bg-line'),
          )}
        >
          <StepMark
            state={
              index < current
                ? 'done'
                : index > current
                  ? 'ahead'
                  : status === 'error'
                    ? 'failed'
                    : 'running'
            }
            number={index + 1}
          />
          {label}
        </li>
      ))}
    </ol>
  )
}

const MARK_CLASSES = {
  done: 'bg-basil text-on-basil',
  running: 'bg-butter text-on-butter',
  failed: 'bg-tomato text-on-tomato',
  ahead: 'border-2 border-line-strong text-ink-faint',
}

type StepMarkProps = { state: keyof typeof MARK_CLASSES; number: number }

function StepMark({ state, number }: StepMarkProps) {
  const { t } = useTranslation()
  return (
    <span className={cx('grid size-10 place-items-center rounded-full', MARK_CLASSES[state])}>
      {state === 'done' && <Check aria-label={t('common.done')} className="size-5" />}
      {state === 'running' && <Spinner aria-hidden />}
      {state === 'failed' && <X aria-label={t('photo.steps.failed')} className="size-5" />}
      {state === 'ahead' && <span aria-hidden>{number}</span>}
    </span>
  )
}
