import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

const spinnerVariants = cva(
  'inline-block shrink-0 animate-spin rounded-full border-current border-r-transparent',
  {
    variants: { size: { medium: 'size-5 border-2', large: 'size-9 border-3' } },
    defaultVariants: { size: 'medium' },
  },
)

type SpinnerProps = ComponentProps<'span'> & VariantProps<typeof spinnerVariants>

/** A turning ring; give it `role="status"` and a label where nothing beside it says what goes on. */
export function Spinner({ size, className, ...props }: SpinnerProps) {
  return (
    <span data-slot="spinner" className={cx(spinnerVariants({ size }), className)} {...props} />
  )
}
