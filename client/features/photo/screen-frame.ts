/** A picture with bars above and below; beside it where a phone lies on its side. */
export const PICTURE_SCREEN =
  'flex h-[calc(var(--vh,1vh)*100-var(--timer-bar-height))] flex-col bg-panel text-panel-ink short:flex-row'

export const PICTURE_BAR =
  'flex shrink-0 items-center gap-2 px-3 py-2 pr-[max(0.75rem,env(safe-area-inset-right))] pl-[max(0.75rem,env(safe-area-inset-left))] short:flex-col'
