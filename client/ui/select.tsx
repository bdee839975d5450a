import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { CONTROL_CLASSES } from './input.tsx'

/** The platform's own picker: on a phone nothing is easier to use. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span data-slot="select" className="relative block">
      <select className={cx(CONTROL_CLASSES, 'appearance-none pr-11', className)} {...props} />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-ink-soft"
      />
    </span>
  )
}
