import { Tabs as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

export const Tabs = Primitive.Root
export const TabPanel = Primitive.Content

export function TabList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      data-slot="tab-list"
      className={cx('grid auto-cols-fr grid-flow-col gap-1 rounded-full bg-sunken p-1', className)}
      {...props}
    />
  )
}

export function Tab({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      data-slot="tab"
      className={cx(
        'min-h-12 rounded-full px-4 text-small font-semibold text-ink-soft transition-colors hover:text-ink data-[state=active]:bg-raised data-[state=active]:text-ink data-[state=active]:shadow-rest',
        className,
      )}
      {...props}
    />
  )
}
