import type { ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'

type PanelButtonProps = Omit<ComponentProps<typeof Button>, 'variant'> & { strong?: boolean }

/** A button on the dark around a picture. */
export function PanelButton({ strong, className, ...props }: PanelButtonProps) {
  const tone = strong
    ? 'bg-panel-butter text-panel hover:bg-panel-butter hover:brightness-105'
    : 'border border-panel-line bg-panel text-panel-ink hover:bg-panel-line'
  return <Button className={cx('min-h-12', tone, className)} {...props} />
}

/** The same with only a sign in it. */
export function PanelIconButton({ className, ...props }: PanelButtonProps) {
  return <PanelButton size="icon" className={cx('size-12', className)} {...props} />
}
