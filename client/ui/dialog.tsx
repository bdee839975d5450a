import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { SCRIM_CLASSES, SHEET_CLASSES } from './sheet.ts'
import { useReturnFocus } from './use-return-focus.ts'

export const Dialog = Primitive.Root

type DialogContentProps = Omit<ComponentProps<typeof Primitive.Content>, 'title'> & {
  title: ReactNode
  description?: ReactNode
  closeLabel: string
}

/** A sheet from below on phones, a window in the middle elsewhere. */
export function DialogContent(props: DialogContentProps) {
  const { title, description, closeLabel, className, children, ...rest } = props
  const returnFocus = useReturnFocus()
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={SCRIM_CLASSES} />
      <Primitive.Content
        data-slot="dialog"
        className={cx(SHEET_CLASSES, className)}
        {...(description ? {} : { 'aria-describedby': undefined })}
        {...returnFocus}
        onOpenAutoFocus={(event) => {
          returnFocus.onOpenAutoFocus()
          const first = firstField(event.currentTarget)
          if (!first) return
          event.preventDefault()
          first.focus()
        }}
        {...rest}
      >
        <div className="mb-5 flex items-start justify-between gap-4">
          <div>
            <Primitive.Title className="text-title">{title}</Primitive.Title>
            {description && (
              <Primitive.Description className="mt-1 text-small text-ink-soft">
                {description}
              </Primitive.Description>
            )}
          </div>
          <Primitive.Close asChild>
            <Button variant="quiet" size="icon" aria-label={closeLabel} className="-mt-2 -mr-2">
              <X aria-hidden />
            </Button>
          </Primitive.Close>
        </div>
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  )
}

/** Where one goes on: what is marked for it, else the first field to type in. */
function firstField(content: EventTarget | null): HTMLElement | null {
  if (!(content instanceof HTMLElement)) return null
  return (
    content.querySelector<HTMLElement>('[data-autofocus]') ??
    content.querySelector<HTMLElement>('input[type="text"], input[type="email"], textarea')
  )
}
