import { cva, type VariantProps } from 'class-variance-authority'
import { X } from 'lucide-react'
import { Toast as Primitive } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from './button.tsx'
import { cx } from './cx.ts'

export const ToastProvider = Primitive.Provider

const toastVariants = cva(
  'flex items-start gap-3 rounded-m p-4 pr-2 shadow-float data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
  {
    variants: {
      tone: { plain: 'bg-panel text-panel-ink', problem: 'bg-tomato text-on-tomato' },
    },
    defaultVariants: { tone: 'plain' },
  },
)

type ToastProps = Omit<ComponentProps<typeof Primitive.Root>, 'title'> &
  VariantProps<typeof toastVariants> & {
    title: ReactNode
    description?: ReactNode
    action?: { label: string; onPress: () => void } | undefined
    closeLabel: string
  }

export function Toast(props: ToastProps) {
  const { tone, title, description, action, closeLabel, className, ...rest } = props
  return (
    <Primitive.Root data-slot="toast" className={cx(toastVariants({ tone }), className)} {...rest}>
      <div className="min-w-0 flex-1 py-0.5">
        <Primitive.Title className="text-small font-semibold">{title}</Primitive.Title>
        {description && (
          <Primitive.Description className="mt-0.5 text-small">{description}</Primitive.Description>
        )}
        {action && (
          <Primitive.Action asChild altText={action.label} onClick={action.onPress}>
            <Button variant="inlineLink" size="inline">
              {action.label}
            </Button>
          </Primitive.Action>
        )}
      </div>
      <Primitive.Close asChild>
        <Button variant="bare" size="icon" aria-label={closeLabel} className="-my-2">
          <X aria-hidden />
        </Button>
      </Primitive.Close>
    </Primitive.Root>
  )
}

export function ToastViewport({ className, ...props }: ComponentProps<typeof Primitive.Viewport>) {
  return (
    <Primitive.Viewport
      data-slot="toast-viewport"
      className={cx(
        'fixed inset-x-4 bottom-[calc(var(--bar-height)+env(safe-area-inset-bottom)+1rem)] z-60 mx-auto max-w-md lg:right-8 lg:bottom-8 lg:left-auto lg:mx-0 lg:w-104',
        className,
      )}
      {...props}
    />
  )
}
