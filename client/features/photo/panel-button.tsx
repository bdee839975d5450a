import type { ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'

type PanelButtonProps = Omit<ComponentProps<typeof Button>, 'variant'> & { strong?: boolean }

/** Looks of a button on the dark around a picture. */
export const PANEL_BUTTON_CLASSES =
  'border border-panel-line bg-panel text-panel-ink hover:bg-panel-line'
const STRONG_CLASSES = 'bg-panel-butter text-panel hover:brightness-105'

/** A button on the dark around a picture. */
export function PanelButton({ strong, className, ...props }: PanelButtonProps) {
  const tone = strong ? STRONG_CLASSES : PANEL_BUTTON_CLASSES
  return <Button variant="bare" className={cx(tone, className)} {...props} />
}

/** The same with only a sign in it. */
export function PanelIconButton(props: PanelButtonProps) {
  return <PanelButton size="icon" {...props} />
}
