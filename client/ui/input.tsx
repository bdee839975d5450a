import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

export const CONTROL_CLASSES =
  'w-full min-h-12 rounded-m border border-line-strong bg-raised px-4 text-body text-ink placeholder:text-ink-faint transition-colors hover:border-ink-soft aria-invalid:border-tomato disabled:opacity-60'

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input data-slot="input" type={type} className={cx(CONTROL_CLASSES, className)} {...props} />
  )
}
