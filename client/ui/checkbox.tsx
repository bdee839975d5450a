import { Check } from 'lucide-react'
import { Checkbox as Primitive } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

type CheckboxProps = ComponentProps<typeof Primitive.Root> & {
  label: ReactNode
  size?: 'medium' | 'large'
}

/** A box with its label; the whole line is the target. */
export function Checkbox({ label, size = 'medium', className, ...props }: CheckboxProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: Radix renders a button with role checkbox inside
    <label
      data-slot="checkbox"
      className={cx(
        'flex items-center text-small',
        size === 'large' ? 'min-h-14 gap-4' : 'min-h-12 gap-3',
        className,
      )}
    >
      <Primitive.Root
        className="grid size-6 shrink-0 place-items-center rounded-s border-2 border-line-strong bg-raised text-on-basil transition-colors data-[state=checked]:border-basil data-[state=checked]:bg-basil"
        {...props}
      >
        <Primitive.Indicator>
          <Check aria-hidden className="size-4" strokeWidth={3} />
        </Primitive.Indicator>
      </Primitive.Root>
      <span>{label}</span>
    </label>
  )
}
