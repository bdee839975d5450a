import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

const buttonVariants = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-full font-semibold transition-[background-color,border-color,color,scale] duration-150 select-none active:scale-[0.98] disabled:opacity-55 aria-busy:cursor-progress [&_svg]:size-5 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-basil text-on-basil hover:bg-basil-strong',
        secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
        quiet: 'text-ink-soft hover:bg-sunken hover:text-ink',
        danger: 'bg-tomato text-on-tomato hover:brightness-95',
        link: 'rounded-s text-basil underline decoration-1 underline-offset-4 hover:decoration-2',
      },
      size: {
        medium: 'min-h-12 px-5 text-small',
        large: 'min-h-13 px-7 text-body',
        icon: 'size-12',
        inline: 'min-h-12 px-1 text-small',
      },
    },
    defaultVariants: { variant: 'primary', size: 'medium' },
  },
)

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    /** Gives the looks to the only child, e.g. a link. */
    asChild?: boolean
    /** Shows that the work goes on and takes no second press. */
    busy?: boolean
  }

export function Button({ variant, size, asChild, busy, className, ...props }: ButtonProps) {
  const classes = cx(buttonVariants({ variant, size }), className)
  if (asChild) return <Slot.Root data-slot="button" className={classes} {...props} />
  const { children, disabled, ...rest } = props
  return (
    <button
      type="button"
      data-slot="button"
      className={classes}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
