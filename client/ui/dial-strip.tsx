import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

export type Dial = {
  key: string
  icon: ReactNode
  label: string
  value: string
  /** Heat is told apart by colour as well as by its icon and words. */
  heat?: boolean
}

type DialStripProps = ComponentProps<'div'> & { dials: Dial[] }

/** The appliance's display: what to set, big enough to read from across a worktop. */
export function DialStrip({ dials, className, ...props }: DialStripProps) {
  // Four in a narrow place stand two by two, never three and one.
  const width = dials.length === 4 ? 'flex-[1_1_45%] @lg:flex-[1_1_6rem]' : 'flex-[1_1_6rem]'
  return (
    <div data-slot="dial-strip" className={cx('@container', className)} {...props}>
      <dl className="flex flex-wrap gap-px overflow-hidden rounded-m bg-panel-line text-panel-ink">
        {dials.map(({ key, icon, label, value, heat }) => (
          <div key={key} className={cx('min-w-min bg-panel px-3.5 py-3 @sm:px-4', width)}>
            <dt className="flex items-center gap-1.5 text-label font-medium text-panel-soft [&_svg]:hidden [&_svg]:size-3.5 @xs:[&_svg]:block">
              {icon}
              {label}
            </dt>
            <dd
              className={cx(
                'mt-0.5 text-dial font-semibold tabular-nums',
                heat && 'text-panel-heat',
              )}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
