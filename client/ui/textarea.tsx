import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { CONTROL_CLASSES } from './input.tsx'

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      className={cx(CONTROL_CLASSES, 'resize-y py-3 leading-relaxed', className)}
      {...props}
    />
  )
}
