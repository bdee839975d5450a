import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'

type Movable = {
  name: string
  /** Its place, counted from 0, among `count`. */
  index: number
  count: number
  onMove: (place: number) => void
}

type MoveHandleProps = Movable & {
  hintId: string
  /** Whether its buttons are shown. */
  isMoving: boolean
  onGrab: (event: PointerEvent) => void
  onPress: () => void
}

/** Takes the touch for itself, so that dragging it does not scroll the page. */
export function MoveHandle({ name, hintId, isMoving, onGrab, onPress, ...item }: MoveHandleProps) {
  const { t } = useTranslation()
  const { index, count, onMove } = item
  const press = (event: KeyboardEvent) => {
    const places: Record<string, number> = {
      ArrowUp: index - 1,
      ArrowDown: index + 1,
      Home: 0,
      End: count - 1,
    }
    const place = places[event.key]
    if (place === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onMove(place)
  }
  return (
    <Button
      variant="quiet"
      size="icon"
      className="cursor-grab touch-none aria-pressed:bg-sunken active:cursor-grabbing"
      aria-label={t('recipe.move', { name })}
      aria-describedby={hintId}
      aria-pressed={isMoving}
      onPointerDown={onGrab}
      onKeyDown={press}
      onClick={onPress}
    >
      <GripVertical aria-hidden />
    </Button>
  )
}

/** For who neither drags nor has a keyboard. */
export function MoveButtons({ name, index, count, onMove }: Movable) {
  const { t } = useTranslation()
  const isFirst = index === 0
  const isLast = index === count - 1
  // Not disabled at the ends: that would throw the focus away in the middle of moving.
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        className="aria-disabled:opacity-55"
        aria-label={t('recipe.moveUpNamed', { name })}
        aria-disabled={isFirst}
        onClick={() => onMove(index - 1)}
      >
        <ArrowUp aria-hidden />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        className="aria-disabled:opacity-55"
        aria-label={t('recipe.moveDownNamed', { name })}
        aria-disabled={isLast}
        onClick={() => onMove(index + 1)}
      >
        <ArrowDown aria-hidden />
      </Button>
    </>
  )
}
