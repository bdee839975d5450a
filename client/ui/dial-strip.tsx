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

type DialStripProps = ComponentProps<'div'> & {
  dials: Dial[]
  /** `large` is read from a metre away. */
  size?: 'medium' | 'large'
}

/** The appliance's display: what to set, big enough to read from across a worktop. */
export function DialStrip({ dials, size = 'medium', className, ...props }: DialStripProps) {
  const isLarge = size === 'large'
  const few = isLarge ? 'flex-auto' : 'flex-[1_1_6rem]'
  // Four in a narrow place stand two by two, never three and one.
  const width = dials.length === 4 ? 'flex-[1_1_45%] @lg:flex-[1_1_6rem]' : few
  return (
    <div data-slot="dial-strip" className={cx('@container', className)} {...props}>
      <dl className="flex flex-wrap gap-px overflow-hidden rounded-m bg-panel-line text-panel-ink">
        {dials.map(({ key, icon, label, value, heat }) => (
          <div
            key={key}
            className={cx('min-w-min bg-panel py-3 @sm:px-4', isLarge ? 'px-3' : 'px-3.5', width)}
          >
            <dt className="flex items-center gap-1.5 text-label font-medium text-panel-soft [&_svg]:hidden [&_svg]:size-3.5 @xs:[&_svg]:block">
              {icon}
              {label}
            </dt>
            <dd
              className={cx(
                'mt-0.5 font-semibold',
                isLarge ? 'text-[2rem] leading-tight @xl:text-[2.75rem]' : 'text-dial',
                heat && 'text-panel-heat',
              )}
            >
              {isLarge ? unbrokenAmounts(value) : value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Of "5 min 30 sec", only the middle may break. */
function unbrokenAmounts(value: string): string {
  return value.replace(/(?<=\d) (?=\D)/g, '\u00a0')
}
