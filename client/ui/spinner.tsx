import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

/** A turning ring; give it `role="status"` and a label where nothing beside it says what goes on. */
export function Spinner({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="spinner"
      className={cx(
        'inline-block size-5 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent',
        className,
      )}
      {...props}
    />
  )
}
