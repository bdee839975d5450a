import type { FormEvent } from 'react'

/** React passes a dialog's submit on to the form that the dialog was opened from; this stops it. */
export function submitInside(submit: (event: FormEvent) => Promise<void>) {
  return (event: FormEvent) => {
    event.stopPropagation()
    return submit(event)
  }
}
