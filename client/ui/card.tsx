import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

const cardVariants = cva('rounded-l', {
  variants: {
    tone: {
      plain: 'border border-line bg-surface shadow-rest',
      butter: 'bg-butter text-on-butter',
      basil: 'bg-basil-wash text-ink',
      sunken: 'bg-sunken',
    },
    padding: { none: '', medium: 'p-5', large: 'p-6 sm:p-8' },
  },
  defaultVariants: { tone: 'plain', padding: 'medium' },
})

type CardProps = ComponentProps<'div'> & VariantProps<typeof cardVariants>

export function Card({ tone, padding, className, ...props }: CardProps) {
  return (
    <div data-slot="card" className={cx(cardVariants({ tone, padding }), className)} {...props} />
  )
}
