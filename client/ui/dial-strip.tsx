import type { ComponentProps, ReactNode } from 'react'
import { typeset } from '../lib/typeset.ts'
import { cx } from './cx.ts'

export type Dial = {
  key: string
  icon: ReactNode
  label: string
  value: string
  /** Heat is told apart by colour as well as by its icon and words. */
  heat?: boolean
  /** Stands beside the value, smaller. */
  aside?: ReactNode
}

type DialStripProps = ComponentProps<'div'> & {
  dials: Dial[]
  /** `large` is read from a metre away, and is part of a larger display. */
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
      <dl
        className={cx(
          'flex flex-wrap gap-px overflow-hidden bg-panel-line text-panel-ink',
          !isLarge && 'rounded-m',
        )}
      >
        {dials.map(({ key, icon, label, value, heat, aside }) => (
          <div
            key={key}
            className={cx(
              'min-w-min bg-panel @sm:px-4',
              isLarge
                ? 'px-3 py-2.5 short:flex short:basis-full short:items-baseline short:justify-between short:gap-3 short:py-1'
                : 'px-3.5 py-3',
              width,
            )}
          >
            <dt
              className={cx(
                'flex items-center gap-1.5 font-medium text-panel-soft [&_svg]:hidden',
                isLarge
                  ? 'text-[1.25rem] leading-tight @[23rem]:[&_svg]:block [&_svg]:size-4.5'
                  : 'text-label @xs:[&_svg]:block [&_svg]:size-3.5',
              )}
            >
              {icon}
              {label}
            </dt>
            <dd
              className={cx(
                'font-semibold',
                isLarge
                  ? 'text-[2.25rem] leading-tight @xl:text-[3.25rem] short:text-[2rem]'
                  : 'mt-0.5 text-dial',
                heat && 'text-panel-heat',
              )}
            >
              {typeset(value)}
              {aside && (
                <>
                  {' '}
                  <span className="ml-2 inline-flex items-center gap-1.5 align-middle text-[1.25rem] leading-tight whitespace-nowrap [&_svg]:size-5.5">
                    {aside}
                  </span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
