import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

type SkeletonProps = ComponentProps<'div'> & { shape?: 'line' | 'card' }

/** Stands where something is on its way. */
export function Skeleton({ shape = 'line', className, ...props }: SkeletonProps) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden
      className={cx(
        'animate-pulse bg-sunken',
        shape === 'card' ? 'rounded-l' : 'rounded-m',
        className,
      )}
      {...props}
    />
  )
}
