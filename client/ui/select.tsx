import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { CONTROL_CLASSES } from './input.tsx'

type SelectProps = Omit<ComponentProps<'select'>, 'className'> & {
  /** `quiet` beside other words, not among the fields of a form. */
  tone?: keyof typeof TONES
}

const TONES = {
  field: CONTROL_CLASSES,
  quiet:
    'min-h-12 rounded-m border border-transparent pl-3 text-small font-semibold text-ink-soft hover:text-ink',
}

/** The platform's own picker: on a phone nothing is easier to use. */
export function Select({ tone = 'field', ...props }: SelectProps) {
  return (
    <span data-slot="select" className="relative block">
      <select className={cx(TONES[tone], 'appearance-none pr-11')} {...props} />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-ink-soft"
      />
    </span>
  )
}
