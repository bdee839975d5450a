import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

const UNDERLINE = 'underline decoration-1 underline-offset-4 hover:decoration-2'

const buttonVariants = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 font-semibold transition-[background-color,border-color,color,scale] duration-150 select-none active:scale-[0.98] disabled:opacity-55 aria-busy:cursor-progress [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-basil text-on-basil hover:bg-basil-strong',
        secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
        quiet: 'text-ink-soft hover:bg-sunken hover:text-ink',
        danger: 'bg-tomato text-on-tomato hover:brightness-95',
        link: `text-basil ${UNDERLINE}`,
        /** A link in the colour of the words around it. */
        inlineLink: UNDERLINE,
        /** Without colours of its own. */
        bare: '',
      },
      size: {
        medium: 'min-h-12 rounded-full px-5 text-small [&_svg]:size-5',
        narrow: 'min-h-12 rounded-full px-3 text-small [&_svg]:size-5',
        large: 'min-h-13 rounded-full px-7 text-body [&_svg]:size-5',
        icon: 'size-12 rounded-full [&_svg]:size-5',
        /** For wet hands, from arm's length. */
        largeIcon: 'size-14 rounded-full [&_svg]:size-6',
        inline: 'min-h-12 rounded-s px-1 text-small [&_svg]:size-5',
        /** Without any measure of its own. */
        bare: '',
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
