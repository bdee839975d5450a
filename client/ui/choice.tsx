import { RadioGroup as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

/** A few choices side by side of which one is taken. */
export function Choice({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      data-slot="choice"
      className={cx(
        'grid auto-cols-fr grid-flow-col gap-1 rounded-full bg-sunken p-1 max-sm:rounded-l',
        className,
      )}
      {...props}
    />
  )
}

export function ChoiceItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item
      data-slot="choice-item"
      className={cx(
        'inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-2 max-sm:flex-col max-sm:gap-1 max-sm:rounded-m max-sm:py-2 sm:px-3 text-small font-semibold text-ink-soft transition-colors hover:text-ink data-[state=checked]:bg-raised data-[state=checked]:text-ink data-[state=checked]:shadow-rest [&_svg]:size-4.5 [&_svg]:shrink-0',
        className,
      )}
      {...props}
    />
  )
}
