import { type PointerEvent, useRef } from 'react'
import { type Point, swipeDirection } from './swipe.ts'

type Swipes = { onLeft: () => void; onRight: () => void }

/** Handlers for an element that is swiped with a finger or pen; a mouse selects text instead. */
export function useSwipe({ onLeft, onRight }: Swipes) {
  const start = useRef<Point & { id: number }>(null)
  return {
    onPointerDown: ({ pointerType, isPrimary, pointerId: id, clientX, clientY }: PointerEvent) => {
      const counts = pointerType !== 'mouse' && isPrimary
      start.current = counts ? { id, x: clientX, y: clientY } : null
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const from = start.current
      start.current = null
      if (from?.id !== pointerId) return
      const direction = swipeDirection(from, { x: clientX, y: clientY }, window.innerWidth)
      if (direction === 'left') onLeft()
      if (direction === 'right') onRight()
    },
    // The finger scrolls the page.
    onPointerCancel: () => {
      start.current = null
    },
  }
}
