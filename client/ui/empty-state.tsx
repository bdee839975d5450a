import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  picture?: ReactNode
  title: ReactNode
  /** Of its heading: 1 where nothing else is on the page. */
  level?: 1 | 2
  /** `small` where there is more on the page. */
  size?: 'medium' | 'small'
  children?: ReactNode
}

/** What a place says when there is nothing in it, and what to do about it. */
export function EmptyState(all: EmptyStateProps) {
  const { picture, title, level = 2, size = 'medium', children, className, ...props } = all
  const Heading = `h${level}` as const
  return (
    <div
      data-slot="empty-state"
      className={cx(
        'mx-auto flex max-w-md flex-col items-center gap-4 px-2 text-center text-ink-soft',
        size === 'small' ? 'py-8 sm:py-10' : 'py-12 sm:py-16',
        className,
      )}
      {...props}
    >
      {picture}
      <Heading className="text-title text-ink">{title}</Heading>
      {children}
    </div>
  )
}
