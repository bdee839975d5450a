import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

/** Along the bottom on phones and tablets, down the left side on desktops. */
export function NavBar({ className, ...props }: ComponentProps<'nav'>) {
  return (
    <nav
      data-slot="nav-bar"
      className={cx(
        'fixed inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col border-t border-line bg-surface/95 px-1 pb-[env(safe-area-inset-bottom)] backdrop-blur-sm',
        'lg:inset-y-0 lg:right-auto lg:flex lg:w-60 lg:flex-col lg:gap-1 lg:border-t-0 lg:border-r lg:bg-surface lg:px-4 lg:py-7',
        className,
      )}
      {...props}
    />
  )
}

/** Classes of a link in the bar; `aria-current="page"` marks where one is. */
export const NAV_ITEM_CLASSES = cx(
  'group flex h-(--bar-height) min-w-0 flex-col items-center justify-center gap-1 rounded-m text-[0.75rem] leading-[1.35] font-semibold tracking-[-0.015em] text-ink-soft transition-colors hover:text-ink aria-[current=page]:text-basil-strong',
  'lg:h-12 lg:flex-row lg:justify-start lg:gap-3.5 lg:px-4 lg:text-body lg:tracking-normal lg:hover:bg-sunken lg:aria-[current=page]:bg-basil-wash',
)

/** Holds the icon; on phones the current one sits in a pill. */
export const NAV_ICON_CLASSES = cx(
  'relative grid h-8 w-14 max-w-full place-items-center rounded-full transition-colors [&_svg]:size-5.5',
  'group-aria-[current=page]:bg-basil-wash lg:size-auto lg:group-aria-[current=page]:bg-transparent',
)
