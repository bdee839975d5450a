import { useTranslation } from 'react-i18next'
import type { ConversionStage } from '#shared/convert.ts'
import { cx } from '../../ui/cx.ts'

const MARKS: readonly (string | undefined)[] = ['read', 'queued', 'structuring', 'checking']

type StageTrackProps = { stage: ConversionStage | undefined; isRead: boolean }

/** How many of the stages are behind; the one that runs is alive. */
export function StageTrack({ stage, isRead }: StageTrackProps) {
  const { t } = useTranslation()
  const known = MARKS.indexOf(stage)
  const current = stage === 'done' ? MARKS.length : known >= 0 ? known : isRead ? 1 : 0
  return (
    <div
      role="progressbar"
      aria-label={t('convert.processing.stages')}
      aria-valuemin={0}
      aria-valuemax={MARKS.length}
      aria-valuenow={current}
      className="mt-6 grid grid-cols-4 gap-1.5"
    >
      {MARKS.map((mark, index) => (
        <span
          key={mark}
          className={cx(
            'h-2 rounded-full',
            index < current && 'bg-basil',
            index === current && 'animate-pulse bg-tomato',
            index > current && 'bg-line',
          )}
        />
      ))}
    </div>
  )
}
