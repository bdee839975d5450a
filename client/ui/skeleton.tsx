import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden
      className={cx('animate-pulse rounded-m bg-sunken', className)}
      {...props}
    />
  )
}
