import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

export type FieldControl = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Draws the control with what ties it to its label, hint and message. */
  children: (control: FieldControl) => ReactNode
}

/** A label above its control, with the message of a mistake right below. */
export function Field({ label, hint, error, children, className, ...props }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div data-slot="field" className={cx('grid content-start gap-1.5', className)} {...props}>
      <label htmlFor={id} className="text-small font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || hint ? noteId : undefined,
      })}
      {error ? (
        <p id={noteId} role="alert" className="text-small font-medium text-tomato">
          {error}
        </p>
      ) : (
        hint && (
          <p id={noteId} className="text-small text-ink-soft">
            {hint}
          </p>
        )
      )}
    </div>
  )
}
