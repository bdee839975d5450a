import { cva, type VariantProps } from 'class-variance-authority'
import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

const hintVariants = cva('flex gap-2.5 rounded-m px-3.5 py-2.5', {
  variants: {
    tone: {
      calm: 'bg-basil-wash text-ink',
      caution: 'bg-butter-wash text-on-butter',
      problem: 'bg-tomato-wash text-tomato',
    },
    /** `large` is read from a metre away. */
    size: { medium: 'text-small', large: 'text-lead' },
    align: { start: 'items-start', center: 'items-center' },
  },
  defaultVariants: { tone: 'calm', size: 'medium', align: 'start' },
})

const ICONS = { calm: CircleCheck, caution: Info, problem: TriangleAlert }

type HintProps = ComponentProps<'div'> & VariantProps<typeof hintVariants>

/** A sentence beside the thing it is about, with a sign of how much it matters. */
export function Hint({ tone, size, align, className, children, ...props }: HintProps) {
  const Icon = ICONS[tone ?? 'calm']
  return (
    <div data-slot="hint" className={cx(hintVariants({ tone, size, align }), className)} {...props}>
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
