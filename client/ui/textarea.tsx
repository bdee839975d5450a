import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { CONTROL_CLASSES } from './input.tsx'

type TextareaProps = Omit<ComponentProps<'textarea'>, 'className'> & {
  /** With what is typed, instead of by a handle. */
  grows?: boolean
}

export function Textarea({ grows = false, ...props }: TextareaProps) {
  const resize = grows ? 'field-sizing-content resize-none' : 'resize-y'
  return (
    <textarea
      data-slot="textarea"
      className={cx(CONTROL_CLASSES, 'py-3 leading-relaxed', resize)}
      {...props}
    />
  )
}
