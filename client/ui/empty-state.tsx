import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  picture?: ReactNode
  title: ReactNode
  children?: ReactNode
}

/** What a place says when there is nothing in it, and what to do about it. */
export function EmptyState({ picture, title, children, className, ...props }: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      className={cx(
        'mx-auto flex max-w-md flex-col items-center gap-4 px-2 py-12 text-center text-ink-soft sm:py-16',
        className,
      )}
      {...props}
    >
      {picture}
      <h2 className="text-title text-ink">{title}</h2>
      {children}
    </div>
  )
}
