import { AlertDialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { SCRIM_CLASSES, SHEET_CLASSES } from './sheet.ts'
import { useReturnFocus } from './use-return-focus.ts'

type ConfirmDialogProps = {
  open: boolean
  title: ReactNode
  children: ReactNode
  confirmLabel: string
  cancelLabel: string
  confirmVariant?: ButtonProps['variant']
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
  /** Gives the focus to where it belongs afterwards, where that is not where it was before. */
  onClosed?: () => void
}

/** Asks before something that cannot be undone; Escape and the scrim mean no. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, onConfirm, onCancel, onClosed, confirmVariant = 'danger' } = props
  const returnFocus = useReturnFocus()
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <Primitive.Portal>
        <Primitive.Overlay className={SCRIM_CLASSES} />
        <Primitive.Content
          data-slot="confirm-dialog"
          className={SHEET_CLASSES}
          onOpenAutoFocus={returnFocus.onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            if (!onClosed) return returnFocus.onCloseAutoFocus(event)
            event.preventDefault()
            onClosed()
          }}
        >
          <Primitive.Title className="text-title">{title}</Primitive.Title>
          <Primitive.Description className="mt-2 text-body text-ink-soft">
            {children}
          </Primitive.Description>
          <div className="mt-7 flex flex-wrap justify-end gap-3">
            <Primitive.Cancel asChild>
              <Button variant="secondary">{props.cancelLabel}</Button>
            </Primitive.Cancel>
            <Button variant={confirmVariant} onClick={onConfirm} busy={props.busy ?? false}>
              {props.confirmLabel}
            </Button>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
